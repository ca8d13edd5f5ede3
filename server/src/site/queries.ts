import { links } from "@neroli/contract/access/links.ts";
import { exhibitionTypes } from "@neroli/contract/enumerations/portals.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { sql } from "kysely";
import { db } from "../kernel/db/db.ts";
import { publishedCompanies } from "../published/companies.ts";
import { companyShownIn, productShownIn, publishedEvents } from "../published/portals.ts";
import { publishedProducts } from "../published/products.ts";

interface Address {
  path: string;
  changed: Date | null;
  /** It says something in further languages: search engines are told its addresses in each. */
  translated: boolean;
}

const fixed = [
  links.home(),
  ...offerings.map((offering) => links.search(offering)),
  links.suppliersSearch(),
];

/** What tells about Neroli, in every language; no portal has it. */
const ownPages = [
  links.buyers(),
  links.suppliers(),
  links.marketplaceSuppliers(),
  links.marketplaceBrands(),
  links.dataPlatform(),
  links.brandPortal(),
  links.customerPortal(),
  links.faqs(),
  links.blog(),
  links.contact(),
  links.privacy(),
  links.imprint(),
];

/** In a language each. */
const studies = ["eng-uk", "eng-us", "ger", "ita", "fra", "esp"].map(links.study);

/**
 * Every address that a visitor who is not signed in finds (decisions, visibility); at a portal's host
 * those of what the portal shows, and none where it takes no sign-ups.
 */
export async function listAddresses(
  portal: Pick<PortalSettings, "key" | "takes_sign_ups"> | null = null,
): Promise<Address[]> {
  if (portal && !portal.takes_sign_ups) return [];
  const products = await db()
    .selectFrom(publishedProducts())
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .select(["products.key", "products.offering", "products.updated_at"])
    .select(
      sql<boolean>`jsonb_path_exists(products.fields, '$.keyvalue() ? (@.key like_regex "@")')`.as(
        "translated",
      ),
    )
    .where("companies.shown", "=", true)
    .where("products.shown", "=", true)
    .$if(portal !== null, (query) => query.where(productShownIn(portal?.key ?? "")))
    .orderBy("products.key")
    .execute();
  const companies = await db()
    .selectFrom(publishedCompanies())
    .select(["key", "updated_at"])
    .where("shown", "=", true)
    .$if(portal !== null, (query) => query.where(companyShownIn(portal?.key ?? "")))
    .orderBy("key")
    .execute();
  const exhibitions = await db()
    .selectFrom(publishedEvents())
    .select("key")
    .where("enabled", "=", true)
    .where("type", "in", exhibitionTypes)
    .$if(portal !== null, (query) => query.where("key", "=", portal?.key ?? ""))
    .orderBy("key")
    .execute();
  const untold = { changed: null, translated: false };
  return [
    ...fixed.map((path) => ({ path, ...untold })),
    ...(portal ? [] : ownPages).map((path) => ({ path, changed: null, translated: true })),
    ...(portal ? [] : studies).map((path) => ({ path, ...untold })),
    ...exhibitions.map(({ key }) => ({ path: links.exhibition(key), ...untold })),
    ...companies.map(({ key, updated_at }) => ({
      path: links.company(key),
      changed: updated_at,
      translated: false,
    })),
    ...products.map(({ key, offering, updated_at, translated }) => ({
      path: links.product(offering, key),
      changed: updated_at,
      translated,
    })),
  ];
}
