import type { Actor } from "../kernel/actor.ts";
import { AppError } from "../kernel/errors.ts";
import {
  type IncomingProduct,
  type SaveOutcome,
  saveProducts,
} from "../products/commands/save-products.ts";
import type { CheckedRow } from "./check-row.ts";
import type { Profile } from "./profile.ts";
import type { Report } from "./report.ts";
import type { Problem } from "./sources/row.ts";

interface Target {
  company: string;
  /** The name of the profile: what products of this import are recognised by. */
  source: string;
  profile: Profile;
  report: Report;
  /** Hears what became of rows. */
  count: (outcome: SaveOutcome | "rejected") => void;
  onSaved: () => void;
}

type GoodRow = Extract<CheckedRow, { sourceKey: string }>;

/** Rows for one transaction: enough for its cost to vanish, few enough to see the progress. */
const batchSize = 500;

/** Takes rows, and saves one batch of them while the next one is read. */
export function openBatches(actor: Actor, target: Target) {
  let batch: GoodRow[] = [];
  let saving: Promise<void> = Promise.resolve();
  const send = async () => {
    await saving;
    saving = save(actor, batch, target);
    // It is awaited with the next batch; until then its failure is not an unhandled one.
    saving.catch(() => {});
    batch = [];
  };
  return {
    async add(row: CheckedRow): Promise<void> {
      if ("problems" in row) reject(target, row.line, row.problems);
      else if (batch.push(row) === batchSize) await send();
    },
    async end(): Promise<void> {
      await send();
      await saving;
    },
  };
}

function reject({ count, report }: Target, line: number, problems: readonly Problem[]): void {
  count("rejected");
  for (const problem of problems) report.reject(line, problem);
}

async function save(actor: Actor, rows: readonly GoodRow[], target: Target): Promise<void> {
  const { kept, outcomes } = await saveUnlessRenamed(actor, rows, target);
  for (const outcome of outcomes) target.count(outcome);
  for (const { line, notes } of kept) {
    for (const note of notes) target.report.note(line, note);
  }
  await target.report.flush();
  target.onSaved();
}

/** Trade name cannot be changed after creation (spec 5): such rows are rejected, the others saved. */
async function saveUnlessRenamed(actor: Actor, rows: readonly GoodRow[], target: Target) {
  try {
    return { kept: rows, outcomes: await saveProducts(actor, rows.map(incoming(target))) };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "products.trade-name-immutable")) throw error;
    const renamed = new Set(error.data?.source_keys as readonly string[]);
    for (const row of rows.filter(({ sourceKey }) => renamed.has(sourceKey))) {
      reject(target, row.line, [renamedProblem(row, target.profile)]);
    }
    const kept = rows.filter(({ sourceKey }) => !renamed.has(sourceKey));
    return { kept, outcomes: await saveProducts(actor, kept.map(incoming(target))) };
  }
}

const incoming =
  ({ company, source, profile }: Target) =>
  ({ sourceKey, fields }: GoodRow): IncomingProduct => ({
    company_key: company,
    offering: profile.offering,
    segment: profile.segment,
    fields,
    source,
    source_key: sourceKey,
  });

const renamedProblem = ({ fields }: GoodRow, { columnOf }: Profile): Problem => ({
  column: columnOf.trade_name ?? "trade_name",
  value: fields.trade_name ?? "",
  reason: "the trade name of a product cannot be changed after its creation",
});
