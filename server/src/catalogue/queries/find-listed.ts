import type { Company } from "@neroli/contract/companies/schema.ts";
import {
  type Offering,
  offerings,
  type Segment,
  segmentsOf,
} from "@neroli/contract/enumerations/products.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import type { ProductEntry } from "../indexed/entries.ts";
import { existsFor, productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { unlessAway } from "../serving/unless-away.ts";
import { findShown } from "./find-by-keys.ts";
import { readSummary, summariesOf } from "./read-summary.ts";
import { shownThere } from "./within-portal.ts";

/** A company's choice: keys of products per offering and segment (spec 3). */
export interface ChosenProducts {
  offering: Offering;
  segment: Segment;
  products: string[];
}

const shown = 6;

interface ListedQuery {
  company: string;
  offering: Offering;
  segment: Segment;
}

/** A company's products that exist for this actor: their numbers, and the top ones. */
export async function findListed(
  actor: Actor,
  { company, chosen }: { company: string; chosen: readonly ChosenProducts[] },
): Promise<Pick<Company, "top_products" | "product_counts">> {
  let held: Promise<ProductEntry[]> | undefined;
  const listOf = async (offering: Offering, segment: Segment) => {
    const newest = await unlessAway(
      () => findNewest(actor, { company, offering, segment }),
      async () => {
        held ??= findHeld(actor, company);
        return newestOf(actor, await held, { offering, segment });
      },
    );
    if (newest.total === 0) return [];
    const listed = chosen.find((one) => one.offering === offering && one.segment === segment);
    const explicit = await findChosen(
      actor,
      { company, offering, segment },
      listed?.products ?? [],
    );
    const products = explicit.length > 0 ? explicit : newest.products();
    return [{ total: newest.total, offering, segment, products }];
  };
  // All at once: one after the other each would wait for a thread that searches.
  const pairs = offerings.flatMap((offering) =>
    segmentsOf[offering].map((segment) => listOf(offering, segment)),
  );
  const lists = (await Promise.all(pairs)).flat();
  const countOf = (wanted: Offering) =>
    lists.reduce((sum, { offering, total }) => (offering === wanted ? sum + total : sum), 0);
  return {
    top_products: lists.map(({ offering, segment, products }) => ({ offering, segment, products })),
    product_counts: Object.fromEntries(offerings.map((offering) => [offering, countOf(offering)])),
  };
}

/** The newest of so many; they are read when they are asked for. */
interface Newest {
  total: number;
  products(): ProductSummary[];
}

async function findNewest(
  actor: Actor,
  { company, offering, segment }: ListedQuery,
): Promise<Newest> {
  const { searcher } = catalogue();
  const { total, hits } = await searcher.search(
    offering,
    {
      text: "",
      filters: { company: [company], segment: [segment] },
      sort: { key: "created", direction: "desc" },
      page: 0,
      size: shown,
      count_facets: false,
    },
    productViewer(actor),
  );
  return { total, products: () => summariesOf(actor, hits) };
}

/** What this process holds of a company's products, while no index can be asked. */
async function findHeld(actor: Actor, key: string): Promise<ProductEntry[]> {
  const { companies, products } = catalogue();
  const company = companies.get(key);
  const isThere = await shownThere(actor);
  return (company ? products.keysOf(company) : [])
    .flatMap((each) => products.get(each) ?? [])
    .filter((entry) => existsFor(actor, entry) && isThere(entry));
}

function newestOf(
  actor: Actor,
  held: readonly ProductEntry[],
  wanted: Pick<ListedQuery, "offering" | "segment">,
): Newest {
  const listed = held
    .filter(({ offering, segment }) => offering === wanted.offering && segment === wanted.segment)
    .sort((a, b) => b.created - a.created);
  return {
    total: listed.length,
    products: () => listed.slice(0, shown).map((entry) => readSummary(actor, entry)),
  };
}

/** Those chosen that are still there, in the order in which they were chosen. */
const findChosen = async (
  actor: Actor,
  asked: ListedQuery,
  keys: readonly string[],
): Promise<ProductSummary[]> =>
  (await findShown(actor, keys)).filter(
    ({ company, offering, segment }) =>
      company.key === asked.company && offering === asked.offering && segment === asked.segment,
  );
