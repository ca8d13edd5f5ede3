import { inciParts } from "@neroli/contract/products/formula.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";

export interface Known {
  values: readonly string[];
  /** Nothing of the kind is left that the reader does not know. */
  whole: boolean;
}

type Substances = Pick<ProductFields, "inci" | "cas" | "composition" | "ingredient_category">;

const namesOf = ({ inci }: Substances) => (inci ? inciParts(inci) : []);
const folded = (name: string) => name.toUpperCase();

/** The INCI name lists what there is; the composition may tell of more, and need not be all. */
export function knownNames(fields: Substances): Known {
  const names = namesOf(fields);
  const listed = new Set(names.map(folded));
  const told = (fields.composition ?? []).map(({ inci }) => inci);
  const values = [...names, ...told.filter((name) => !listed.has(folded(name)))];
  return { values, whole: names.length > 0 };
}

/** A blend of which not every part has its number may hold any other. */
export function knownNumbers(fields: Substances): Known {
  const { cas = [], composition = [], ingredient_category } = fields;
  const values = [...new Set([...cas, ...composition.flatMap((part) => part.cas ?? [])])];
  const listed = namesOf(fields).length;
  const names = knownNames(fields).values;
  const needed = names.length || (ingredient_category === "MIXTURE" ? Infinity : 1);
  const numbered = new Set(
    composition.filter((part) => part.cas?.length).map(({ inci }) => folded(inci)),
  );
  const isTold = listed > 0 && names.every((name) => numbered.has(folded(name)));
  return { values, whole: cas.length >= needed || isTold };
}
