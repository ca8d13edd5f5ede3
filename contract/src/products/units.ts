import type { Unit } from "../enumerations/products.ts";
import { divide, type Exact, exact, multiply, one, whole } from "../kernel/exact.ts";

/** What a unit measures. */
export type Dimension = "mass" | "volume";

const pound = exact("0.45359237");

/**
 * The twelve units in kg and in l, exactly: the international pound of 1959 and the customary measures
 * of the United States (NIST Handbook 44, appendix C).
 */
const sizes: Record<Unit, { dimension: Dimension; size: Exact }> = {
  mg: { dimension: "mass", size: exact("0.000001") },
  g: { dimension: "mass", size: exact("0.001") },
  kg: { dimension: "mass", size: one },
  oz: { dimension: "mass", size: divide(pound, whole(16)) },
  lb: { dimension: "mass", size: pound },
  st: { dimension: "mass", size: multiply(pound, whole(14)) },
  t: { dimension: "mass", size: whole(1000) },
  ml: { dimension: "volume", size: exact("0.001") },
  l: { dimension: "volume", size: one },
  m3: { dimension: "volume", size: whole(1000) },
  cup: { dimension: "volume", size: exact("0.2365882365") },
  "fl oz": { dimension: "volume", size: exact("0.0295735295625") },
};

export const dimensionOf = (unit: Unit): Dimension => sizes[unit].dimension;

interface Conversion {
  from: Unit;
  to: Unit;
  /** kg/l, above 0; needed where a mass becomes a volume or a volume a mass. */
  density?: Exact | null | undefined;
}

/** The same amount in another unit; null where mass meets volume and no density is known. */
export function convert(value: Exact, { from, to, density }: Conversion): Exact | null {
  if (from === to) return value;
  const base = multiply(value, sizes[from].size);
  const { dimension, size } = sizes[to];
  if (sizes[from].dimension === dimension) return divide(base, size);
  if (!density || density.top <= 0n) return null;
  const other = dimension === "mass" ? multiply(base, density) : divide(base, density);
  return divide(other, size);
}
