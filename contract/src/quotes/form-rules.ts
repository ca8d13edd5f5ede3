import type { Unit } from "../enumerations/products.ts";
import { compare, readExact, whole } from "../kernel/exact.ts";
import type { FormRule } from "../kernel/form-rule.ts";
import { dayOf, isDay } from "../kernel/formats/day.ts";
import { convert } from "../products/units.ts";

/** A charge of a known amount says it, another one none. */
export const amountIsSaid: FormRule<{ state: string; amount?: unknown }> = {
  path: "amount",
  code: "required",
  message: "said where the state is AMOUNT, and nowhere else",
  holds: ({ state, amount }) => (state === "AMOUNT") === (amount !== undefined),
};

export const chargesOnce: FormRule<readonly { kind: string }[]> = {
  path: "",
  code: "twice",
  message: "each kind once",
  holds: (charges) => new Set(charges.map(({ kind }) => kind)).size === charges.length,
};

interface Break {
  from: { value: string; unit: Unit };
}

/** Breaks stand in the order of their quantities, in units that can be compared. */
export const breaksGoUp: FormRule<readonly Break[]> = {
  path: "",
  code: "ascending",
  message: "from less to more, each quantity once, in units of one kind",
  holds: (breaks) =>
    breaks.every(({ from }, at) => {
      const before = breaks[at - 1]?.from;
      if (!before) return true;
      const [less, more] = [readExact(before.value), readExact(from.value)];
      // What is no number is refused where it stands.
      if (!less || !more) return true;
      const same = convert(more, { from: from.unit, to: before.unit });
      return same !== null && compare(less, same) < 0;
    }),
};

/** No product has more than all of itself. */
export const atMostAll: FormRule<string> = {
  path: "",
  code: "percentage",
  message: "100 at most",
  holds: (text) => {
    const share = readExact(text);
    return share === null || compare(share, whole(100)) <= 0;
  },
};

/** An offer ends today at the earliest; a quote ends at 23:59:59 UTC of its last day. */
export const offerEndsLater: FormRule<string> = {
  path: "",
  code: "past",
  message: "a day that is not over",
  holds: (day) => !isDay(day) || day >= dayOf(new Date()),
};
