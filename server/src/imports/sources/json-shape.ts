import { SourceError } from "./source-error.ts";

/** One array; an object that has one, such as {"products": [...]}; or one object after the other. */
export type JsonShape = { kind: "lines" } | { kind: "list"; start: number; whole: boolean };

/** By the beginning of the text. `start` is where the first element of the list may begin. */
export function shapeOf(text: string): JsonShape {
  const bracket = /^\s*\[/.exec(text);
  if (bracket) return { kind: "list", start: bracket[0].length, whole: true };
  if (!/^\s*\{/.test(text)) throw new SourceError("file-no-products");
  const end = endOfObject(text);
  if (end >= 0 && text.slice(end).trim() !== "") return { kind: "lines" };
  const start = startOfList(text);
  return start < 0 ? { kind: "lines" } : { kind: "list", start, whole: false };
}

/** After the bracket of the list of objects; -1 when there is none. */
function startOfList(text: string): number {
  for (const { at, depth, letter } of structureOf(text)) {
    if (depth === 2 && letter === "[" && /^\s*\{/.test(text.slice(at + 1, at + 2_000)))
      return at + 1;
  }
  return -1;
}

function endOfObject(text: string): number {
  for (const { at, depth, letter } of structureOf(text)) {
    if (depth === 0 && (letter === "}" || letter === "]")) return at + 1;
  }
  return -1;
}

/** Brackets outside of texts, with the depth after them; each letter is looked at once. */
export function* structureOf(text: string) {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string;
    if (quoted) {
      if (letter === "\\") at++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === "{" || letter === "[") yield { at, depth: ++depth, letter };
    else if (letter === "}" || letter === "]") yield { at, depth: --depth, letter };
  }
}
