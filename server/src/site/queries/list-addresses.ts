import { links } from "@neroli/contract/access/links.ts";
import { exhibitionTypes } from "@neroli/contract/enumerations/portals.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import { topicKinds } from "@neroli/contract/enumerations/topics.ts";
import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { sql } from "kysely";
import { listTopics } from "../../catalogue/queries/list-topics.ts";
import { visitor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { companyShownIn, productShownIn, publishedEvents } from "../../published/portals.ts";
import { publishedProducts } from "../../published/products.ts";

export interface Address {
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

/** What the addresses are told apart by: each has files of its own. */
export const sections = ["pages", "topics", "companies", "products"] as const;
export type Section = (typeof sections)[number];

/** The portal at whose host is asked, or none. */
type Place = Pick<PortalSettings, "key" | "takes_sign_ups"> | null;
interface Part {
  from: number;
  most: number;
}

/** Of a kind; of a million products the commonest INCI names are told. */
const mostTopics = 40_000;

const untold = { changed: null, translated: false };
const whole: Part = { from: 0, most: Number.MAX_SAFE_INTEGER };

/** How many addresses a section has. */
export async function countAddresses(section: Section, place: Place = null): Promise<number> {
  if (place && !place.takes_sign_ups) return 0;
  if (section === "pages") return (await listPages(place)).length;
  if (section === "topics") return (await listOwnTopics(place)).length;
  const rows = section === "companies" ? shownCompanies(place) : shownProducts(place);
  const { count } = await rows
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The addresses of a section that a visitor who is not signed in finds (decisions, visibility), or a
 * part of them, in an order that stays; at a portal's host those of what the portal shows, and none
 * where it takes no sign-ups.
 */
export async function listAddresses(
  section: Section,
  place: Place = null,
  part: Part = whole,
): Promise<Address[]> {
  if (place && !place.takes_sign_ups) return [];
  if (section === "companies") return listCompanies(place, part);
  if (section === "products") return listProducts(place, part);
  const all = section === "topics" ? await listOwnTopics(place) : await listPages(place);
  return all.slice(part.from, part.from + part.most);
}

async function listPages(place: Place): Promise<Address[]> {
  const exhibitions = await db()
    .selectFrom(publishedEvents())
    .select("key")
    .where("enabled", "=", true)
    .where("type", "in", exhibitionTypes)
    .$if(place !== null, (query) => query.where("key", "=", place?.key ?? ""))
    .orderBy("key")
    .execute();
  return [
    ...fixed.map((path) => ({ path, ...untold })),
    ...(place ? [] : ownPages).map((path) => ({ path, changed: null, translated: true })),
    ...(place ? [] : studies).map((path) => ({ path, ...untold })),
    ...exhibitions.map(({ key }) => ({ path: links.exhibition(key), ...untold })),
  ];
}

/** No portal tells of them: they are of what all suppliers offer. */
async function listOwnTopics(place: Place): Promise<Address[]> {
  if (place) return [];
  const kinds = await Promise.all(
    topicKinds.map(async (kind) => {
      const topics = await listTopics(visitor("en"), kind, mostTopics);
      return topics.map(({ key }) => links.topic(kind, key));
    }),
  );
  const paths = topicKinds.map((kind) => links.topics(kind)).concat(kinds.flat());
  return paths.map((path) => ({ path, changed: null, translated: true }));
}

const shownCompanies = (place: Place) =>
  db()
    .selectFrom(publishedCompanies())
    .where("shown", "=", true)
    .$if(place !== null, (query) => query.where(companyShownIn(place?.key ?? "")));

async function listCompanies(place: Place, { from, most }: Part): Promise<Address[]> {
  const companies = await shownCompanies(place)
    .select(["key", "updated_at"])
    .orderBy("key")
    .offset(from)
    .limit(most)
    .execute();
  return companies.map(({ key, updated_at }) => ({
    path: links.company(key),
    changed: updated_at,
    translated: false,
  }));
}

const shownProducts = (place: Place) =>
  db()
    .selectFrom(publishedProducts())
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("companies.shown", "=", true)
    .where("products.shown", "=", true)
    .$if(place !== null, (query) => query.where(productShownIn(place?.key ?? "")));

/** Only of those in the part is it found out whether they are translated. */
async function listProducts(place: Place, { from, most }: Part): Promise<Address[]> {
  const part = shownProducts(place)
    .select(["products.key", "products.offering", "products.updated_at", "products.fields"])
    .orderBy("products.key")
    .offset(from)
    .limit(most);
  const products = await db()
    .selectFrom(part.as("part"))
    .select(["key", "offering", "updated_at"])
    .select(
      sql<boolean>`jsonb_path_exists(fields, '$.keyvalue() ? (@.key like_regex "@")')`.as(
        "translated",
      ),
    )
    .orderBy("key")
    .execute();
  return products.map(({ key, offering, updated_at, translated }) => ({
    path: links.product(offering, key),
    changed: updated_at,
    translated,
  }));
}
