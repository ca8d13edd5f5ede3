import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import {
  type SuggestionGroup,
  type SuggestionKind,
  suggestionKinds,
  suggestionsOfAKind,
} from "@neroli/contract/catalogue/suggestions.ts";
import type { Offering } from "@neroli/contract/products/enumerations.ts";
import { fieldsFor, type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { isExcluded } from "@neroli/contract/products/visibility.ts";
import type { Suggestion } from "@neroli/search/index-types.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import { namesWith } from "../../reference/queries/term-names.ts";
import { type CompanyEntry, catalogue } from "../catalogue.ts";
import { productViewer, supplierViewer } from "../policy.ts";

type Answer = z.input<(typeof catalogueEndpoints)["GET /search/suggestions"]["response"]>;
type Value = SuggestionGroup["values"][number];

interface Asked {
  offering: Offering;
  query: string;
}

const tradeNames: readonly ProductFieldKey[] = ["name", "trade_name", "general_food_name"];

/** Fields whose values name a substance: its INCI name, a number, what it is called otherwise. */
const namesOfSubstances = (offering: Offering): string[] => [
  ...fieldsFor(offering).filter(
    (key) => key === "inci" || productField(key).search?.kind === "identifier",
  ),
  "other_names",
  "synonyms",
];

/** Completions of what is being typed, by what they are; of each kind the commonest first. */
export async function suggest(actor: Actor, asked: Asked): Promise<Answer> {
  const groups = await Promise.all(
    suggestionKinds.map(async (kind) => ({
      kind,
      values: (await complete[kind](actor, asked)).slice(0, suggestionsOfAKind),
    })),
  );
  return { groups: groups.filter(({ values }) => values.length > 0) };
}

const complete: Record<SuggestionKind, (actor: Actor, asked: Asked) => Promise<Value[]>> = {
  ingredients,
  products,
  suppliers,
  functions,
};

async function ingredients(actor: Actor, { offering, query }: Asked): Promise<Value[]> {
  const values = await catalogue().searcher.suggest(
    offering,
    { text: query, limit: suggestionsOfAKind, fields: namesOfSubstances(offering) },
    productViewer(actor),
  );
  return values.map((value) => ({ ...toValue(value), detail: null }));
}

async function products(actor: Actor, { offering, query }: Asked): Promise<Value[]> {
  const values = await catalogue().searcher.suggest(
    offering,
    { text: query, limit: suggestionsOfAKind, fields: tradeNames },
    productViewer(actor),
  );
  return values.map(toValue);
}

async function suppliers(actor: Actor, { query }: Asked): Promise<Value[]> {
  const { searcher, companies } = catalogue();
  const asked = { text: query, limit: suggestionsOfAKind };
  const found = await searcher.suggest("SUPPLIERS", asked, supplierViewer(actor));
  return found.map(({ text, count, key }) => {
    const company = key === null ? undefined : companies.get(key);
    return { text, key, count: company ? countOf(actor, company) : count, detail: null };
  });
}

const countOf = (actor: Actor, company: CompanyEntry): number =>
  isExcluded(actor, company) ? 0 : company.products.size;

/** Functions by what they are called in the actor's language, in English or otherwise. */
async function functions(actor: Actor, { offering, query }: Asked): Promise<Value[]> {
  const { searcher } = catalogue();
  const completed = async (text: string) =>
    await searcher.suggest(
      offering,
      { text, limit: suggestionsOfAKind, fields: ["functions", "function_names"] },
      productViewer(actor),
    );
  const names = namesWith(actor.language, { field: "functions", begins: query });
  const called = await Promise.all(
    names.map(async ({ term, name }): Promise<Value[]> => {
      const found = (await completed(term)).find(({ text }) => text === term);
      return found ? [{ text: name, count: found.count, key: null, detail: term }] : [];
    }),
  );
  const own = called.flat();
  const others = (await completed(query))
    .filter(({ text }) => !own.some((one) => one.text === text || one.detail === text))
    .map(({ text, count }) => ({ text, count, key: null, detail: null }));
  return [...own, ...others].sort((a, b) => b.count - a.count);
}

/** A product by its name, with its supplier where it is the only one. */
function toValue({ text, count, key }: Suggestion): Value {
  const product = key === null ? undefined : catalogue().products.get(key);
  return { text, count, key: product ? key : null, detail: product?.company.row.name ?? null };
}
