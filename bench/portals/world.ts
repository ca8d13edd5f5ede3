import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, disconnect, rawPool } from "../../server/src/kernel/db/db.ts";
import { startEmbedded } from "../../server/src/kernel/db/embedded.ts";
import { suppliers } from "../serving/fill-catalogue.ts";
import { createServedWorld } from "../serving/world.ts";

/** Of each portal: companies that take part, and products that are named in it one by one. */
const companiesEach = 12;
const productsEach = 40;
const promotedEach = 10;

export interface PortalWorlds {
  few: string;
  many: string;
  /** Support's, for the origin of the many. */
  token: string;
  close(): Promise<void>;
}

/** Two installations that differ in nothing but the number of their portals. */
export async function createPortalWorlds(
  sizes: { products: number; few: number; many: number },
  origin: string,
): Promise<PortalWorlds> {
  const folder = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
  const few = path.join(folder, "few");
  const many = path.join(folder, "many");
  const world = await createServedWorld(sizes.products, { origin, folder: few });
  // With its owner: PostgreSQL opens no folder of somebody else.
  execFileSync("cp", ["-a", few, many]);
  await addPortals(few, sizes.few);
  await addPortals(many, sizes.many);
  return {
    few,
    many,
    token: world.tokens.support,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

export const portalKey = (at: number) => `portal-${at}`;

/** The first ones are the same wherever there are so many. */
async function addPortals(data: string, count: number): Promise<void> {
  const database = await startEmbedded(data);
  try {
    connect(database.url);
    await rawPool().query(events, [count]);
    for (const statement of [companies, products, "delete from outbox", "vacuum analyze"]) {
      await rawPool().query(statement);
    }
  } finally {
    await disconnect();
    await database.stop();
  }
}

const events = `
  insert into events (key, name, display_name, type, settings)
  select 'portal-' || at, 'portal-' || at, 'House of ' || at, 'BRAND_PORTAL',
    jsonb_build_object('takes_sign_ups', true, 'theme', jsonb_build_object(
      'primary_colour', '#' || lpad(to_hex(at * 7919 % 16777216), 6, '0')))
  from generate_series(0, $1::int - 1) at`;

/** All products of every second company, and of the others those that are named. */
const companies = `
  insert into event_companies (event_key, company_key, all_products)
  select key, 'supplier-' || (substr(key, 8)::int * 7 + turn) % ${suppliers}, turn % 2 = 0
  from events, generate_series(0, ${companiesEach - 1}) turn
  where key like 'portal-%'`;

/** Some come before all others; of companies that are there with all products some are left out. */
const products = `
  insert into event_products (event_key, company_key, product_key, enabled, promoted, ranking)
  select event_key, company_key, product_key, nth <= ${promotedEach} or not all_products,
    nth <= ${promotedEach}, case when nth <= ${promotedEach} then nth end
  from (
    select there.event_key, there.company_key, there.all_products, products.key as product_key,
      row_number() over (partition by there.event_key order by products.key) as nth
    from event_companies there
    join products on products.company_key = there.company_key
    where there.event_key like 'portal-%') named
  where nth <= ${productsEach}`;
