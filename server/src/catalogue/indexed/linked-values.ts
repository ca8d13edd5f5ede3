import type { IndexedProduct, LinkedProduct } from "./indexed-rows.ts";

/** Keys of the products in a formulation. */
export const linkedIn = ({ fields: { phases = [] } }: Pick<IndexedProduct, "fields">): string[] =>
  phases.flatMap(({ ingredients }) => ingredients.flatMap(({ product }) => product ?? []));

/** What products in formulations say publicly; those that nobody sees are not among them. */
type Said = ReadonlyMap<string, LinkedProduct>;

export interface LinkedValues {
  /**
   * Takes it that formulations have this of these products from now on, and answers those of which
   * they may have something else: whoever asks puts all formulations with them.
   */
  expect(keys: readonly string[], said: Said): string[];
  /** To be told of all that is put, before it is. */
  notice(rows: readonly IndexedProduct[]): void;
  /** It is not known any more what formulations with these products have. */
  forget(keys: Iterable<string>): void;
}

/** Products remembered at a time, about: of what is forgotten, formulations are put in vain once. */
const most = 20_000;

/**
 * Remembers what the formulations with a product were put with, so that a product that changes
 * otherwise leaves them alone. What is remembered is true of every formulation in the index: one
 * that is put with something else makes it forgotten.
 */
export function linkedValues(): LinkedValues {
  const remembered = new Map<string, string>();
  return {
    expect(keys, said) {
      const now = keys.map((key) => [key, textOf(said.get(key))] as const);
      const differing = now.filter(([key, text]) => remembered.get(key) !== text);
      if (remembered.size + differing.length > most) remembered.clear();
      for (const [key, text] of differing) remembered.set(key, text);
      return differing.map(([key]) => key);
    },
    notice(rows) {
      for (const row of rows) {
        for (const key of linkedIn(row)) {
          if (remembered.get(key) !== textOf(row.linked?.[key])) remembered.delete(key);
        }
      }
    },
    forget(keys) {
      for (const key of keys) remembered.delete(key);
    },
  };
}

const textOf = (said: LinkedProduct | undefined): string =>
  JSON.stringify(said ? [said.inci, said.cas] : null);
