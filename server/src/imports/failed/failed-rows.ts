import type { Language } from "@neroli/contract/kernel/language.ts";
import { say } from "@neroli/phrases/say.ts";
import type { Actor } from "../../kernel/actor.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import type { ImportRecord } from "../policy.ts";
import { type StoredProblem, sentenceOf } from "../problems/problems.ts";
import { isReasonColumn } from "../problems/reason-column.ts";
import { listRejected } from "../queries/list-rejected.ts";
import { getImport, type ImportAddress } from "../queries/read-import.ts";
import { openImported } from "../sources/open-imported.ts";
import type { Cells, Source } from "../sources/source.ts";
import { writeFailedTable } from "./write-table.ts";

/** The rejected rows as a file like the one that was given; made while it is sent. */
export async function openFailedRows(actor: Actor, address: ImportAddress): Promise<FileAnswer> {
  const record = await getImport(actor, address);
  const source = await openImported(record);
  const reason = say(actor.language, "imports-outcomes.reason-column");
  const given = source.columns.map(({ name }) => name).filter((name) => !isReasonColumn(name));
  const rows = failedRows(record, { source, reason, language: actor.language });
  const { stream, media_type, extension } = writeFailedTable(
    { columns: [...given, reason], rows },
    source,
  );
  const name = say(actor.language, "imports-outcomes.failed-file", {
    name: record.file_name.replace(/(\.\w{1,5}){1,2}$/, ""),
  });
  return { stream, media_type, name: `${name}.${extension}`, inline: false };
}

interface Reading {
  source: Source;
  reason: string;
  language: Language;
}

/** Rows of the file that belong to rejected products: a product may have several. */
async function* failedRows(record: ImportRecord, { source, reason, language }: Reading) {
  try {
    const rejected = listRejected(record);
    let next = await rejected.next();
    for await (const { row, cells } of source.rows()) {
      while (!next.done && next.value.end !== null && row >= next.value.end) {
        next = await rejected.next();
      }
      if (next.done) return;
      if (row < next.value.row) continue;
      const reasons = row === next.value.row ? next.value.problems : [];
      yield { ...withoutReason(cells), [reason]: sentences(language, reasons) };
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
