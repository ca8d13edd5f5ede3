/** Incoterms 2020: until where, and with what, the seller delivers at the price. */
export const incoterms = [
  "EXW",
  "FCA",
  "FAS",
  "FOB",
  "CFR",
  "CIF",
  "CPT",
  "CIP",
  "DAP",
  "DPU",
  "DDP",
] as const;
export type Incoterm = (typeof incoterms)[number];

/** What goods cost beside their price until they are where they are needed. */
export const chargeKinds = ["FREIGHT", "INSURANCE", "DUTY", "PACKAGING"] as const;
export type ChargeKind = (typeof chargeKinds)[number];

const freight = ["FREIGHT", "PACKAGING"] as const;
const delivered = ["FREIGHT", "INSURANCE", "PACKAGING"] as const;

/**
 * What the seller pays under each (articles A2 to A9): goods are packed by the seller always, who
 * carries the risk, and so what insurance costs, to the named place under DAP, DPU and DDP alone, and
 * must insure for the buyer under CIF and CIP. All else is the buyer's.
 */
export const sellerPays: Readonly<Record<Incoterm, readonly ChargeKind[]>> = {
  EXW: ["PACKAGING"],
  FCA: ["PACKAGING"],
  FAS: ["PACKAGING"],
  FOB: ["PACKAGING"],
  CFR: freight,
  CIF: delivered,
  CPT: freight,
  CIP: delivered,
  DAP: delivered,
  DPU: delivered,
  DDP: chargeKinds,
};
