import { structureOf } from "./json-shape.ts";
import { deepestJson, largestRow } from "./limits.ts";
import { SourceError } from "./source-error.ts";

/** One element of a list, as its text. */
export interface Element {
  /** Where it starts in the file, from 1. */
  line: number;
  text: string;
}

interface List {
  /** How many letters stand before the first element. */
  start: number;
  /** Nothing may follow the list. */
  whole: boolean;
}

/** The elements of a JSON list, without holding the list in memory. */
export async function* splitElements(
  chunks: AsyncIterable<string>,
  { start, whole }: List,
): AsyncGenerator<Element> {
  let skip = start;
  let line = 1;
  let ended = false;
  const element = elementScanner();
  for await (const chunk of chunks) {
    let from = Math.min(skip, chunk.length);
    line += breaksIn(chunk.slice(0, from));
    skip -= from;
    for (let at = from; at < chunk.length; at++) {
      const letter = chunk[at] as string;
      if (letter === "\n") line++;
      if (ended) {
        if (whole && !isBlank(letter)) throw element.broken(line);
      } else if (element.endsWith(letter, line)) {
        yield* element.take(chunk.slice(from, at));
        from = at + 1;
        ended = letter === "]";
      }
    }
    if (!ended) element.keep(chunk.slice(from));
  }
  if (!ended) throw element.broken(line);
}

/** Follows one element after the other: its text, and whether a comma or bracket is part of it. */
function elementScanner() {
  let text = "";
  let start = 0;
  let depth = 0;
  let quoted = false;
  let escaped = false;
  const deepen = (line: number) => {
    if (++depth > deepestJson) throw tooDeep(start || line);
  };
  const broken = (line: number) => new SourceError("file-json-damaged", { line: start || line });
  return {
    broken,
    /** Whether this letter is no more of the element, but what separates it from the next. */
    endsWith(letter: string, line: number): boolean {
      if (quoted) {
        if (escaped) escaped = false;
        else if (letter === "\\") escaped = true;
        else if (letter === '"') quoted = false;
        return false;
      }
      if (depth === 0 && (letter === "," || letter === "]")) return true;
      if (start === 0 && !isBlank(letter)) start = line;
      if (letter === '"') quoted = true;
      else if (letter === "{" || letter === "[") deepen(line);
      else if (letter === "}" || letter === "]") depth--;
      return false;
    },
    keep(part: string): void {
      text += part;
      if (text.length > longestElement) throw tooLong(start);
      if (depth < 0) throw broken(start);
    },
    *take(last: string): Generator<Element> {
      const whole = text + last;
      if (start > 0) yield { line: start, text: whole };
      text = "";
      start = 0;
    },
  };
}

/** Of JSON, which names every value. */
const longestElement = largestRow * 10;

const tooLong = (line: number) =>
  new SourceError("file-row-too-long", { line, most: longestElement });
const tooDeep = (line: number) =>
  new SourceError("file-json-too-deep", { line, most: deepestJson });

const isBlank = (letter: string) => letter.trim() === "";
const breaksIn = (text: string) => text.split("\n").length - 1;

/** The lines of a text, each an element. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<Element> {
  let rest = "";
  let line = 1;
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longestElement) throw tooLong(line);
    for (const text of lines) {
      if (text.trim() !== "") yield element(text, line);
      line++;
    }
  }
  if (rest.trim() !== "") yield element(rest, line);
}

/** What is nested without end is not parsed. */
function element(text: string, line: number): Element {
  for (const { depth } of structureOf(text)) if (depth > deepestJson) throw tooDeep(line);
  return { line, text };
}
