import type { Unit } from "../enumerations/products.ts";
import type { Exact } from "../kernel/exact.ts";
import type { Money } from "../kernel/money.ts";
import type { ChargeKind, Incoterm } from "../quotes/terms.ts";

/** "2.5" kg, as quotes and requests write quantities. */
export interface Amount {
  value: string;
  unit: Unit;
}

/** What one kind of charge costs, or that it is in the price, or that its supplier does not know. */
export interface OfferCharge {
  kind: ChargeKind;
  state: "INCLUDED" | "AMOUNT" | "UNKNOWN";
  /** Of the state AMOUNT. */
  amount?: Money | undefined;
}

/** The part of a quote's line that decides what it costs. */
export interface OfferLine {
  /** "12.3456" EUR per 100 kg. */
  price: { amount: string; currency: string; per: Amount };
  /** From this quantity on the price is this one, per the same quantity. */
  breaks: readonly { from: Amount; amount: string }[];
  moq?: Amount | null | undefined;
  /** Only whole packs are sold. */
  pack?: Amount | null | undefined;
  /** Per cent, above 0. */
  active_matter?: string | null | undefined;
  /** kg/l, above 0. */
  density?: string | null | undefined;
  incoterm: Incoterm;
  charges: readonly OfferCharge[];
}

/** A quote, with how much its reader wants of each line. */
export interface Offer {
  lines: readonly { line: OfferLine; wanted: Amount }[];
  /** Charges of all lines together. */
  charges: readonly OfferCharge[];
}

/** How many units of a currency one euro was on that day (ISO 8601). */
export interface DatedRate {
  rate: string;
  day: string;
}
/** By ISO 4217 code; EUR needs none. */
export type Rates = Readonly<Record<string, DatedRate>>;

/** By what an offer is reckoned. */
export interface Terms {
  /** In which all costs are told. */
  currency: string;
  rates: Rates;
  /** Both ends lie in one customs territory: nothing is cleared, and no duty is due. */
  duty_free: boolean;
}

/** Why a figure is unknown. */
export type Missing =
  | { kind: "quantity" }
  | { kind: "price" }
  | { kind: "density" }
  | { kind: "active-matter" }
  | { kind: "rate"; currency: string }
  | { kind: "charge"; charge: ChargeKind }
  /** A charge of the whole quote, of which nobody can say this line's share. */
  | { kind: "share"; charge: ChargeKind };

export interface Measure {
  value: Exact;
  unit: Unit;
}
export interface Sum {
  value: Exact;
  currency: string;
}

/** One step of a calculation, as data: each language tells it in its own words. */
export type Step =
  | { kind: "wanted"; quantity: Measure }
  | { kind: "converted"; from: Measure; to: Measure; density: Exact | null }
  | { kind: "moq"; moq: Measure }
  | { kind: "packs"; pack: Measure; packs: Exact; bought: Measure }
  | { kind: "break"; from: Measure; price: Sum }
  | { kind: "goods"; bought: Measure; price: Sum; per: Measure; result: Sum }
  | { kind: "included"; charge: ChargeKind; why: "quote" | "incoterm" | "customs" }
  | { kind: "charge"; charge: ChargeKind; result: Sum }
  | { kind: "share"; charge: ChargeKind; whole: Sum; share: Exact; result: Sum }
  | {
      kind: "exchange";
      from: Sum;
      rates: { currency: string; rate: string; day: string }[];
      result: Sum;
    }
  | { kind: "total"; result: Sum }
  | { kind: "weight"; from: Measure; kg: Exact }
  | { kind: "per-kg"; total: Sum; kg: Exact; result: Sum }
  | { kind: "active"; kg: Exact; percent: Exact; active: Exact }
  | { kind: "per-active-kg"; total: Sum; active: Exact; result: Sum }
  | { kind: "missing"; missing: Missing };

/** A figure with its calculation; `value` is null when something that belongs to it is unknown. */
export interface Figure {
  value: Exact | null;
  missing: Missing[];
  steps: Step[];
}

export interface ReckonedLine {
  /** How much must be bought to have what is wanted; null when that cannot be told. */
  bought: Measure | null;
  /** All that it costs, in the currency of the terms. */
  cost: Figure;
  /** The cost for each kg that is wanted, and for each kg of active matter in these. */
  per_kg: Figure;
  per_active_kg: Figure;
}
