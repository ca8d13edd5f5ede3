import { StartError } from "../../kernel/start-error.ts";
import { notUtf8, type Row } from "./row.ts";
import { splitArray } from "./split-array.ts";

/** Reads a JSON array of objects as it comes. */
export async function* readJson(
  bytes: AsyncIterable<Buffer>,
  wanted: readonly string[],
): AsyncGenerator<Row> {
  let first = true;
  for await (const { line, text } of splitArray(decoded(bytes))) {
    const { row, missing } = toRow(line, text, wanted);
    // A file whose very first product is something else is another file.
    if (first && missing.length > 0) throw wrongFile(missing);
    first = false;
    yield row;
  }
}

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  // Takes a byte order mark away, and puts characters together that two chunks share.
  const decoder = new TextDecoder();
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

interface Checked {
  row: Row;
  missing: readonly string[];
}

function toRow(line: number, text: string, wanted: readonly string[]): Checked {
  const refuse = (reason: string, missing: readonly string[] = []): Checked => ({
    row: { line, cells: {}, problem: { column: missing.join(", "), value: excerpt(text), reason } },
    missing,
  });
  if (text.includes("\ufffd")) return refuse(notUtf8);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("this is not valid JSON");
  }
  if (typeof value !== "object" || value === null) return refuse("this is not an object", wanted);
  const missing = wanted.filter((column) => !Object.hasOwn(value, column));
  if (missing.length > 0) return refuse("properties are missing", missing);
  return { row: { line, cells: { ...value } }, missing };
}

const excerpt = (text: string) => text.trim().replace(/\s+/g, " ").slice(0, 500);

const wrongFile = (missing: readonly string[]) =>
  new StartError(
    `The file is not what the profile expects: its first product does not have the ${missing.length === 1 ? "property" : "properties"} ${missing.join(", ")}.`,
  );
