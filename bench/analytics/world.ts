import { sql } from "kysely";
import { addCounts, addInterest } from "../../server/src/interactions/commands/counts-of.ts";
import { db, transaction } from "../../server/src/kernel/db/db.ts";

const sizes = { companies: 2_000, products: 50_000, readers: 20_000, words: 20_000 };
export const months = 24;

const monthAgo = (back: number, now = new Date()): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));

/** Companies, their products, and whoever looks at them, each with the number that counts know it by. */
export async function createThings(): Promise<void> {
  await sql`
    insert into companies (key, name, type, offering, verified, country)
    select 'company-' || at, 'Company ' || at, 'SUPPLIER_OF_RAW_MATERIALS_AND_INGREDIENTS',
      array['INGREDIENTS'], true, 'DE' from generate_series(1, ${sizes.companies}::int) as at`.execute(
    db(),
  );
  // The first companies list most.
  await sql`
    insert into products (key, company_key, offering, segment, name, fields, visibility)
    select 'product-' || at, 'company-' || (1 + floor(${sizes.companies}::int * power(at::float / ${sizes.products}::int, 3)))::int,
      'INGREDIENTS', 'PERSONALCARE', 'Product ' || at, '{}', '{}'
    from generate_series(1, ${sizes.products}::int - 1) as at`.execute(db());
  await sql`insert into interaction_things (company_key) select key from companies`.execute(db());
  await sql`insert into interaction_things (product_key) select key from products`.execute(db());
  await sql`
    insert into interaction_things (words)
    select 'words ' || at from generate_series(1, ${sizes.words}::int) as at`.execute(db());
  await sql`
    insert into interaction_things (code)
    select unnest(array['DE', 'FR', 'IT', 'ES', 'GB', 'US', 'NL', 'PL', 'CH', 'AT', 'JP', 'KR', 'BR',
      'IN', 'CN', 'TR', 'SE', 'DK', 'BE', 'PT', 'NONE PERSONALCARE', 'DISTRIBUTOR PERSONALCARE',
      'CONSUMER_CARE_BRAND PERSONALCARE', 'CONTRACT_MANUFACTURER PERSONALCARE'])`.execute(db());
  await sql`
    insert into interaction_readers (visitor)
    select gen_random_uuid() from generate_series(1, ${sizes.readers}::int)`.execute(db());
  await sql`analyze`.execute(db());
}

/**
 * So many interactions over the months, most of them of few products; one in ten is somebody's. A
 * month is filled before it becomes a part of the table, two at a time: its indexes are built once.
 */
export async function createInteractions(count: number): Promise<void> {
  const each = Math.ceil(count / months);
  await sql`
    create unlogged table ranked_products as
    select row_number() over (order by md5(things.product_key)) - 1 as rank, things.id as product, companies.id as company
    from interaction_things as things join products on products.key = things.product_key
    join interaction_things as companies on companies.company_key = products.company_key`.execute(
    db(),
  );
  await sql`create unique index on ranked_products (rank)`.execute(db());
  await sql`analyze ranked_products`.execute(db());
  const { rows } = await sql<Firsts>`
    select (select min(id) from interaction_things where words is not null) as words,
      (select min(id) from interaction_things where code = 'DE') as country,
      (select min(id) from interaction_things where code = 'NONE PERSONALCARE') as audience,
      (select min(id) from interaction_readers) as reader`.execute(db());
  const [firsts] = rows;
  if (!firsts) throw new Error("nothing was created");
  await eachMonth((back) => fillMonth(back, each, firsts));
  await sql`drop table ranked_products`.execute(db());
}

interface Firsts {
  words: number;
  country: number;
  audience: number;
  reader: number;
}

/** The months one after the other, the oldest first, by two at once. */
async function eachMonth(work: (back: number) => Promise<void>): Promise<void> {
  const left = Array.from({ length: months }, (_, back) => back);
  const lane = async () => {
    for (let back = left.pop(); back !== undefined; back = left.pop()) {
      const month = back;
      await transaction(() => work(month));
    }
  };
  await Promise.all([lane(), lane()]);
}

const tableOf = (back: number): string =>
  `interactions_${monthAgo(back).toISOString().slice(0, 7).replace("-", "_")}`;

async function fillMonth(back: number, count: number, firsts: Firsts): Promise<void> {
  const [start, next] = [monthAgo(back), monthAgo(back - 1)];
  const end = back === 0 ? new Date() : next;
  const table = sql.table(tableOf(back));
  await sql`set local maintenance_work_mem = '1GB'`.execute(db());
  await sql`create table ${table} (like interactions including defaults)`.execute(db());
  await sql`
    insert into ${table} (happened_at, kind, firsts, rank, company, product, reader, country,
      audience, words)
    select ${start}::timestamptz + moment * (${end}::timestamptz - ${start}::timestamptz), kind,
      case when kind in ('VIEW', 'DETAILS') and part < 0.5 then 5 else 0 end, 1,
      company, product, case when part > 0.9 then ${firsts.reader}::int + (part * 1e9)::bigint % ${sizes.readers}::int end,
      ${firsts.country}::int + (part * 1e6)::int % 20, ${firsts.audience}::int + (part * 1e5)::int % 4,
      case when kind in ('IMPRESSION', 'DETAILS')
        then ${firsts.words}::int + (power(part * 977 - floor(part * 977), 3) * ${sizes.words}::int)::int % ${sizes.words}::int end
    from (
      select (turn - random()) / ${count}::int as moment, random() as part, random() as which,
        floor(${sizes.products - 1}::int * power(random(), 3))::int as rank
      from generate_series(1, ${count}::int) as turn
    ) as drawn
    join ranked_products using (rank)
    cross join lateral (select (case
      when which < 0.7 then 'IMPRESSION' when which < 0.8 then 'DETAILS' when which < 0.92 then 'VIEW'
      when which < 0.94 then 'BOOKMARK' when which < 0.96 then 'COMPARISON'
      when which < 0.985 then 'DOWNLOAD' else 'REQUEST_SAMPLE' end)::interaction_kind as kind) as kinds`.execute(
    db(),
  );
  const [from, to] = [start, next].map((day) => sql.lit(day.toISOString()));
  await sql`
    alter table interactions attach partition ${table} for values from (${from}) to (${to})`.execute(
    db(),
  );
}

/** What `rollUp` would have counted meanwhile. */
export async function countInteractions(): Promise<void> {
  await eachMonth(async (back) => {
    await sql`set local work_mem = '1GB'`.execute(db());
    await addCounts(tableOf(back)).execute(db());
    await addInterest(tableOf(back)).execute(db());
  });
  await sql`vacuum analyze interaction_counts, interaction_interest`.execute(db());
  await sql`analyze interactions`.execute(db());
}
