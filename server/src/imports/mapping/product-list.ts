import type { ImportTarget } from "@neroli/contract/imports/mapping.ts";
import type { ListedRow, ProductList } from "@neroli/contract/imports/product-list.ts";
import { isReasonColumn } from "../problems/reason-column.ts";
import { toFlag } from "../readers/read-flag.ts";
import { numberPattern, toNumber } from "../readers/read-number.ts";
import { plainWords } from "../readers/same-words.ts";
import { textOf } from "../sources/layout.ts";
import { openSource } from "../sources/open-source.ts";
import type { Row } from "../sources/source.ts";
import { SourceError } from "../sources/source-error.ts";
import { columnWords, knownNames } from "./column-names.ts";

/** What names a product in a list: as an import would recognise it (choose-identity.ts). */
const identities = {
  key: "key",
  sap_material_code: "number",
  formulation_code: "number",
  concept_code: "number",
  flavis: "number",
  trade_name: "trade_name",
  name: "name",
} as const satisfies Partial<Record<ImportTarget, string>>;
type Identity = (typeof identities)[keyof typeof identities];

/** A column of the asker's own, with every name that people give it. */
interface WantedColumn {
  names: readonly string[];
  kind: "text" | "flag" | "number";
}

export interface ProductListOrder {
  path: string;
  wanted: Readonly<Record<string, WantedColumn>>;
  /** Rows. */
  most: number;
}

/** Reads a list that names products and says something of each; in a process of its own. */
export async function work({ path, wanted, most }: ProductListOrder): Promise<ProductList> {
  const source = await openSource(path);
  try {
    const meanings = meaningsOf(
      source.columns.map(({ name }) => name),
      wanted,
    );
    const rows: ListedRow[] = [];
    for await (const row of source.rows()) {
      if (rows.length === most) throw new SourceError("file-too-many-rows", { most });
      rows.push(readRow(row, { meanings, wanted }));
    }
    const columns = source.columns.map(({ name }) => ({
      column: name,
      meaning: meanings.get(name) ?? null,
    }));
    return { columns, rows };
  } finally {
    await source.close();
  }
}

/** Each meaning has the first column of that name; the asker's own names come before those of products. */
function meaningsOf(columns: readonly string[], wanted: ProductListOrder["wanted"]) {
  const own = new Map(
    Object.entries(wanted).flatMap(([meaning, { names }]) =>
      names.map((name): [string, string] => [plainWords(name), meaning]),
    ),
  );
  const meanings = new Map<string, string>();
  for (const column of columns) {
    if (isReasonColumn(column)) continue;
    const words = columnWords(column);
    const meaning = own.get(words) ?? identityOf(words);
    if (meaning && ![...meanings.values()].includes(meaning)) meanings.set(column, meaning);
  }
  return meanings;
}

function identityOf(words: string): Identity | undefined {
  const known = knownNames().get(words) ?? [];
  const found = known.find(({ target }) => target in identities);
  return found && identities[found.target as keyof typeof identities];
}

interface Reading {
  meanings: ReadonlyMap<string, string>;
  wanted: ProductListOrder["wanted"];
}

function readRow({ line, cells, problem }: Row, { meanings, wanted }: Reading): ListedRow {
  const row: ListedRow = { line, names: {}, values: {}, problems: problem ? [problem] : [] };
  for (const [column, meaning] of meanings) {
    const cell = cells[column];
    const text = textOf(cell).trim();
    const kind = wanted[meaning]?.kind;
    if (!kind) {
      if (text !== "") row.names[meaning as Identity] = text;
      continue;
    }
    const value = text === "" ? null : readers[kind](cell, text);
    if (value !== undefined) row.values[meaning] = value;
    else {
      const code = kind === "flag" ? "no-flag" : "no-number";
      row.problems.push({ code, column, field: null, value: text.slice(0, 200) });
    }
  }
  return row;
}

const isNumber = new RegExp(`^${numberPattern}$`);

/** undefined: it cannot be read. */
const readers = {
  text: (_cell: unknown, text: string) => text,
  flag: (cell: unknown) => toFlag(cell) ?? undefined,
  number: (cell: unknown, text: string) => {
    if (typeof cell === "number") return cell;
    return isNumber.test(text) ? toNumber(text)?.value : undefined;
  },
} satisfies Record<WantedColumn["kind"], unknown>;
