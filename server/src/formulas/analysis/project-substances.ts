import { type NamedSubstance, namedSubstances } from "@neroli/contract/law/named-substances.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { readToldProducts } from "../../products/present/read-products.ts";
import type { OpenProject } from "../../projects/queries/list-open-projects.ts";
import { readLineProducts } from "../queries/line-products.ts";
import { listContents } from "../queries/select-formulas.ts";
import { componentsOf, shareLines } from "./components.ts";

/** What somebody formulates or has collected, by the substances in it. */
export interface Substances {
  /** The key of the formula; null of a collected product. */
  formula: string | null;
  substances: NamedSubstance[];
}

/** All formulas and collected products of a project, as far as the reader sees the products. */
export async function projectSubstances(
  reader: SignedInActor,
  { key, collected }: OpenProject,
): Promise<Substances[]> {
  const formulas = await listContents(key);
  const known = await readLineProducts(
    reader,
    formulas.map(({ content }) => content),
  );
  const written = formulas.map(({ key: formula, content }) => {
    const { components, blends } = componentsOf(shareLines(content, known).lines);
    const numbers = blends.map(({ cas }) => ({ name: "", cas }));
    return { formula, substances: [...components, ...numbers] };
  });
  const products = await readToldProducts(reader, collected);
  const bought = products.map(({ fields }) => ({
    formula: null,
    substances: namedSubstances(fields),
  }));
  return [...written, ...bought];
}
