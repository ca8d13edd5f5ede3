/** What lies at the bottom of an error: its cause's cause, or the first of several. */
export function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 8 && root instanceof Error; depth++) {
    const [first]: unknown[] = root instanceof AggregateError ? root.errors : [];
    const next = root.cause ?? first;
    if (next === undefined || next === null) break;
    root = next;
  }
  return root;
}

const longest = 200;

/** The same for all that differ in what was quoted, counted or drawn alone. */
const general = (text: string) =>
  text
    .slice(0, longest)
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/[\da-f-]{8,}|\d+/gi, "#");

/**
 * By what a cause is known again: two errors of one cause have the same. The system's and the
 * database's own are known by their code; others by their words and where they were thrown.
 */
export function causeOf(error: unknown): string {
  const root = rootOf(error);
  if (!(root instanceof Error)) return general(String(root));
  const { code } = root as { code?: unknown };
  if (typeof code === "string" && code !== "") return `${code} ${general(root.message)}`;
  const thrown = root.stack?.split("\n").find((line) => line.startsWith("    at ")) ?? "";
  return `${root.name}: ${general(root.message)}${thrown.replace("    at", " at")}`;
}
