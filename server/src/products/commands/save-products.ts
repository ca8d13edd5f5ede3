import { createHash } from "node:crypto";
import type { FieldVisibility, Offering, Segment } from "@neroli/contract/products/enumerations.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { randomKey, slug } from "../../kernel/key.ts";
import { may } from "../policy.ts";

/** A product as a source outside of the editor gives it. Its fields are valid (validate-fields.ts). */
export interface IncomingProduct {
  /** Made from the name when left out; a product keeps the key that it was created with. */
  key?: string;
  company_key: string;
  offering: Offering;
  segment: Segment;
  fields: ProductFields & { name: string };
  /** Left out or empty: what has been decided stays. */
  visibility?: Partial<Record<ProductFieldKey, FieldVisibility>>;
  /** Together with the company what the product is recognised by when it comes again. */
  source: string;
  source_key: string;
  /** Into the trash; otherwise it stays where it is. */
  trashed?: boolean;
}

export type SaveOutcome = "created" | "updated" | "unchanged";

type Identity = Pick<IncomingProduct, "company_key" | "source" | "source_key">;

interface Written extends Identity {
  key: string;
  created: boolean;
  /** An update that would change the trade name. */
  renamed: boolean;
}

/**
 * Creates and updates products by their source in one transaction; answers one outcome for each,
 * in their order. What comes as it came the last time is not touched and emits nothing: changes
 * made in the editor since then stay. Throws "products.trade-name-immutable" (spec 5) with the
 * `source_keys` that it is about, and then has written nothing at all.
 */
export async function saveProducts(
  actor: Actor,
  incoming: readonly IncomingProduct[],
): Promise<SaveOutcome[]> {
  for (const companyKey of new Set(incoming.map((product) => product.company_key))) {
    if (!may(actor, "edit", companyKey)) throw new AppError("access.forbidden");
  }
  const rows = incoming.map(toRow);
  const identities = new Set(rows.map((row) => row.id));
  if (identities.size < rows.length) throw new Error("a source_key comes twice in one call");
  return transaction(async () => {
    const written = new Map((await write(rows)).map((row) => [identity(row), row]));
    refuseRenamed(rows, written);
    emit(...[...written.values()].map(({ key }) => ({ topic: "product.changed", key }) as const));
    return rows.map(({ id }) => {
      const row = written.get(id);
      if (!row) return "unchanged";
      return row.created ? "created" : "updated";
    });
  });
}

const toRow = (product: IncomingProduct) => ({
  ...product,
  id: identity(product),
  key: product.key ?? `${slug(product.fields.name).slice(0, 60).replace(/-$/, "")}-${randomKey()}`,
  name: product.fields.name,
  source_hash: hash(product),
});

const identity = ({ company_key, source, source_key }: Identity) =>
  JSON.stringify([company_key, source, source_key]);

/** Of what the source says; the key is not part of it, because a product keeps its own. */
function hash({ offering, segment, fields, visibility = {}, trashed }: IncomingProduct): string {
  const content = { offering, segment, fields, visibility, trashed: trashed === true };
  return createHash("sha256")
    .update(JSON.stringify(sorted(content)))
    .digest("base64url");
}

/** The same content in another order of keys is no change. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** One statement for all rows; in the order of keys, so that two imports cannot block each other. */
async function write(rows: readonly ReturnType<typeof toRow>[]): Promise<Written[]> {
  const { rows: written } = await sql<Written>`
    insert into products (key, company_key, offering, segment, name, fields, visibility,
      source, source_key, source_hash, trashed_at)
    select key, company_key, offering, segment, name, fields, coalesce(visibility, '{}'),
      source, source_key, source_hash, case when trashed then now() end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as incoming (key text,
      company_key text, offering text, segment text, name text, fields jsonb, visibility jsonb,
      source text, source_key text, source_hash text, trashed boolean)
    order by company_key, source, source_key
    on conflict (company_key, source, source_key) do update set
      offering = excluded.offering,
      segment = excluded.segment,
      name = excluded.name,
      fields = excluded.fields,
      visibility = case when excluded.visibility = '{}' then products.visibility
        else excluded.visibility end,
      source_hash = excluded.source_hash,
      trashed_at = coalesce(products.trashed_at, excluded.trashed_at),
      version = products.version + 1,
      updated_at = now()
    where products.source_hash is distinct from excluded.source_hash
    returning
      new.key, new.company_key, new.source, new.source_key, old.key is null as created,
      old.key is not null and
        old.fields ->> 'trade_name' is distinct from new.fields ->> 'trade_name' as renamed
  `.execute(db());
  return written;
}

/** Trade name cannot be changed after creation (spec 5); throwing undoes what was written. */
function refuseRenamed(
  rows: readonly ReturnType<typeof toRow>[],
  written: ReadonlyMap<string, Written>,
): void {
  const renamed = rows.filter(({ id }) => written.get(id)?.renamed);
  if (renamed.length === 0) return;
  throw new AppError("products.trade-name-immutable", {
    source_keys: renamed.map((row) => row.source_key),
  });
}
