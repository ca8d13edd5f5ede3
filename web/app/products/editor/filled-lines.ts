/**
 * A phase, an ingredient, a concept … as it is stored: without the lines of it into which nothing
 * was written; undefined where it is such a line itself.
 */
export function filledLine(line: object): object | undefined {
  const parts = Object.entries(line).map(([name, part]) => [name, writtenPart(part)] as const);
  return parts.every(([, part]) => isNothing(part)) ? undefined : Object.fromEntries(parts);
}

const writtenPart = (part: unknown): unknown =>
  Array.isArray(part)
    ? part.flatMap((each) => (isObject(each) ? (filledLine(each) ?? []) : [each]))
    : part;

const isNothing = (part: unknown): boolean =>
  part === undefined ||
  (typeof part === "string" && part.trim() === "") ||
  (Array.isArray(part) && part.length === 0);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether a path below a field leads through a line into which nothing was written. */
export function isInEmptyLine(value: unknown, path: readonly string[]): boolean {
  let at = value;
  for (const step of path) {
    if (!isObject(at)) return false;
    at = Reflect.get(at, step);
    if (isObject(at) && !Array.isArray(at) && filledLine(at) === undefined) return true;
  }
  return false;
}
