import { sql } from "kysely";
import { db, transaction } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedEvents } from "../../published/portals.ts";
import { publishedProducts } from "../../published/products.ts";
import { publishedUsers } from "../../published/users.ts";
import { addCounts, addInterest } from "./counts-of.ts";
import { provideMonths } from "./keep-months.ts";
import { lockInteractions } from "./lock-interactions.ts";

/** Rows that are counted in one transaction. */
const most = 200_000;

/**
 * Counts what has come in and moves it to where it is kept, both or neither: whatever is kept is
 * counted, once. Answers how much it was.
 */
export async function rollUp(): Promise<number> {
  let rows: number;
  let all = 0;
  do {
    rows = await transaction(rollUpSome);
    all += rows;
  } while (rows === most);
  return all;
}

async function rollUpSome(): Promise<number> {
  await lockInteractions();
  await sql`
    create temporary table taken on commit drop as
    with gone as (
      delete from interaction_inbox
      where ctid = any (array(select ctid from interaction_inbox limit ${most})) returning *
    )
    select gone.*, coalesce(products.company_key, gone.company_key) as supplier,
      products.segment as segment
    from gone left join ${publishedProducts()} on products.key = gone.product_key`.execute(db());
  const { rows } = await sql<{ count: number; first: Date; last: Date }>`
    select count(*) as count, min(happened_at) as first, max(happened_at) as last
    from taken`.execute(db());
  const { count = 0, first, last } = rows[0] ?? {};
  if (count > 0 && first && last) {
    await provideMonths(first, last);
    await nameThings();
    await keep();
  }
  await sql`drop table taken`.execute(db());
  await sql`
    insert into interaction_roll_ups (rolled_at) values (now())
    on conflict (only_one) do update set rolled_at = excluded.rolled_at`.execute(db());
  return count;
}

/** Whatever is new gets its number. */
async function nameThings(): Promise<void> {
  await sql`
    insert into interaction_things (company_key)
    select distinct supplier from taken join ${publishedCompanies()} on companies.key = supplier
    on conflict do nothing`.execute(db());
  await sql`
    insert into interaction_things (product_key)
    select distinct taken.product_key from taken join ${publishedProducts()} on products.key = product_key
    on conflict do nothing`.execute(db());
  await sql`
    insert into interaction_things (event_key)
    select distinct taken.event_key from taken join ${publishedEvents()} on events.key = event_key
    on conflict do nothing`.execute(db());
  await sql`
    insert into interaction_things (document)
    select distinct document from taken where document is not null
    on conflict do nothing`.execute(db());
  await sql`
    insert into interaction_things (words)
    select distinct words from taken where words is not null on conflict do nothing`.execute(db());
  await sql`
    insert into interaction_things (code)
    select country from taken where country is not null
    union select ${audience} from taken where segment is not null
    on conflict do nothing`.execute(db());
  await sql`
    insert into interaction_readers (user_key)
    select distinct taken.user_key from taken join ${publishedUsers()} on users.key = user_key
    on conflict do nothing`.execute(db());
  await sql`
    insert into interaction_readers (visitor)
    select distinct visitor from taken where visitor is not null
    on conflict do nothing`.execute(db());
}

/** Of what kind of company somebody is who looked at a product of a segment. */
const audience = sql.raw("coalesce(reader_type, 'NONE') || ' ' || segment");
const made = sql.raw("kind between 'CREATE_INGREDIENT' and 'UPDATE_SERVICE'");

async function keep(): Promise<void> {
  await sql`
    create temporary table moved on commit drop as
    select happened_at, kind, firsts, rank, further, case when not (${made}) then company.id end as company,
      product.id as product, document.id as document, portal.id as portal,
      coalesce(person.id, browser.id) as reader, country.id as country, audience.id as audience,
      words.id as words, found, filters
    from taken
    left join interaction_things as company on company.company_key = supplier
    left join interaction_things as product on product.product_key = taken.product_key
    left join interaction_things as document on document.document = taken.document
    left join interaction_things as portal on portal.event_key = taken.event_key
    left join interaction_things as country on country.code = taken.country
    left join interaction_things as audience on audience.code = ${audience}
    left join interaction_things as words on words.words = taken.words
    left join interaction_readers as person on person.user_key = taken.user_key
    left join interaction_readers as browser on browser.visitor = taken.visitor
    where ${made} or company.id is not null
      or kind in ('SEARCH', 'SEARCH_WITHOUT_RESULTS')`.execute(db());
  await sql`
    insert into interactions (happened_at, kind, firsts, rank, further, company, product, document, portal,
      reader, country, audience, words, found, filters)
    select * from moved`.execute(db());
  await addCounts("moved").execute(db());
  await addInterest("moved").execute(db());
  await noteLeads();
  await sql`drop table moved`.execute(db());
}

/** Who did something with whom, from where, and when for the first and the last time. */
async function noteLeads(): Promise<void> {
  await sql`
    insert into interaction_leads as leads (company, reader, country, first_at, last_at)
    select company, reader,
      (array_agg(country order by happened_at desc) filter (where country is not null))[1],
      min(happened_at), max(happened_at)
    from moved
    where company is not null and reader is not null
    group by company, reader
    on conflict (company, reader) do update
    set country = case when excluded.last_at >= leads.last_at
        then coalesce(excluded.country, leads.country)
        else coalesce(leads.country, excluded.country) end,
      first_at = least(leads.first_at, excluded.first_at),
      last_at = greatest(leads.last_at, excluded.last_at),
      changed_at = now()`.execute(db());
}
