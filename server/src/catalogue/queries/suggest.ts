import type { catalogueEndpoints } from "@neroli/contract/catalogue/endpoints.ts";
import type { Offering } from "@neroli/contract/products/enumerations.ts";
import { isProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { isExcluded } from "@neroli/contract/products/visibility.ts";
import type { Suggestion } from "@neroli/search/index-types.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import { namesWith } from "../../reference/queries/term-names.ts";
import { type CompanyEntry, catalogue } from "../catalogue.ts";
import { productViewer, supplierViewer } from "../policy.ts";

type Answer = z.input<(typeof catalogueEndpoints)["GET /search/suggestions"]["response"]>;
type Completion = Answer["content"][number];

const lookedThrough = 60;
const ofOneKind = 5;

const kinds: Record<string, Completion["kind"]> = {
  name: "name",
  trade_name: "name",
  general_food_name: "name",
  inci: "inci",
  functions: "functions",
};

/** Completions of what is being typed, the commonest first; a page groups them by kind. */
export async function suggest(
  actor: Actor,
  { offering, query }: { offering: Offering; query: string },
): Promise<Completion[]> {
  const { searcher, companies } = catalogue();
  const [products, suppliers, named] = await Promise.all([
    searcher.suggest(offering, { text: query, limit: lookedThrough }, productViewer(actor)),
    searcher.suggest("SUPPLIERS", { text: query, limit: ofOneKind }, supplierViewer(actor)),
    ofTerms(actor, { offering, query }),
  ]);
  const ofProducts = products.map(toCompletion);
  const ofSuppliers = suppliers.map(({ text, count, key }): Completion => {
    const company = key === null ? undefined : companies.get(key);
    return { kind: "company", text, key, count: company ? countOf(actor, company) : count };
  });
  const taken = new Map<string, number>();
  return [...named, ...ofProducts, ...ofSuppliers]
    .filter(({ kind }) => {
      taken.set(kind, (taken.get(kind) ?? 0) + 1);
      return (taken.get(kind) ?? 0) <= ofOneKind;
    })
    .sort((a, b) => b.count - a.count);
}

/** Functions by what they are called in the actor's language. */
async function ofTerms(
  actor: Actor,
  { offering, query }: { offering: Offering; query: string },
): Promise<Completion[]> {
  const { searcher } = catalogue();
  const names = namesWith(actor.language, { field: "functions", begins: query });
  const completed = await Promise.all(
    names.map(async ({ term, name }): Promise<Completion[]> => {
      const asked = { text: term, limit: ofOneKind, field: "functions" };
      const suggested = await searcher.suggest(offering, asked, productViewer(actor));
      const found = suggested.find(({ text }) => text === term);
      return found ? [{ kind: "functions", text: name, count: found.count, key: null }] : [];
    }),
  );
  return completed.flat();
}

function toCompletion({ field, text, count, key }: Suggestion): Completion {
  const identifier = isProductFieldKey(field) && productField(field).search?.kind === "identifier";
  const kind = identifier ? "identifier" : (kinds[field] ?? "name");
  // A function is nobody's name, even where only one product has it.
  return { kind, text, count, key: kind === "functions" ? null : key };
}

const countOf = (actor: Actor, company: CompanyEntry): number =>
  isExcluded(actor, company) ? 0 : company.products.size;
