import {
  add,
  compare,
  divide,
  type Exact,
  fixedText,
  multiply,
  subtract,
  whole,
  zero,
} from "../kernel/exact.ts";

/**
 * A whole dealt out by shares of it, in steps of `10 ** -digits`, so that the portions add up to the
 * whole exactly: each is cut off, and what is left over goes to those of which most was cut.
 * `shares` in any unit, none below 0 and not all 0; the whole is itself a multiple of the step.
 */
export function portions(total: Exact, shares: readonly Exact[], digits: number): string[] {
  const step = 10n ** BigInt(digits);
  const units = multiply(total, whole(step));
  if (units.bottom !== 1n) throw new RangeError("the whole is no multiple of the step");
  const sum = shares.reduce((all, share) => add(all, share), zero);
  const exact = shares.map((share) => divide(multiply(share, units), sum));
  const cut = exact.map(({ top, bottom }) => top / bottom);
  let left = units.top - cut.reduce((all, each) => all + each, 0n);
  const byLoss = exact
    .map((each, at) => ({ at, lost: subtract(each, whole(cut[at] ?? 0n)) }))
    .sort((a, b) => compare(b.lost, a.lost) || a.at - b.at);
  for (const { at } of byLoss) {
    if (left === 0n) break;
    cut[at] = (cut[at] ?? 0n) + 1n;
    left -= 1n;
  }
  return cut.map((each) => fixedText(divide(whole(each), whole(step)), digits));
}
