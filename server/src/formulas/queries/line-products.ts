import type { FormulaContent } from "@neroli/contract/formulas/schema.ts";
import type { CompositionPart } from "@neroli/contract/products/composition.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { readLaw } from "../../law/queries/read-law.ts";
import { readToldProducts } from "../../products/present/read-products.ts";

/** What the reader may know of a product that a line of a formula is. */
export interface LineProduct {
  name: string;
  supplier: string;
  /** As its supplier writes it: "A (and) B" of a blend; "" where it is not known. */
  inci: string;
  cas: readonly string[];
  /** What its parts are, as its page tells them; none where it does not. */
  composition: readonly CompositionPart[];
}
export type LineProducts = ReadonlyMap<string, LineProduct>;

/** What formulas are analysed by: their products as the reader sees them, and the law. */
export async function readKnown(actor: SignedInActor, contents: readonly FormulaContent[]) {
  const [products, law] = await Promise.all([readLineProducts(actor, contents), readLaw()]);
  return { products, law };
}

/** The products of the lines, by key: those alone that exist for the reader, as far as they are seen. */
export async function readLineProducts(
  actor: SignedInActor,
  contents: readonly FormulaContent[],
): Promise<LineProducts> {
  const keys = contents
    .flatMap(({ phases }) => phases)
    .flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? []));
  const products = await readToldProducts(actor, [...new Set(keys)]);
  return new Map(
    products.map(({ key, name, company_name, fields }) => {
      const { inci = "", cas = [], composition = [] } = fields;
      return [key, { name, supplier: company_name, inci, cas, composition }];
    }),
  );
}
