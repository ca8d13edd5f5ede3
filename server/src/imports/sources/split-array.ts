import { StartError } from "../../kernel/start-error.ts";
import { largestRow } from "./row.ts";

export interface Element {
  /** Where it starts in the file, from 1. */
  line: number;
  text: string;
}

/** The elements of one JSON array, each as its text, without holding the array in memory. */
export async function* splitArray(chunks: AsyncIterable<string>): AsyncGenerator<Element> {
  const scanner = arrayScanner();
  for await (const chunk of chunks) yield* scanner.scan(chunk);
  scanner.end();
}

function arrayScanner() {
  let place: "before" | "inside" | "after" = "before";
  let line = 1;
  const element = elementScanner();
  function* scan(chunk: string): Generator<Element> {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const letter = chunk[at] as string;
      if (letter === "\n") line++;
      if (place !== "inside") {
        if (isBlank(letter)) continue;
        if (place === "after" || letter !== "[") throw noArray();
        place = "inside";
        from = at + 1;
      } else if (element.endsWith(letter, line)) {
        yield* element.take(chunk.slice(from, at));
        from = at + 1;
        if (letter === "]") place = "after";
      }
    }
    if (place === "inside") element.keep(chunk.slice(from));
  }
  return {
    scan,
    end() {
      if (place === "before") throw noArray();
      if (place === "inside") throw element.broken();
    },
  };
}

/** Follows one element after the other: its text, and whether a comma or bracket is part of it. */
function elementScanner() {
  let text = "";
  let start = 0;
  let depth = 0;
  let quoted = false;
  let escaped = false;
  const broken = () =>
    new StartError(
      `The file cannot be read from line ${start || 1} on: its JSON is not closed where it should be.`,
    );
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
      else if (letter === "{" || letter === "[") depth++;
      else if (letter === "}" || letter === "]") depth--;
      return false;
    },
    keep(part: string): void {
      text += part;
      if (text.length > largestRow || depth < 0) throw broken();
    },
    *take(last: string): Generator<Element> {
      const whole = text + last;
      if (start > 0) yield { line: start, text: whole };
      text = "";
      start = 0;
    },
  };
}

const isBlank = (letter: string) => letter.trim() === "";

const noArray = () =>
  new StartError("The file is not what the profile expects: it is not a JSON array of products.");
