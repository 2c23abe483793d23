export default function LabScreen(_: {ruleSet: string | undefined; table: string | undefined; at: number | undefined}) {
    return null;
}
