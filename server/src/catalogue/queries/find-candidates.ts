import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { SearchQuery } from "@neroli/search/index-types.ts";
import type { Actor } from "../../kernel/actor.ts";
import { splitInci } from "../indexed/inci-names.ts";
import { productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";

const componentsAsked = 8;
const purposesAsked = 3;
/** The most answers to each question. */
const hitsAsked = 24;
/** The most candidates of all questions: they are read from the database. */
const candidates = 30;

interface CandidateQuery {
  key: string;
  segment: Segment;
  /** Those that the reader may see: nothing hidden shows in the company that a product is put in. */
  fields: ProductFields;
  /** What it is likely for, the likeliest first, where it does not say. */
  likely?: readonly string[];
}

/**
 * Keys of products that have something in common with this one as far as this actor may see it: a
 * component, purposes, what it is for. Those first that were found by many and by rare things.
 */
export async function findCandidates(
  actor: Actor,
  { key, segment, fields, likely = [] }: CandidateQuery,
): Promise<string[]> {
  const { products, searcher } = catalogue();
  const self = products.get(key);
  // In the trash: there for its editors only, and in no company of others.
  if (!self) return [];
  const viewer = productViewer(actor);
  const answers = await Promise.all(
    [...questionsOf(fields), ...likelyQuestions(fields, likely)].map(
      ({ text = "", filters = {} }) =>
        searcher.search(
          self.offering,
          {
            text,
            filters: { ...filters, segment: [segment] },
            page: 0,
            size: hitsAsked,
            count_facets: false,
          },
          viewer,
        ),
    ),
  );
  const weights = new Map<string, number>();
  for (const { total, hits } of answers) {
    for (const hit of hits) {
      weights.set(hit.key, (weights.get(hit.key) ?? 0) + 1 / Math.log2(2 + total));
    }
  }
  weights.delete(key);
  return [...weights]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, candidates)
    .map(([found]) => found);
}

type Question = Partial<Pick<SearchQuery, "text" | "filters">>;

/** Few, for each is a search: what it is made of, then what it does and where, less and less of it. */
function questionsOf(fields: ProductFields): Question[] {
  const { inci = "", cas = [], functions = [], service_types = [] } = fields;
  const { applications = [], performance_claims = [], regions = [] } = fields;
  const components = splitInci(inci).slice(0, componentsAsked);
  const substances = components.length > 0 ? components : cas.slice(0, purposesAsked);
  // All of them; as filters one of them would do.
  const purposes = functions.slice(0, purposesAsked).map(quoted).join(" ");
  const filters = { functions, applications, performance_claims, service_types, regions };
  return [
    ...substances.map((text) => ({ text: quoted(text) })),
    { text: purposes, filters: given({ applications }) },
    { filters: given(filters) },
    { filters: given({ ...filters, performance_claims: [], regions: [] }) },
    { filters: given({ functions, service_types, performance_claims }) },
  ].filter(({ text, filters }: Question) => text || Object.keys(filters ?? {}).length > 0);
}

const likelyAsked = 4;

/**
 * Those that name several of its likely purposes, then one; and among them those whose name has a
 * word in common with its own, which may be but a part of it.
 */
function likelyQuestions(
  { inci, name = "" }: ProductFields,
  likely: readonly string[],
): Question[] {
  const terms = likely.slice(0, likelyAsked);
  const [first, ...others] = terms;
  if (!first) return [];
  const words = (inci ?? name).split(/[^\p{L}\p{N}-]+/u).filter((word) => word.length > 3);
  return [
    { text: terms.slice(0, 3).map(quoted).join(" ") },
    ...others.map((other) => ({ text: `${quoted(first)} ${quoted(other)}` })),
    ...words.slice(0, purposesAsked).map((word) => ({
      text: quoted(word),
      filters: { functions: terms },
    })),
    { filters: { functions: [first] } },
  ];
}

/** An empty list would ask for nothing at all. */
const given = (filters: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0));

/** In quotes words are neither completed nor corrected. */
const quoted = (text: string) => `"${text.replaceAll('"', " ").trim()}"`;
