import { isSupport } from "@neroli/contract/access/roles.ts";
import type { catalogueEndpoints, ProductSearch } from "@neroli/contract/catalogue/endpoints.ts";
import {
  commonFacets,
  type ProductSort,
  productFacets,
} from "@neroli/contract/catalogue/facets.ts";
import { type Offering, offerings } from "@neroli/contract/enumerations/products.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { toPage } from "@neroli/contract/kernel/list.ts";
import { facetFieldsOf } from "@neroli/contract/products/search-fields.ts";
import type { SearchQuery, SearchResult } from "@neroli/search/index-types.ts";
import { wordsOf } from "@neroli/search/text/fold.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import { AppError } from "../../kernel/errors.ts";
import { inEnglish, namesOfField } from "../../reference/queries/term-names.ts";
import { productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { termLabels } from "./content-labels.ts";
import { explainHits } from "./explain-hits.ts";
import { commonestBeside, presentFacets, readFilters } from "./facets.ts";
import { hitsJson } from "./hit-json.ts";
import { lookInto } from "./look-into.ts";
import { isUndisclosed, presentIntervals, readNarrowing } from "./narrowing.ts";
import { readSummary } from "./read-summary.ts";

const sorts: Record<ProductSort, SearchQuery["sort"]> = {
  relevance: undefined,
  name: { key: "name", direction: "asc" },
  "-name": { key: "name", direction: "desc" },
  newest: { key: "created", direction: "desc" },
  company: { key: "company", direction: "asc" },
};

const groupsOf = Object.fromEntries(
  offerings.map((offering) => [offering, [...commonFacets, ...facetFieldsOf(offering)]]),
) as Record<Offering, string[]>;

/**
 * What is written finds nothing: then the names in it are read as the terms that products carry,
 * "Feuchthaltemittel" as "Humectant".
 */
async function inOtherWords(
  find: (text: string) => Promise<SearchResult>,
  text: string,
  language: Language,
): Promise<SearchResult> {
  const result = await find(text);
  const isWhole = result.corrected === null && result.left_out.length === 0;
  const missed = text !== "" && (result.total === 0 || !isWhole);
  const english = missed ? inEnglish(language, text) : null;
  if (english === null) return result;
  const other = await find(english);
  const isBetter = other.total > 0 && other.left_out.length <= result.left_out.length;
  return isBetter ? { ...other, corrected: other.corrected ?? english } : result;
}

const asksForAnother =
  /^(?:replac|alternativ|substitut|instead|ersetz|ersatz|statt|anstatt|anstelle|remplac|sostitu|sustitu)/;

/** "What replaces silicone" asks for what the synonyms call a silicone alternative. */
async function orAlternatives(
  find: (text: string) => Promise<SearchResult>,
  { text, result }: { text: string; result: SearchResult },
): Promise<SearchResult> {
  if (!result.left_out.some((word) => asksForAnother.test(word))) return result;
  const words = wordsOf(text).filter((word) => !result.left_out.includes(word));
  const other = `${words.join(" ")} alternative`;
  const found = await find(other);
  return found.total > 0 && found.left_out.length === 0
    ? { ...found, corrected: found.corrected ?? other }
    : result;
}

/** The names of these groups' terms in a language, where any has another name. */
function termNames(language: Language, groups: readonly string[]) {
  const named = groups.flatMap((group) => {
    const names = namesOfField(language, group);
    return names ? [[group, (term: string) => names.get(term)] as const] : [];
  });
  return Object.fromEntries(named);
}

export type ProductQuery = z.output<
  (typeof catalogueEndpoints)["GET /search/products/:offering"]["query"]
>;

/** The address's question as the index takes it; what only support may ask is refused to others. */
function toQuery(actor: Actor, asked: ProductQuery): SearchQuery {
  if (asked.explain && !isSupport(actor.roles)) throw new AppError("access.forbidden");
  const { query: text, page, size, explain = false, whole = [] } = asked;
  const narrowing = readNarrowing(asked);
  const sort = sorts[asked.sort];
  const filters = readFilters(asked, productFacets);
  return {
    ...narrowing,
    ...commonestBeside(whole),
    ...{ text, filters, page, size, explain },
    ...(sort && { sort }),
    // English is what values without a language are in.
    ...(actor.language !== "en" && { language: actor.language }),
  };
}

interface Asked {
  offering: Offering;
  asked: ProductQuery;
}

/**
 * A page of the products that match, as this actor may see them. Asks no database, but whether one
 * may look into a portal from elsewhere, and where support wants an explanation.
 */
export async function searchProducts(asking: Actor, question: Asked): Promise<ProductSearch> {
  const { actor, page } = await find(asking, question);
  const content = page.content.map(({ entry, ...matched }) => ({
    ...readSummary(actor, entry),
    ...matched,
  }));
  return { ...page, content };
}

/** The same with its long lists as JSON, in which they are kept: empty in `answer`. */
export async function searchAsJson(
  asking: Actor,
  question: Asked,
): Promise<{ answer: ProductSearch; lists: Record<"content" | "facets", Uint8Array> }> {
  const { actor, page } = await find(asking, question);
  return {
    answer: { ...page, content: [], facets: [] },
    lists: {
      content: hitsJson(actor, page.content),
      facets: Buffer.from(JSON.stringify(page.facets)),
    },
  };
}

/** An answer whose hits are there as entries, to be read by `actor`. */
async function find(asking: Actor, { offering, asked }: Asked) {
  const { products, companies, searcher } = catalogue();
  const { actor, within } = await lookInto(asking, asked);
  const query = toQuery(actor, asked);
  const { filters, page, size } = query;
  const ask = (text: string) => searcher.search(offering, { ...query, text }, productViewer(actor));
  const otherwise = await inOtherWords(ask, query.text, actor.language);
  const result = await orAlternatives(ask, { text: query.text, result: otherwise });
  const explanations = query.explain ? await explainHits(offering, result.hits) : null;
  const hits = result.hits.flatMap(({ key, matches, marks }) => {
    const entry = products.get(key);
    const explanation = explanations?.get(key) ?? null;
    const undisclosed = isUndisclosed(offering, marks);
    return entry ? [{ entry, matches, explanation, undisclosed }] : [];
  });
  const answer = {
    ...toPage(hits, { page, size, total: result.total }),
    facets: presentFacets(result, {
      groups: groupsOf[offering],
      filters,
      whole: asked.whole ?? [],
      names: {
        company: (key) => companies.get(key)?.reference.name,
        ...termNames(actor.language, groupsOf[offering]),
      },
    }),
    ranges: presentIntervals(result.intervals, { offering, asked }),
    corrected: result.corrected,
    left_out: result.left_out.map((word) => asTyped(query.text, word)),
    within,
    ...namesOfContents(asked, actor.language),
  };
  return { actor, page: answer };
}

/** A folded word as it stands in the query; a part of a word as it is. */
const asTyped = (query: string, word: string): string =>
  query.split(/[\s,;?!"]+/).find((typed) => wordsOf(typed).join(" ") === word) ?? word;

/** The reader's names of the claims and certifications that are asked for, where they differ. */
function namesOfContents({ contains = [], without = [] }: ProductQuery, language: Language) {
  const names = [...contains, ...without].flatMap(({ kind, value }) => {
    const name = termLabels(kind, language)(value);
    return name === value ? [] : [{ kind, value, name }];
  });
  return names.length > 0 ? { names } : {};
}
