import { completenessColumns } from "@neroli/contract/products/completeness.ts";
import type { ProductChange } from "@neroli/contract/products/editor-schema.ts";
import { revert } from "@neroli/contract/products/history.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { may } from "../policy.ts";
import { findReferenced } from "../queries/find-referenced.ts";
import { contentHash } from "./content-hash.ts";
import { type ExistingProduct, stateOf } from "./find-existing.ts";
import { writeHistory } from "./write-history.ts";

/** One save of a product (save-products.ts) that is to be taken back. */
export interface SavedOnce {
  key: string;
  created: boolean;
  changes: readonly ProductChange[];
  /** The hash that it was recognised by before, and whether it was in the trash. */
  before: { source_hash: string | null; trashed: boolean } | null;
  /** The hash of its content after the save. */
  content_hash: string;
}

/** left: it was changed since and stays as it is. */
export type TakenBack = "deleted" | "trashed" | "restored" | "left";

type CurrentProduct = ExistingProduct & { content_hash: string };

/**
 * Takes back what was saved, in one transaction; says of each what became of it, in their order.
 * Created products go, into the trash where something refers to them or they were changed since.
 * Updated ones get back what they had, unless they were changed since.
 */
export async function takeBack(
  actor: Actor,
  saved: readonly SavedOnce[],
  { company_key, import_id }: { company_key: string; import_id: string },
): Promise<TakenBack[]> {
  if (!may(actor, "edit", company_key)) throw new AppError("access.forbidden");
  return transaction(async () => {
    const keys = saved.map(({ key }) => key);
    const now = await lock(company_key, keys);
    const referenced = await findReferenced(keys.filter((key) => now.has(key)));
    const decided = saved.map((each) => decide(each, now.get(each.key), referenced));
    const of = (outcome: TakenBack) =>
      saved.flatMap((each, at) => {
        const product = now.get(each.key);
        return decided[at] === outcome && product ? [{ each, product }] : [];
      });
    const told = { company_key, import_id };
    await remove(of("deleted").map(({ product }) => product.key));
    await trash(actor, { ...told, products: of("trashed").map(({ product }) => product) });
    await restore(actor, { ...told, all: of("restored") });
    emit(
      ...keys.flatMap((key, at) =>
        decided[at] === "left" || !now.has(key) ? [] : [{ topic: "product.changed", key } as const],
      ),
    );
    return decided;
  });
}

function decide(
  { created, content_hash }: SavedOnce,
  now: CurrentProduct | undefined,
  referenced: ReadonlySet<string>,
): TakenBack {
  if (!now) return created ? "deleted" : "left";
  const changed = now.content_hash !== content_hash;
  if (!created) return changed ? "left" : "restored";
  return changed || referenced.has(now.key) ? "trashed" : "deleted";
}

async function lock(
  companyKey: string,
  keys: readonly string[],
): Promise<Map<string, CurrentProduct>> {
  const { rows } = await sql<CurrentProduct>`
    select key, company_key, offering, segment, state, fields, visibility, source_hash, version,
      trashed_at is not null as trashed, ${contentHash} as content_hash
    from products where company_key = ${companyKey} and key = any(${keys})
    order by key for update`.execute(db());
  return new Map(rows.map((row) => [row.key, row]));
}

async function remove(keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db().deleteFrom("products").where("key", "in", keys).execute();
}

interface ImportOfCompany {
  company_key: string;
  import_id: string;
}

async function trash(
  actor: Actor,
  { company_key, import_id, products }: ImportOfCompany & { products: readonly CurrentProduct[] },
): Promise<void> {
  const there = products.filter(({ trashed }) => !trashed);
  if (there.length === 0) return;
  await sql`
    update products set trashed_at = now(), trashed_by = ${actor.user_key}::text
    where key = any(${there.map(({ key }) => key)})`.execute(db());
  await writeHistory(
    actor,
    there.map(({ key, version }) => ({
      product_key: key,
      company_key,
      version,
      action: "TRASHED",
      import_id,
    })),
  );
}

async function restore(
  actor: Actor,
  {
    company_key,
    import_id,
    all,
  }: ImportOfCompany & { all: readonly { each: SavedOnce; product: CurrentProduct }[] },
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ each, product }) => {
    const was = revert(stateOf(product), each.changes);
    return {
      key: product.key,
      version: product.version + 1,
      name: was.fields.name,
      ...was,
      source_hash: each.before?.source_hash ?? null,
      trashed: each.before?.trashed ?? false,
      ...completenessColumns(was),
      product,
    };
  });
  const written = rows.map(({ product: _, ...row }) => row);
  await sql`
    update products set
      offering = was.offering, segment = was.segment, state = was.state, name = was.name, fields = was.fields,
      visibility = was.visibility, source_hash = was.source_hash,
      trashed_at = case when was.trashed then products.trashed_at end,
      trashed_by = case when was.trashed then products.trashed_by end,
      complete_fields = was.complete_fields, complete_expected = was.complete_expected,
      version = was.version, updated_at = now(), updated_by = ${actor.user_key}::text
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as was (key text, version int,
      name text, offering text, segment text, state text, fields jsonb, visibility jsonb, source_hash text,
      trashed boolean, complete_fields smallint, complete_expected smallint)
    where products.key = was.key`.execute(db());
  await writeHistory(
    actor,
    rows.map(({ product, key, version, offering, segment, state, fields, visibility }) => ({
      product_key: key,
      company_key,
      version,
      action: "UNDONE",
      before: stateOf(product),
      after: { offering, segment, state, fields, visibility },
      import_id,
    })),
  );
}
