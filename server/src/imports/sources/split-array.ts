import { StartError } from "../../kernel/start-error.ts";
import { largestRow } from "./row.ts";

export interface Element {
  line: number;
  text: string;
}

const noArray = () =>
  new StartError("The file is not what the profile expects: it is not a JSON array of products.");

/** The elements of one JSON array, each as its text, without holding the array in memory. */
export async function* splitArray(chunks: AsyncIterable<string>): AsyncGenerator<Element> {
  let place: "before" | "inside" | "after" = "before";
  let [line, start, depth] = [1, 1, 0];
  let [quoted, escaped] = [false, false];
  let text = "";
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const letter = chunk[at] as string;
      if (letter === "\n") line++;
      if (quoted) {
        if (escaped) escaped = false;
        else if (letter === "\\") escaped = true;
        else if (letter === '"') quoted = false;
      } else if (place !== "inside") {
        if (isBlank(letter)) continue;
        if (place === "after" || letter !== "[") throw noArray();
        place = "inside";
        from = at + 1;
      } else if (depth === 0 && (letter === "," || letter === "]")) {
        text += chunk.slice(from, at);
        if (text.trim() !== "") yield { line: start, text };
        text = "";
        from = at + 1;
        if (letter === "]") place = "after";
      } else {
        if (depth === 0 && !isBlank(letter) && (text + chunk.slice(from, at)).trim() === "") {
          start = line;
        }
        if (letter === '"') quoted = true;
        else if (letter === "{" || letter === "[") depth++;
        else if (letter === "}" || letter === "]") depth--;
      }
    }
    if (place === "inside") text += chunk.slice(from);
    if (text.length > largestRow || depth < 0) throw brokenOff(start);
  }
  if (place === "before") throw noArray();
  if (place === "inside") throw brokenOff(start);
}

const isBlank = (letter: string) => letter.trim() === "";

const brokenOff = (line: number) =>
  new StartError(
    `The file cannot be read from line ${line} on: its JSON is not closed where it should be.`,
  );
