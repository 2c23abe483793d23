import {server} from "../protocol/rest";
import type {TableInfo} from "../protocol/types";

// Keeps the game as a file.
export async function saveRecord(table: TableInfo, secret: string | undefined): Promise<void> {
    const record = await server.record(table.id, secret);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], {type: "application/json"}));
    link.download = `${table.rule_set}-${table.id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
}
