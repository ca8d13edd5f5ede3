import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { sql, type Updateable } from "kysely";
import type { DB } from "../../../../db/types.ts";
import { systemActor } from "../../../kernel/actor.ts";
import { readLimits } from "../../../kernel/company-limits.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { planProducts } from "../../../products/commands/plan-products.ts";
import { saveWhatCanBe } from "../../../products/commands/save-products.ts";
import { countCheckedRows } from "../../../published/imports.ts";
import type { ImportRecord } from "../../policy.ts";
import type { CheckedRow } from "../../problems/check-row.ts";
import { definedTerms } from "../../queries/known-terms.ts";
import { lockRecord } from "../../queries/read-import.ts";
import { SourceError } from "../../sources/source-error.ts";
import { leave } from "./leave-import.ts";
import { type PassedRows, passRows } from "./pass-rows.ts";
import { toResult } from "./to-result.ts";
import {
  added,
  countOutcomes,
  type RowResult,
  writeDoneRows,
  writePlannedRows,
} from "./write-rows.ts";

/** An import that is mapped, in the dry run or the run. */
export type ImportAtWork = ImportRecord & { mapping: Mapping; state: "CHECKING" | "RUNNING" };

/** The dry run, or the run: what they do alike is done by the same lines. */
interface Mode {
  /** Answers what became, or would become, of the rows. */
  decide(record: ImportAtWork, batch: readonly CheckedRow[]): Promise<RowResult[]>;
  /** Writes that down; answers what else the import is to say of itself. */
  keep(now: ImportRecord, results: readonly RowResult[]): Promise<Updateable<DB["imports"]>>;
}

const check: Mode = {
  async decide({ mapping }, batch) {
    const plans = await planProducts(batch.flatMap(({ given }) => given ?? []));
    return joined(batch, plans).map((each) => toResult({ mapping, ...each }));
  },
  async keep(now, results) {
    await writePlannedRows(now.id, results);
    const nothing = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
    return { planned: JSON.stringify(added(now.planned ?? nothing, countOutcomes(results))) };
  },
};

const run: Mode = {
  async decide({ mapping, id, started_by }, batch) {
    const given = batch.flatMap((row) => row.given ?? []);
    const actor = { ...systemActor, user_key: started_by };
    const saved = await saveWhatCanBe(actor, given, { import_id: id });
    return joined(batch, saved).map(({ checked, plan }) =>
      toResult({ mapping, checked, plan, written: plan?.written }),
    );
  },
  async keep(now, results) {
    const differing = await writeDoneRows(now.id, results);
    return { ...added(now, countOutcomes(results)), differing: now.differing + differing };
  },
};

/** Each row with what was decided of it, where anything had to be. */
function joined<P>(batch: readonly CheckedRow[], plans: readonly P[]) {
  let at = 0;
  return batch.map((checked) => ({ checked, plan: checked.given ? plans[at++] : undefined }));
}

export interface TakingRows {
  signal: AbortSignal;
  /** Hears of each batch. */
  progress?: (() => unknown) | undefined;
}

/**
 * Takes the rows of the file from where the import stands to the end; answers null when it was
 * cancelled on the way. Each batch is one transaction that also says how far the import has come:
 * after a crash nothing of it is there, or all.
 */
export async function takeRows(
  record: ImportAtWork,
  path: string,
  { signal, progress }: TakingRows,
): Promise<PassedRows | null> {
  const { mapping, company_key, format, reading } = record;
  let { position } = record;
  const work = async (batch: readonly CheckedRow[]) => {
    const from = position;
    position = batch.at(-1)?.row ?? from;
    const goesOn = await doBatch(record, { batch, from });
    await progress?.();
    return goesOn;
  };
  const options = { format, ...reading };
  const terms = await definedTerms(mapping);
  return passRows({ path, options, terms, company_key, mapping, position, work, signal });
}

/** Checking costs nothing but room: what a company has checked and not run has an end. */
async function refuseManyRows(now: ImportRecord, batch: readonly CheckedRow[]): Promise<void> {
  const { checked_rows: most } = await readLimits(now.company_key);
  const others = await countCheckedRows(now.company_key, now.id);
  if (others + now.position + batch.length > most) throw new SourceError("rows-full", { most });
}

interface Batch {
  batch: readonly CheckedRow[];
  /** Where the import stands if nobody else is at it. */
  from: number;
}

async function doBatch(record: ImportAtWork, { batch, from }: Batch): Promise<boolean> {
  const isDry = record.state === "CHECKING";
  const mode = isDry ? check : run;
  // The dry run locks nothing: it would write into every product that it looks at.
  const planned = isDry ? await mode.decide(record, batch) : null;
  return transaction(async () => {
    const now = await lockRecord(record.id);
    if (now?.state === "CANCELING") await leave(now, "CANCELED");
    // Cancelled, or taken over by another process that thought this one dead.
    if (now?.state !== record.state || now.position !== from) return false;
    if (isDry) await refuseManyRows(now, batch);
    const said = await mode.keep(now, planned ?? (await mode.decide(record, batch)));
    await db()
      .updateTable("imports")
      .set({ ...said, position: batch.at(-1)?.row ?? from, updated_at: sql<Date>`now()` })
      .where("id", "=", now.id)
      .execute();
    return true;
  });
}
