import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import { connect, disconnect } from "../../kernel/db/db.ts";
import type { ImportRecord } from "../policy.ts";
import { type StoredProblem, sentenceOf } from "../problems/problems.ts";
import { isReasonColumn } from "../problems/reason-column.ts";
import { listRejected } from "../queries/list-rejected.ts";
import { openSource } from "../sources/open-source.ts";
import type { Cells, ReadingOptions, Source } from "../sources/source.ts";
import { writeFailedTable } from "./write-table.ts";

export interface FailedOrder extends Pick<ImportRecord, "id" | "started_at"> {
  /** The address of the database. */
  url: string;
  /** The file that was given, and how it is read. */
  path: string;
  options: ReadingOptions;
  /** Where the rejected rows are written. */
  into: string;
  language: Language;
}

export interface FailedRowsFile {
  media_type: string;
  extension: string;
}

/** Done in a process of its own (sources/read-apart.ts). */
export async function work(order: FailedOrder): Promise<FailedRowsFile> {
  const { url, path, options, into, language } = order;
  connect(url, { max: 1 });
  try {
    const source = await openSource(path, options);
    const reason = say(language, "imports-outcomes.reason-column");
    const given = source.columns.map(({ name }) => name).filter((name) => !isReasonColumn(name));
    const rows = failedRows(order, { source, reason, language });
    const { stream, ...made } = writeFailedTable({ columns: [...given, reason], rows }, source);
    await pipeline(stream, createWriteStream(into));
    return made;
  } finally {
    await disconnect();
  }
}

interface Reading {
  source: Source;
  reason: string;
  language: Language;
}

/** Rows of the file that belong to rejected products: a product may have several. */
async function* failedRows(
  record: Pick<ImportRecord, "id" | "started_at">,
  { source, reason, language }: Reading,
) {
  const textName = say(language, "imports-outcomes.text-column");
  try {
    const rejected = listRejected(record);
    let next = await rejected.next();
    for await (const { row, cells, beyond = [], text } of source.rows()) {
      while (!next.done && next.value.end !== null && row >= next.value.end) {
        next = await rejected.next();
      }
      if (next.done) return;
      if (row < next.value.row) continue;
      const reasons = row === next.value.row ? next.value.problems : [];
      const whole = text === undefined ? withoutReason(cells) : { [textName]: text.trim() };
      yield { cells: { ...whole, [reason]: sentences(language, reasons) }, beyond };
    }
  } finally {
    await source.close();
  }
}

const withoutReason = (cells: Cells) =>
  Object.fromEntries(Object.entries(cells).filter(([name]) => !isReasonColumn(name)));

const sentences = (language: Language, problems: readonly StoredProblem[]) =>
  problems
    .filter(({ fatal }) => fatal)
    .map((problem) =>
      [problem.column, sentenceOf(language, problem)].filter((part) => part !== null).join(": "),
    )
    .join(" | ");
