// A door in front of a server, through which a browser goes to it: counts every byte that comes back, headers and
// WebSockets and all.
import {connect, createServer} from "node:net";

export async function openDoor(address) {
    const {hostname, port} = new URL(address);
    let received = 0;
    const door = createServer((inside) => {
        const outside = connect(Number(port), hostname);
        inside.pipe(outside);
        outside.on("data", (bytes) => (received += bytes.length));
        outside.pipe(inside);
        // Whoever goes away takes the other side along.
        for (const [one, other] of [[inside, outside], [outside, inside]]) {
            one.on("error", () => other.destroy());
            one.on("close", () => other.destroy());
        }
    });
    await new Promise((resolve) => door.listen(0, "127.0.0.1", resolve));
    return {
        address: `http://127.0.0.1:${door.address().port}/`,
        received: () => received,
        close: () => door.close(),
    };
}
