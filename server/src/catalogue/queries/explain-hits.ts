import type { Explanation } from "@neroli/contract/catalogue/endpoints.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { HitExplanation, SearchResult } from "@neroli/search/index-types.ts";
import { type FieldOfWord, fieldsOfWords } from "@neroli/search/writing/fields-of-words.ts";
import { productSchema } from "../indexed/index-schema.ts";
import { toDocument } from "../indexed/to-document.ts";
import { catalogue } from "../serving/catalogue.ts";
import { readProducts } from "./read-rows.ts";

/** Fields of what a product is called otherwise (other-names.ts). */
const otherNames: ReadonlySet<string> = new Set([
  "other_names",
  "synonyms",
  "wider_names",
  "plant_names",
  "see_also",
  "function_names",
]);

const exactnesses: Record<HitExplanation["exactness"], Explanation["exactness"]> = {
  identifier: "identifier",
  name: "name",
  title: "title",
  nearName: "near_name",
  otherName: "synonym",
  synonym: "synonym",
  wider: "synonym",
  component: "component",
  none: "none",
};

/**
 * Why hits stand where they do, by their keys, for support. The numbers are those that the index
 * ranked by; in which field a word stands is read from the products themselves.
 */
export async function explainHits(
  offering: Offering,
  hits: SearchResult["hits"],
): Promise<ReadonlyMap<string, Explanation>> {
  const fields = await readFields(
    offering,
    hits.map(({ key }) => key),
  );
  return new Map(
    hits.flatMap(({ key, explained }) =>
      explained ? [[key, toExplanation(explained, fields.get(key))] as const] : [],
    ),
  );
}

async function readFields(
  offering: Offering,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FieldOfWord>> {
  const { companies } = catalogue();
  const schema = productSchema(offering);
  const rows = await readProducts({ keys });
  return new Map(
    rows.flatMap((row) => {
      const company = companies.get(row.company_key);
      if (!company) return [];
      return [[row.key, fieldsOfWords(schema, toDocument(row, company.row), 2)] as const];
    }),
  );
}

const toExplanation = (
  { score, exactness, rank, words }: HitExplanation,
  fieldOf: FieldOfWord | undefined,
): Explanation => ({
  score,
  exactness: exactnesses[exactness],
  tier_of_rank: rank,
  parts: words.map(({ word, matched, field: known, how, weight }) => {
    const field = known ?? fieldOf?.(matched) ?? null;
    const otherwise = field !== null && otherNames.has(field) && how !== "identifier";
    return { word, matched, field, how: otherwise ? "synonym" : how, weight };
  }),
});
