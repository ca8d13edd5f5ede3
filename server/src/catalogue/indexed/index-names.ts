import { type Offering, offerings } from "@neroli/contract/enumerations/products.ts";

/** The indexes of a catalogue: one for the products of each offering, one for suppliers. */
export type IndexName = Offering | "SUPPLIERS";

export const indexNames: readonly IndexName[] = [...offerings, "SUPPLIERS"];

/** One value for each index. */
export const byIndex = <T>(of: (name: IndexName) => T) =>
  Object.fromEntries(indexNames.map((name) => [name, of(name)])) as Record<IndexName, T>;
