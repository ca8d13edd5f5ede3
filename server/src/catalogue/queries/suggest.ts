import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import {
  type SuggestionGroup,
  type SuggestionKind,
  suggestionKinds,
  suggestionsOfAKind,
} from "@neroli/contract/catalogue/suggestions.ts";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { fieldsFor, type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import type { Suggestion } from "@neroli/search/index-types.ts";
import { fold } from "@neroli/search/text/fold.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import { namesWith } from "../../reference/queries/term-names.ts";
import { firstName, isSaidIn } from "../../synonyms/queries/synonym-book.ts";
import { productViewer, supplierViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { lookInto, type WithinQuery } from "./look-into.ts";
import { countListed } from "./within-portal.ts";

type Answer = z.input<(typeof catalogueEndpoints)["GET /search/suggestions"]["response"]>;
type Value = SuggestionGroup["values"][number];

/** Several names of one thing often begin alike: one of them is shown. */
const lookedThrough = 25;

interface SuggestQuery extends WithinQuery {
  offering: Offering;
  query: string;
}

const tradeNames: readonly ProductFieldKey[] = ["name", "trade_name", "general_food_name"];

/** Fields whose values name a substance: its INCI name, a number. */
const namesOfSubstances = (offering: Offering): string[] => [
  ...fieldsFor(offering).filter(
    (key) => key === "inci" || productField(key).search?.kind === "identifier",
  ),
  ...["parts_cas", "parts_ec"],
];

/** Completions of what is being typed, by what they are; of each kind the commonest first. */
export async function suggest(asking: Actor, asked: SuggestQuery): Promise<Answer> {
  const { actor } = await lookInto(asking, asked);
  const groups = await Promise.all(
    suggestionKinds.map(async (kind) => ({
      kind,
      values: (await complete[kind](actor, asked))
        .slice(0, suggestionsOfAKind)
        .sort((a, b) => b.count - a.count),
    })),
  );
  return { groups: groups.filter(({ values }) => values.length > 0) };
}

const complete: Record<SuggestionKind, (actor: Actor, asked: SuggestQuery) => Promise<Value[]>> = {
  ingredients,
  products,
  suppliers,
  functions,
};

/** INCI names and numbers; then what substances are called otherwise, each of them once. */
async function ingredients(actor: Actor, { offering, query }: SuggestQuery): Promise<Value[]> {
  const completed = async (fields: readonly string[], limit: number) =>
    await catalogue().searcher.suggest(
      offering,
      { text: query, limit, fields },
      productViewer(actor),
    );
  const [own, others] = await Promise.all([
    completed(namesOfSubstances(offering), suggestionsOfAKind),
    completed(["other_names", "synonyms", "wider_names"], lookedThrough),
  ]);
  const values = own.map((value) => ({ ...toValue(value), detail: null }));
  const called = others.map((value) => ({ ...toValue(value), detail: firstName(value.text) }));
  return [...values, ...withoutSame(actor, { values: called, there: values })];
}

/** Those that mean nothing that is there already; of several the reader's own word. */
function withoutSame(
  { language }: Actor,
  { values, there }: { values: readonly Value[]; there: readonly Value[] },
): Value[] {
  const meant = new Set(there.map(meaningOf));
  const foreign = (value: Value) => (isSaidIn(language, value.text) ? 0 : 1);
  const ordered = values.toSorted((a, b) => foreign(a) - foreign(b));
  return ordered.filter((value) => {
    const isNew = !meant.has(meaningOf(value));
    meant.add(meaningOf(value));
    return isNew;
  });
}

const meaningOf = ({ text, detail }: Value): string =>
  fold(firstName(text) ?? (detail === null ? null : firstName(detail)) ?? text);

/** By their names in all languages: of equally common ones by the reader's, each product once. */
async function products(actor: Actor, { offering, query }: SuggestQuery): Promise<Value[]> {
  const found = await catalogue().searcher.suggest(
    offering,
    {
      text: query,
      limit: lookedThrough,
      fields: tradeNames,
      // English is what values without a language are in.
      ...(actor.language !== "en" && { language: actor.language }),
    },
    productViewer(actor),
  );
  const told = new Set<string>();
  return found.map(toValue).filter(({ key }) => {
    const isNew = key === null || !told.has(key);
    if (key !== null) told.add(key);
    return isNew;
  });
}

async function suppliers(actor: Actor, { query }: SuggestQuery): Promise<Value[]> {
  const { searcher, companies } = catalogue();
  const asked = { text: query, limit: suggestionsOfAKind };
  const found = await searcher.suggest("SUPPLIERS", asked, supplierViewer(actor));
  if (found.length === 0) return [];
  const countOf = await countListed(actor);
  return found.map(({ text, count, key }) => {
    const company = key === null ? undefined : companies.get(key);
    return { text, key, count: company ? countOf(company) : count, detail: null };
  });
}

/** Functions by what they are called in the actor's language, in English or otherwise. */
async function functions(actor: Actor, { offering, query }: SuggestQuery): Promise<Value[]> {
  const { searcher } = catalogue();
  const completed = async (text: string, field: string, limit = suggestionsOfAKind) =>
    await searcher.suggest(offering, { text, limit, fields: [field] }, productViewer(actor));
  const names = namesWith(actor.language, { field: "functions", begins: query });
  const called = await Promise.all(
    names.map(async ({ term, name }): Promise<Value[]> => {
      const found = (await completed(term, "functions")).find(({ text }) => text === term);
      return found ? [{ text: name, count: found.count, key: null, detail: term }] : [];
    }),
  );
  const [terms, others] = await Promise.all([
    completed(query, "functions"),
    completed(query, "function_names", lookedThrough),
  ]);
  const own = called.flat();
  const english = terms
    .filter(({ text }) => !own.some((one) => one.text === text || one.detail === text))
    .map(({ text, count }) => ({ text, count, key: null, detail: null }));
  const known = [...own, ...english].sort((a, b) => b.count - a.count);
  const otherwise = others.map(({ text, count }) => ({
    text,
    count,
    key: null,
    detail: firstName(text),
  }));
  return [...known, ...withoutSame(actor, { values: otherwise, there: known })];
}

/** A product by its name, with its supplier where it is the only one. */
function toValue({ text, count, key }: Suggestion): Value {
  const product = key === null ? undefined : catalogue().products.get(key);
  return { text, count, key: product ? key : null, detail: product?.company.row.name ?? null };
}
