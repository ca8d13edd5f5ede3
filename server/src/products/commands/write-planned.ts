import { completenessColumns } from "@neroli/contract/products/completeness.ts";
import type { ProductChange } from "@neroli/contract/products/editor-schema.ts";
import { changesBetween } from "@neroli/contract/products/history.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { randomKey, slug } from "../../kernel/key.ts";
import { contentHash } from "./content-hash.ts";
import { stateOf } from "./find-existing.ts";
import type { Plan } from "./plan-products.ts";
import { writeHistory } from "./write-history.ts";

type Change = Extract<Plan, { outcome: "created" | "updated" }>;

/** The version written for one plan: enough to tell of it, and to take it back. */
export interface WrittenProduct {
  key: string;
  version: number;
  /** The hash of its content now, to see later whether it was changed since. */
  content_hash: string;
  /** The changes of an updated product. */
  changes: ProductChange[];
}

/**
 * Writes what was planned in the same transaction; plans that change nothing or were refused are
 * passed over. Each change is in the product's history, and told to listeners.
 */
export async function writePlanned(
  actor: Actor,
  plans: readonly Plan[],
  { import_id = null }: { import_id?: string | null } = {},
): Promise<ReadonlyMap<Plan, WrittenProduct>> {
  await rememberHashes(plans);
  const changes = plans.filter(
    (plan): plan is Change => plan.outcome === "created" || plan.outcome === "updated",
  );
  if (changes.length === 0) return new Map();
  const rows = new Map(changes.map((plan) => [plan, toRow(plan)]));
  const created = changes.filter(({ outcome }) => outcome === "created");
  const updated = changes.filter(({ outcome }) => outcome === "updated");
  const returned = new Map([
    ...(await insert(
      actor,
      created.map((plan) => rows.get(plan)),
    )),
    ...(await update(
      actor,
      updated.map((plan) => rows.get(plan)),
    )),
  ]);
  const written = new Map(
    changes.map((plan) => {
      const key = rows.get(plan)?.key ?? "";
      const now = returned.get(key);
      if (!now) throw new Error(`${key} was not written`);
      const changed = plan.existing
        ? changesBetween(stateOf(plan.existing), stateOf(plan.content))
        : [];
      return [plan, { ...now, key, changes: changed }] as const;
    }),
  );
  await tell(actor, written, import_id);
  return written;
}

function toRow({ incoming, existing, content, source_hash }: Change) {
  const { offering, segment, state, fields, visibility, trashed } = content;
  return {
    key: existing?.key ?? incoming.key ?? newKey(fields.name),
    company_key: incoming.company_key,
    offering,
    segment,
    state,
    name: fields.name,
    fields,
    visibility,
    trashed,
    source: incoming.source,
    source_key: incoming.source_key,
    source_hash,
    ...completenessColumns({ offering, segment, fields }),
  };
}
type Row = ReturnType<typeof toRow>;

const newKey = (name: string) => `${slug(name).slice(0, 60).replace(/-$/, "")}-${randomKey()}`;

type WrittenVersion = [string, { version: number; content_hash: string }];

const recordset = (rows: readonly (Row | undefined)[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as incoming (key text, company_key text,
    offering text, segment text, state text, name text, fields jsonb, visibility jsonb, trashed boolean,
    source text, source_key text, source_hash text, complete_fields smallint,
    complete_expected smallint)`;

/** One statement for all rows; in the order of keys, so that two of them cannot block each other. */
async function insert(actor: Actor, rows: readonly (Row | undefined)[]): Promise<WrittenVersion[]> {
  if (rows.length === 0) return [];
  const { rows: written } = await sql<{ key: string; version: number; content_hash: string }>`
    insert into products (key, company_key, offering, segment, state, name, fields, visibility, source,
      source_key, source_hash, trashed_at, trashed_by, complete_fields, complete_expected,
      created_by, updated_by)
    select key, company_key, offering, segment, state, name, fields, visibility, source,
      source_key, source_hash, case when trashed then now() end,
      case when trashed then ${actor.user_key}::text end, complete_fields, complete_expected,
      ${actor.user_key}::text, ${actor.user_key}::text
    from ${recordset(rows)}
    order by company_key, source, source_key, key
    returning key, version, ${contentHash} as content_hash`.execute(db());
  return written.map(({ key, ...rest }) => [key, rest]);
}

async function update(actor: Actor, rows: readonly (Row | undefined)[]): Promise<WrittenVersion[]> {
  if (rows.length === 0) return [];
  const { rows: written } = await sql<{ key: string; version: number; content_hash: string }>`
    update products set
      offering = incoming.offering,
      segment = incoming.segment,
      state = incoming.state,
      listed_at = case when incoming.state <> products.state
        then coalesce(products.listed_at,
          case when incoming.state = 'DRAFT' then products.created_at else now() end)
        else products.listed_at end,
      name = incoming.name,
      fields = incoming.fields,
      visibility = incoming.visibility,
      source_hash = coalesce(incoming.source_hash, products.source_hash),
      trashed_at = case when incoming.trashed then coalesce(products.trashed_at, now()) end,
      trashed_by = case when products.trashed_at is null and incoming.trashed
        then ${actor.user_key}::text else products.trashed_by end,
      complete_fields = incoming.complete_fields,
      complete_expected = incoming.complete_expected,
      version = products.version + 1,
      updated_at = now(),
      updated_by = ${actor.user_key}::text
    from ${recordset(rows)}
    where products.key = incoming.key
    returning products.key, products.version, ${contentHash} as content_hash`.execute(db());
  return written.map(({ key, ...rest }) => [key, rest]);
}

/** A source that comes to the same in other words: known as such the next time, nothing else. */
async function rememberHashes(plans: readonly Plan[]): Promise<void> {
  const rows = plans.flatMap(({ outcome, existing, source_hash, incoming }) =>
    outcome === "unchanged" &&
    existing &&
    source_hash !== null &&
    (incoming.recognised_by ?? "source") === "source" &&
    existing.source_hash !== source_hash
      ? [{ key: existing.key, source_hash }]
      : [],
  );
  if (rows.length === 0) return;
  await sql`
    update products set source_hash = same.source_hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as same (key text, source_hash text)
    where products.key = same.key`.execute(db());
}

async function tell(
  actor: Actor,
  written: ReadonlyMap<Change, WrittenProduct>,
  import_id: string | null,
): Promise<void> {
  const updated = import_id ? "IMPORTED" : "SAVED";
  await writeHistory(
    actor,
    [...written].map(([{ outcome, incoming, existing, content }, { key, version }]) => ({
      product_key: key,
      company_key: incoming.company_key,
      version,
      action: outcome === "created" ? "CREATED" : updated,
      ...(existing && { before: stateOf(existing), after: stateOf(content) }),
      import_id,
    })),
  );
  emit(...[...written.values()].map(({ key }) => ({ topic: "product.changed", key }) as const));
}
