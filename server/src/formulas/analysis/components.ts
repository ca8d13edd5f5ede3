import type { Component } from "@neroli/contract/formulas/inci-list.ts";
import type { FormulaContent, FormulaLine } from "@neroli/contract/formulas/schema.ts";
import { type Shares, sharesOf } from "@neroli/contract/formulas/shares.ts";
import { zero } from "@neroli/contract/kernel/exact.ts";
import { anyShare, type Interval, partOf } from "@neroli/contract/kernel/interval.ts";
import { mostParts } from "@neroli/contract/products/composition.ts";
import { inciParts, isWater } from "@neroli/contract/products/formula.ts";
import { isCas } from "@neroli/contract/products/identifiers.ts";
import type { LineProduct, LineProducts } from "../queries/line-products.ts";
import { readComposition } from "./read-composition.ts";

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
  const names = namesOf(inciOf(line, product));
  const cas = casOf(line, product);
  const flags = { nano: line.nano, may_contain: line.may_contain, line: line.key };
  const component = (name: string, given: Pick<Component, "cas" | "share">): Component => ({
    ...{ name: isWater(name) ? "Aqua" : name, unknown: false, ...flags, ...given },
    colorant: line.colorant || /^CI \d{5}\b/i.test(name),
  });
  // What the line itself names is what is meant, also where the product's composition is told.
  const told = line.inci.trim() === "" ? readComposition(product?.composition ?? [], names) : null;
  // How much each is nobody has said: from nothing to all of it.
  const some = { min: zero, max: all.max };
  const name = line.name.trim() || (product?.name ?? line.key);
  if (told) {
    const known = told.map((part) => part.name?.toUpperCase());
    const others = cas.filter((number) => !told.some((part) => part.cas.includes(number)));
    // What nobody has named is not the part that is called as the product is.
    const rest = known.includes(name.toUpperCase()) ? `${name} (…)` : name;
    return {
      components: told.map((part) => ({
        ...component(part.name ?? rest, { cas: part.cas, share: partOf(part.share, all) }),
        unknown: part.name === null,
      })),
      blend: blendOf(line, {
        names: told.flatMap((part) => part.name ?? []),
        ...{ cas: others, share: some },
      }),
    };
  }
  const [first] = names;
  if (first === undefined) {
    const components = [{ ...component(name, { cas, share: all }), unknown: true }];
    return { components, blend: null };
  }
  if (names.length === 1)
    return { components: [component(first, { cas, share: all })], blend: null };
  return {
    components: names.map((name) => component(name, { cas: [], share: some })),
    blend: blendOf(line, { names, cas, share: some }),
  };
}

/** Of more names than any raw material has none is believed: it is something that nobody has named. */
function namesOf(inci: string): string[] {
  const names = inciParts(inci);
  return names.length > mostParts ? [] : names;
}

const blendOf = ({ key }: FormulaLine, given: Omit<BlendNumbers, "line">): BlendNumbers | null =>
  given.cas.length > 0 ? { line: key, ...given } : null;
