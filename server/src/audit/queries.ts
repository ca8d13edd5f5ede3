import type { auditEndpoints } from "@neroli/contract/audit/endpoints.ts";
import type { PageOf } from "@neroli/contract/kernel/list.ts";
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { DB } from "../../db/types.ts";
import { selectEntries } from "../kernel/audit.ts";
import { db } from "../kernel/db/db.ts";
import { containing, dayStart, listPage } from "../kernel/list.ts";
import { publishedAttributes } from "../published/attributes.ts";
import { publishedAwards } from "../published/awards.ts";
import { keysEverOf, publishedCompanies, publishedOldKeys } from "../published/companies.ts";
import { publishedAssets } from "../published/documents.ts";
import { publishedLabels } from "../published/labels.ts";
import { publishedEvents } from "../published/portals.ts";
import { publishedProducts } from "../published/products.ts";
import { publishedSubscriptions } from "../published/subscriptions.ts";
import { publishedSynonyms } from "../published/synonyms.ts";
import { publishedUsers } from "../published/users.ts";

export type AuditRow = Selectable<DB["audit_entries"]> & { entity_name: string | null };
export type AuditFilters = z.output<(typeof auditEndpoints)["GET /audit/export"]["query"]>;

export const listEntries = (
  query: z.output<(typeof auditEndpoints)["GET /audit"]["query"]>,
): Promise<PageOf<AuditRow>> =>
  listPage(
    selectEntries()
      .where((eb) => eb.and(conditions(query)))
      .selectAll()
      .select(entityName.as("entity_name")),
    query,
    { sorts: { at: "at" }, fallback: "-at", tie: "id" },
  );

/** What a change says of its thing's name, where the thing is gone or has none by itself. */
const told = (name: string) =>
  sql`audit_entries.after ->> ${sql.lit(name)}, audit_entries.before ->> ${sql.lit(name)}`;

/**
 * The thing's name of today; a subscription goes by its company, an invitation by its address, an
 * import, exchange rates and annexes of the law by their file, and what is gone by its last name.
 */
const entityName = sql<string | null>`case audit_entries.entity
  when 'user' then coalesce(
    (select concat_ws(' ', users.firstname, users.lastname) from ${publishedUsers()}
      where users.key = audit_entries.entity_key), ${told("email")})
  when 'company' then coalesce((select companies.name from ${publishedCompanies()}
    where companies.key = audit_entries.entity_key or companies.key = (
      select company_old_keys.company_key from ${publishedOldKeys()}
      where company_old_keys.old_key = audit_entries.entity_key)), ${told("name")})
  when 'product' then coalesce((select products.name from ${publishedProducts()}
    where products.key = audit_entries.entity_key), ${told("name")})
  when 'document' then coalesce(
    (select assets.name from ${publishedAssets()} where assets.id::text = audit_entries.entity_key),
    ${told("name")})
  when 'import' then coalesce(${told("file")})
  when 'rates' then coalesce(${told("file")})
  when 'law' then coalesce(${told("file")})
  when 'export' then (select companies.name from ${publishedCompanies()}
    where companies.key = audit_entries.company_key)
  when 'label' then coalesce(
    (select labels.title from ${publishedLabels()} where labels.key = audit_entries.entity_key),
    audit_entries.after ->> 'title', audit_entries.before ->> 'title')
  when 'attribute' then coalesce(
    (select attributes.term from ${publishedAttributes()}
      where attributes.id::text = audit_entries.entity_key),
    audit_entries.after ->> 'term', audit_entries.before ->> 'term')
  when 'synonym' then coalesce(
    (select synonyms.names -> 0 ->> 'text' from ${publishedSynonyms()}
      where synonyms.id::text = audit_entries.entity_key),
    audit_entries.after -> 'names' ->> 0, audit_entries.before -> 'names' ->> 0)
  when 'award' then coalesce(
    (select awards.name from ${publishedAwards()} where awards.id::text = audit_entries.entity_key),
    ${told("name")})
  when 'subscription' then (select companies.name from ${publishedSubscriptions()}
    join ${publishedCompanies()} on companies.key = subscriptions.company_key
    where subscriptions.key = audit_entries.entity_key)
  when 'event' then coalesce((select events.display_name from ${publishedEvents()}
    where events.key = audit_entries.entity_key), ${told("display_name")})
end`;

/** Fields whose values are keys of companies, portals or labels. */
const keyed = ["company", "owner_company", "portal", "labels"];

/** The names behind the keys that stand in what these entries tell. */
export async function readNames(rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const values = rows.flatMap(({ before, after }) =>
    [before, after].flatMap((told) => keyed.flatMap((name) => told?.[name] ?? [])),
  );
  const keys = [...new Set(values.filter((value) => typeof value === "string"))];
  if (keys.length === 0) return new Map();
  const { rows: named } = await sql<{ key: string; name: string }>`
    select companies.key, companies.name from ${publishedCompanies()}
      where companies.key = any (${keys}::text[])
    union all select events.key, events.display_name from ${publishedEvents()}
      where events.key = any (${keys}::text[])
    union all select labels.key, labels.title from ${publishedLabels()}
      where labels.key = any (${keys}::text[])`.execute(db());
  return new Map(named.map(({ key, name }) => [key, name]));
}

const batch = 1_000;

/** Every entry that the filters leave, the newest first, read in batches: the trail is long. */
export async function* readEntries(filters: AuditFilters): AsyncGenerator<AuditRow> {
  let before: number | undefined;
  for (;;) {
    const rows: AuditRow[] = await selectEntries()
      .where((eb) => eb.and(conditions(filters)))
      .$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
      .selectAll()
      .select(entityName.as("entity_name"))
      .orderBy("id", "desc")
      .limit(batch)
      .execute();
    yield* rows;
    if (rows.length < batch) return;
    before = rows.at(-1)?.id;
  }
}

function conditions(filters: AuditFilters): Expression<SqlBool>[] {
  const eb = expressionBuilder<DB, "audit_entries">();
  const all: Expression<SqlBool>[] = [];
  if (filters.action__eq) all.push(eb("action", "=", filters.action__eq));
  if (filters.entity__eq) all.push(eb("entity", "=", filters.entity__eq));
  if (filters.entity_key__eq) all.push(eb("entity_key", "in", keysEverOf(filters.entity_key__eq)));
  if (filters.company_key__eq)
    all.push(eb("company_key", "in", keysEverOf(filters.company_key__eq)));
  if (filters.actor__icontains) {
    const typed = containing(filters.actor__icontains);
    all.push(eb.or([eb("actor_name", "ilike", typed), eb("actor_email", "ilike", typed)]));
  }
  if (filters.at__from) all.push(eb("at", ">=", dayStart(filters.at__from)));
  if (filters.at__to) all.push(eb("at", "<", dayStart(filters.at__to, 1)));
  return all;
}
