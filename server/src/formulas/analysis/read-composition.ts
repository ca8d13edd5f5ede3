import { add, exact, subtract, zero } from "@neroli/contract/kernel/exact.ts";
import {
  anyShare,
  exactly,
  hundred,
  type Interval,
  most,
  narrowTo,
} from "@neroli/contract/kernel/interval.ts";
import type { CompositionPart } from "@neroli/contract/products/composition.ts";
import { isWater } from "@neroli/contract/products/formula.ts";

/** A part of a blend with its share of it, in per cent. */
export interface BlendPart {
  /** null of what nobody has named. */
  name: string | null;
  cas: readonly string[];
  share: Interval;
}

/**
 * The parts of a product whose composition is told, no surer than it is told; null where it is not.
 * `names` are those that its INCI name lists: they are all that there is, told or not. What cannot add
 * up to the whole, or has no INCI name, may hold something that is not named.
 */
export function readComposition(
  composition: readonly CompositionPart[],
  names: readonly string[],
): BlendPart[] | null {
  if (composition.length === 0) return null;
  const told = new Set(composition.map(({ inci }) => folded(inci)));
  const parts: BlendPart[] = [
    ...composition.map(({ inci, cas = [], min = "0", max = "100" }) => ({
      ...{ name: inci, cas },
      share: { min: exact(min), max: exact(max) },
    })),
    ...names
      .filter((name) => !told.has(folded(name)))
      .map((name) => ({ name, cas: [], share: anyShare })),
  ];
  const whole = names.length > 0 ? narrowed(parts) : null;
  return whole ?? narrowed([...parts, ...restOf(parts)]) ?? parts;
}

const folded = (name: string) => (isWater(name) ? "AQUA" : name.toUpperCase());

function narrowed(parts: readonly BlendPart[]): BlendPart[] | null {
  const shares = narrowTo(
    exactly(hundred),
    parts.map(({ share }) => share),
  );
  return shares && parts.map((part, at) => ({ ...part, share: shares[at] ?? part.share }));
}

/** What is left of the whole, where anything can be. */
function restOf(parts: readonly BlendPart[]): BlendPart[] {
  const sumOf = (end: "min" | "max") =>
    subtract(
      hundred,
      parts.reduce((sum, { share }) => add(sum, share[end]), zero),
    );
  const share = { min: most(zero, sumOf("max")), max: sumOf("min") };
  return share.max.top > 0n ? [{ name: null, cas: [], share }] : [];
}
