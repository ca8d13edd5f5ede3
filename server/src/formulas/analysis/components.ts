import type { Component } from "@neroli/contract/formulas/inci-list.ts";
import type { FormulaContent, FormulaLine } from "@neroli/contract/formulas/schema.ts";
import { type Shares, sharesOf } from "@neroli/contract/formulas/shares.ts";
import { zero } from "@neroli/contract/kernel/exact.ts";
import { anyShare, type Interval, partOf } from "@neroli/contract/kernel/interval.ts";
import { inciParts, isWater } from "@neroli/contract/products/formula.ts";
import { isCas } from "@neroli/contract/products/identifiers.ts";
import type { LineProduct, LineProducts } from "../queries/line-products.ts";
import { type BlendPart, readComposition } from "./read-composition.ts";

/** A line with what is known of its product and its share; null where its weight is not read. */
export interface SharedLine {
  line: FormulaLine;
  product: LineProduct | null;
  share: Interval | null;
}

/** CAS numbers that a blend has, without saying which of its parts they are. */
export interface BlendNumbers {
  line: string;
  names: string[];
  cas: readonly string[];
  share: Interval;
}

/** The lines of a formula that say anything, with their shares; what they add up to. */
export function shareLines(
  { phases }: FormulaContent,
  products: LineProducts,
): Omit<Shares, "lines" | "rests"> & { lines: SharedLine[] } {
  const written = phases
    .flatMap(({ lines }) => lines)
    .filter(({ product, name, inci, weight }) => product || name || inci || weight)
    .map((line) => ({ line, product: products.get(line.product ?? "") ?? null }));
  const { lines, stated, sum } = sharesOf(
    written.map(({ line, product }) => ({
      name: line.name || (product?.name ?? ""),
      inci: inciOf(line, product),
      weight: line.weight,
    })),
  );
  return { lines: written.map((each, at) => ({ ...each, share: lines[at] ?? null })), stated, sum };
}

/** What a line says itself stands above what the supplier says of its product. */
const inciOf = (line: FormulaLine, product: LineProduct | null) =>
  line.inci.trim() || (product?.inci.trim() ?? "");

function casOf(line: FormulaLine, product: LineProduct | null): readonly string[] {
  const written = (line.cas.match(/\d{2,7}-\d{2}-\d/g) ?? []).filter(isCas);
  return written.length > 0 ? written : (product?.cas ?? []);
}

/** The substances that the lines bring; blends are taken apart. */
export function componentsOf(lines: readonly SharedLine[]): {
  components: Component[];
  blends: BlendNumbers[];
} {
  const read = lines.map(takeApart);
  return {
    components: read.flatMap(({ components }) => components),
    blends: read.flatMap(({ blend }) => blend ?? []),
  };
}

function takeApart({ line, product, share }: SharedLine): {
  components: Component[];
  blend: BlendNumbers | null;
} {
  const all = share ?? anyShare;
  const names = inciParts(inciOf(line, product));
  const cas = casOf(line, product);
  const flags = { nano: line.nano, may_contain: line.may_contain, line: line.key };
  const component = (name: string, given: Pick<Component, "cas" | "share">): Component => ({
    ...{ name: isWater(name) ? "Aqua" : name, unknown: false, ...flags, ...given },
    colorant: line.colorant || /^CI \d{5}\b/i.test(name),
  });
  // What the line itself names is what is meant, also where the product's composition is told.
  const told = line.inci.trim() === "" ? readComposition(product?.composition) : null;
  if (told) return { components: ofParts(told, { names, all, component }), blend: null };
  const [first] = names;
  if (first === undefined) {
    const name = line.name.trim() || (product?.name ?? line.key);
    return {
      components: [{ ...component(name, { cas, share: all }), unknown: true }],
      blend: null,
    };
  }
  if (names.length === 1)
    return { components: [component(first, { cas, share: all })], blend: null };
  // How much each is nobody has said: from nothing to all of it.
  const some = { min: zero, max: all.max };
  return {
    components: names.map((name) => component(name, { cas: [], share: some })),
    blend: cas.length > 0 ? { line: line.key, names, cas, share: some } : null,
  };
}

interface Blend {
  /** Those that its INCI name lists. */
  names: readonly string[];
  all: Interval;
  component: (name: string, given: Pick<Component, "cas" | "share">) => Component;
}

/** The parts that are told, and what the INCI name lists beside them. */
function ofParts(parts: readonly BlendPart[], { names, all, component }: Blend): Component[] {
  const told = new Set(parts.map(({ name }) => name.toUpperCase()));
  return [
    ...parts.map(({ name, cas, share }) => component(name, { cas, share: partOf(share, all) })),
    ...names
      .filter((name) => !told.has(name.toUpperCase()))
      .map((name) => component(name, { cas: [], share: { min: zero, max: all.max } })),
  ];
}
