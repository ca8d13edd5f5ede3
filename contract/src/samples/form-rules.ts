import type { FormRule } from "../kernel/form-rule.ts";
import { dayOf, isDay } from "../kernel/formats/day.ts";

/** An amount is said where there is one. */
export const shippingCostIsSaid: FormRule<{ shipping: string; shipping_cost?: unknown }> = {
  path: "shipping_cost",
  code: "required",
  message: "needed where shipping costs an amount",
  holds: ({ shipping, shipping_cost }) => shipping !== "AMOUNT" || shipping_cost !== undefined,
};

/** The day that it is where days begin first. */
const latestToday = () => dayOf(new Date(Date.now() + 14 * 3_600_000));

/** What is shipped has left: on a day that has begun somewhere. */
export const hasLeft: FormRule<string> = {
  path: "",
  code: "to-come",
  message: "a day that has begun",
  holds: (day) => !isDay(day) || day <= latestToday(),
};
