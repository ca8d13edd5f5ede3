import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { sql, type Updateable } from "kysely";
import type { DB } from "../../../db/types.ts";
import { type Actor, systemActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { planProducts } from "../../products/commands/plan-products.ts";
import { saveWhatCanBe } from "../../products/commands/save-products.ts";
import type { CheckedRow } from "../check-row.ts";
import { type ImportRecord, lockRecord, type Told } from "../queries/read-import.ts";
import { toLocalFile } from "../sources/local-file.ts";
import { SourceError } from "../sources/source-error.ts";
import { bringFiles } from "./bring-files.ts";
import { openerOf } from "./open-imported.ts";
import { type Passed, passRows } from "./pass-rows.ts";
import { toResult } from "./to-result.ts";
import {
  added,
  countOutcomes,
  type RowResult,
  writeDoneRows,
  writePlannedRows,
} from "./write-rows.ts";

/** An import whose columns are mapped. */
export type MappedImport = ImportRecord & { mapping: Mapping };

/** The dry run, or the run: what they do alike is done by the same lines. */
interface Mode {
  state: "CHECKING" | "RUNNING";
  /** Answers what became, or would become, of the rows. */
  decide(record: MappedImport, batch: readonly CheckedRow[]): Promise<RowResult[]>;
  /** Writes that down; answers what else the import is to say of itself. */
  keep(now: ImportRecord, results: readonly RowResult[]): Promise<Updateable<DB["imports"]>>;
  end(record: ImportRecord, passed: Passed): Promise<void>;
}

const check: Mode = {
  state: "CHECKING",
  async decide({ mapping }, batch) {
    const plans = await planProducts(batch.flatMap(({ given }) => given ?? []));
    return joined(batch, plans).map((each) => toResult({ mapping, ...each }));
  },
  async keep(now, results) {
    await writePlannedRows(now.id, results);
    const nothing = { created: 0, updated: 0, unchanged: 0, rejected: 0 };
    return { planned: JSON.stringify(added(now.planned ?? nothing, countOutcomes(results))) };
  },
  end: (record, passed) => finish(record, "CHECKED", passed),
};

const run: Mode = {
  state: "RUNNING",
  async decide({ mapping, id, started_by }, batch) {
    const actor: Actor = { ...systemActor, user_key: started_by };
    const given = batch.flatMap((row) => row.given ?? []);
    const saved = await saveWhatCanBe(actor, given, { import_id: id });
    return joined(batch, saved).map(({ checked, plan }) =>
      toResult({ mapping, checked, plan, written: plan?.written }),
    );
  },
  async keep(now, results) {
    const differing = await writeDoneRows(now.id, results);
    return { ...added(now, countOutcomes(results)), differing: now.differing + differing };
  },
  end: (record, passed) => finish(record, "DONE", passed),
};

/** Each row with what was decided of it, where anything had to be. */
function joined<P>(batch: readonly CheckedRow[], plans: readonly P[]) {
  let at = 0;
  return batch.map((checked) => ({ checked, plan: checked.given ? plans[at++] : undefined }));
}

export const checkRows = (record: MappedImport, signal: AbortSignal) =>
  workRows(record, { mode: check, signal });

export const runRows = (
  record: MappedImport,
  signal: AbortSignal,
  progress?: () => Promise<void>,
) => workRows(record, { mode: run, signal, ...(progress && { progress }) });

interface Doing {
  mode: Mode;
  signal: AbortSignal;
  progress?: () => Promise<void>;
}

/**
 * Takes the rows of the file from where the import stands to the end, or until it is cancelled.
 * Each batch is one transaction that also says how far the import has come: after a crash nothing
 * of it is there, or all.
 */
async function workRows(record: MappedImport, { mode, signal, progress }: Doing): Promise<void> {
  const { mapping, company_key } = record;
  let { position } = record;
  const work = async (batch: readonly CheckedRow[]) => {
    const from = position;
    position = batch.at(-1)?.row ?? from;
    const goesOn = await doBatch(record, { mode, batch, from });
    await progress?.();
    return goesOn;
  };
  const file = await toLocalFile(openerOf(record));
  try {
    const { format, reading } = record;
    const order = { path: file.path, options: { format, ...reading }, company_key, mapping };
    const passed = await passRows({ ...order, position, work, signal });
    if (!passed) return;
    if (mode.state === "RUNNING" && !passed.stopped) {
      const actor: Actor = { ...systemActor, user_key: record.started_by };
      passed.stopped = await bringFiles(actor, { company_key, path: file.path, signal });
    }
    await mode.end(record, passed);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    await fail(record, { code: error.code, ...error.params });
  } finally {
    await file.close();
  }
}

interface Batch {
  mode: Mode;
  batch: readonly CheckedRow[];
  /** Where the import stands if nobody else is at it. */
  from: number;
}

async function doBatch(record: MappedImport, { mode, batch, from }: Batch): Promise<boolean> {
  const decideFirst = mode.state === "CHECKING" ? await mode.decide(record, batch) : null;
  return transaction(async () => {
    const now = await lockRecord(record.id);
    if (now?.state === "CANCELING") await leave(now, "CANCELED");
    // Cancelled, or taken over by another process that thought this one dead.
    if (now?.state !== mode.state || now.position !== from) return false;
    const results = decideFirst ?? (await mode.decide(record, batch));
    const said = await mode.keep(now, results);
    await db()
      .updateTable("imports")
      .set({ ...said, position: batch.at(-1)?.row ?? from, updated_at: sql<Date>`now()` })
      .where("id", "=", now.id)
      .execute();
    return true;
  });
}

/** Called in a transaction that has locked the import. */
export async function leave(
  { id }: ImportRecord,
  state: "UPLOADED" | "CANCELED" | "CHECKED" | "DONE" | "FAILED",
  more: { total?: number; stopped?: Told | null; failure?: Told } = {},
): Promise<void> {
  const { stopped, failure, ...rest } = more;
  await db()
    .updateTable("imports")
    .set({
      state,
      ...rest,
      ...(stopped && { stopped: JSON.stringify(stopped) }),
      ...(failure && { failure: JSON.stringify(failure) }),
      ...(state !== "CHECKED" && state !== "UPLOADED" && { ended_at: sql<Date>`now()` }),
    })
    .where("id", "=", id)
    .execute();
}

const finish = (record: ImportRecord, state: "CHECKED" | "DONE", { total, stopped }: Passed) =>
  transaction(async () => {
    const now = await lockRecord(record.id);
    // Cancelled too late: there is nothing left to do.
    const there = now?.state === record.state || (state === "DONE" && now?.state === "CANCELING");
    if (now && there) await leave(now, state, { total, stopped });
  });

/** The whole of its file cannot be read. */
export const fail = (record: ImportRecord, failure: Told) =>
  transaction(async () => {
    const now = await lockRecord(record.id);
    if (now?.state !== record.state) return;
    // A dry run that fails leaves the import as it was, to be mapped otherwise or tried again.
    await leave(now, now.state === "CHECKING" ? "UPLOADED" : "FAILED", { failure });
  });
