import type { ImportReason } from "@neroli/contract/imports/mapping.ts";
import { importReasons } from "@neroli/contract/imports/mapping.ts";
import type { Import, ImportRow, ImportSummary } from "@neroli/contract/imports/schema.ts";
import type { ImportAction } from "@neroli/contract/imports/states.ts";
import { importActions } from "@neroli/contract/imports/states.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { say, sayAny } from "@neroli/phrases/say.ts";
import type { CodedSentence } from "../../db/json-columns.ts";
import { presentAllowance, presentAllowances } from "../kernel/allowances.ts";
import { type ImportRecord, refusalOf } from "./policy.ts";
import { presentProblem } from "./problems/problems.ts";
import type { ImportRowRecord } from "./queries/list-rows.ts";
import type { ImportBeside } from "./queries/read-beside.ts";
import type { ImportSummaryRow } from "./queries/read-import.ts";

const instant = (date: Date | null) => date?.toISOString() ?? null;

export function presentSummary(language: Language, row: ImportSummaryRow): ImportSummary {
  const { created, updated, unchanged, rejected, planned, state } = row;
  return {
    id: row.id,
    company: { key: row.company_key, name: row.company_name },
    file: {
      name: row.file_name,
      size: row.size,
      format: row.format,
      encoding: row.reading.encoding ?? null,
      delimiter: row.reading.delimiter ?? null,
      sheets: row.sheets,
      sheet: row.reading.sheet ?? null,
      kept: row.storage_key !== null,
    },
    offering: row.mapping?.offering ?? null,
    segment: row.mapping?.segment ?? null,
    state,
    progress: { done: row.position, total: row.total },
    // Half of a dry run says nothing yet.
    planned: state === "CHECKING" ? null : planned,
    counts: { created, updated, unchanged, rejected },
    differing: row.differing,
    created_by: row.creator,
    created_at: row.created_at.toISOString(),
    started_at: instant(row.started_at),
    ended_at: instant(row.ended_at),
    can: presentCan(language, row),
  };
}

function presentCan(language: Language, row: ImportRecord): ImportSummary["can"] {
  const refusals = importActions.map((action) => [action, refusalOf(action, row)]);
  return {
    ...presentAllowances(
      Object.fromEntries(refusals) as Record<ImportAction, ErrorCode | null>,
      language,
    ),
    failed: presentAllowance(row.storage_key === null ? "imports.file-gone" : null, language),
  };
}

export const presentImport = (
  language: Language,
  row: ImportSummaryRow,
  { repairs, repaired_by, waits_for }: ImportBeside,
): Import => ({
  ...presentSummary(language, row),
  columns: row.columns,
  mapping: row.mapping,
  mapping_from: row.mapping_from,
  stopped: row.stopped && toldSentence(language, row.stopped),
  failure: row.failure && toldSentence(language, row.failure),
  undone: row.undone,
  repairs,
  repaired_by,
  waits_for,
});

/** Why a file, or its end, could not be read. */
export function toldSentence(language: Language, { code, ...params }: CodedSentence): string {
  if (isReason(code)) return sayAny(language, `imports-reasons.${code}`, params);
  const other = code === "interrupted" ? code : "unexpected";
  return say(language, `imports-outcomes.${other}`);
}

const isReason = (code: string): code is ImportReason =>
  (importReasons as readonly string[]).includes(code);

export const presentRow = (language: Language, row: ImportRowRecord): ImportRow => ({
  row: row.row,
  line: row.line,
  planned: row.planned,
  outcome: row.outcome,
  product:
    row.product_key !== null && row.there
      ? { key: row.product_key, trashed: row.trashed === true }
      : null,
  name: row.name,
  changes: row.changes.map(({ field, from = null, to = null }) => ({ field, from, to })),
  problems: row.problems.map((problem) => presentProblem(language, problem)),
  undo: row.undo,
});
