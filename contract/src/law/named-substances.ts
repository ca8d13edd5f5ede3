import { inciParts } from "../products/formula.ts";
import type { ProductFields } from "../products/schema.ts";

/** A substance by its names: the law finds it by either. */
export interface NamedSubstance {
  /** Its INCI name; "" of numbers of which nobody has said whose they are. */
  name: string;
  cas: readonly string[];
}

/** The substances that a product names: those of its INCI name, of its composition and of its numbers. */
export function namedSubstances({
  inci = "",
  cas = [],
  composition = [],
}: Pick<ProductFields, "inci" | "cas" | "composition">): NamedSubstance[] {
  const names = inciParts(inci).map((name) => ({ name, cas: [] }));
  const parts = composition.map((part) => ({ name: part.inci, cas: part.cas ?? [] }));
  return [...names, ...parts, { name: "", cas }];
}
