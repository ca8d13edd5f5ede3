import type { SourceColumn } from "@neroli/contract/imports/mapping.ts";
import { productFieldKeys } from "@neroli/contract/products/fields.ts";
import { fieldOfKey } from "@neroli/contract/products/text-keys.ts";
import { type Bytes, beginning } from "./file-bytes.ts";
import { decoded } from "./find-encoding.ts";
import { type JsonShape, shapeOf } from "./json-shape.ts";
import { lookAt, sampleSize, textOf } from "./layout.ts";
import { mostColumns, refuseManyRows } from "./limits.ts";
import type { Cells, Row, Source } from "./source.ts";
import { SourceError } from "./source-error.ts";
import { type Element, splitElements, splitLines } from "./split-elements.ts";
import { isUndecodable } from "./weigh-letters.ts";

/** Products as JSON objects. */
export async function openJson(
  bytes: Bytes,
  { encoding }: { encoding: string },
): Promise<Omit<Source, "close">> {
  const text = () => decoded(bytes(), encoding);
  const head = await beginning(bytes, 300_000);
  const shape = shapeOf(new TextDecoder(encoding).decode(head));
  const rows = () => toRows(elements(text(), shape));
  const first: Row[] = [];
  for await (const row of rows()) if (first.push(row) === sampleSize) break;
  if (first.length === 0) throw new SourceError("file-no-rows");
  if (first.every(({ problem }) => problem)) throw new SourceError("file-no-products");
  const own = first.every(({ cells }) => isOwn(cells));
  return {
    format: "JSON",
    encoding,
    delimiter: null,
    sheets: [],
    sheet: null,
    columns: columnsOf(first, own),
    own,
    rows,
  };
}

const elements = (text: AsyncIterable<string>, shape: JsonShape): AsyncGenerator<Element> =>
  shape.kind === "lines" ? splitLines(text) : splitElements(text, shape);

async function* toRows(elements: AsyncIterable<Element>): AsyncGenerator<Row> {
  let row = 0;
  for await (const { line, text } of elements) {
    refuseManyRows(++row);
    yield toRow(text, row, line);
  }
}

function toRow(text: string, row: number, line: number): Row {
  const refuse = (code: "undecodable" | "row-not-json" | "row-no-object"): Row => ({
    row,
    line,
    cells: {},
    problem: { code, column: null, field: null, value: excerpt(text) },
    text,
  });
  if (isUndecodable(text)) return refuse("undecodable");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("row-not-json");
  }
  if (!isObject(value)) return refuse("row-no-object");
  return { row, line, cells: flat(value) };
}

const excerpt = (text: string) => text.trim().replace(/\s+/g, " ").slice(0, 500);

type JsonObject = Readonly<{ [name: string]: unknown }>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Objects within become columns of their own: {"price": {"value": 1}} has the column "price.value".
 * Neroli's own products have their fields under "fields".
 */
function flat(object: JsonObject): Cells {
  const { fields, ...rest } = object;
  if (isObject(fields) && isOwn(object)) return { ...rest, ...fields };
  return Object.fromEntries(spread(object, "", 3));
}

function* spread(object: JsonObject, before: string, depth: number): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(object)) {
    const path = before + name;
    if (depth > 1 && isObject(value)) yield* spread(value, `${path}.`, depth - 1);
    else yield [path, value];
  }
}

/** Properties that somebody has added do no harm. */
function isOwn(cells: JsonObject): boolean {
  const names = Object.keys(isObject(cells.fields) ? cells.fields : cells);
  const others = names.filter((name) => fieldOfKey(name) === null && !ownProperties.has(name));
  return (
    ["key", "offering", "segment"].every((key) => typeof cells[key] === "string") &&
    others.length <= 3
  );
}
const ownProperties = new Set([
  "key",
  "offering",
  "segment",
  "state",
  "trashed",
  "visibility",
  "labels",
  "documents",
  "completeness",
  "created_at",
  "updated_at",
]);

/** A field that none of the exported products has is one that they do not have. */
function columnsOf(rows: readonly Row[], own: boolean): SourceColumn[] {
  const names = new Set<string>(own ? productFieldKeys : []);
  for (const { cells } of rows) for (const name of Object.keys(cells)) names.add(name);
  return [...names].slice(0, mostColumns).map((name) => ({
    name,
    header: name,
    ...lookAt(rows.map(({ cells }) => textOf(cells[name]))),
  }));
}
