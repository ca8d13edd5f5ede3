/** Incoterms 2020 of the International Chamber of Commerce, each with a named place. */
export const incoterms = [
  "EXW",
  "FCA",
  "CPT",
  "CIP",
  "DAP",
  "DPU",
  "DDP",
  "FAS",
  "FOB",
  "CFR",
  "CIF",
] as const;
export type Incoterm = (typeof incoterms)[number];

export const chargeKinds = ["FREIGHT", "INSURANCE", "DUTY", "PACKAGING"] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** UNKNOWN is told as unknown, never as nothing. */
export const chargeStates = ["INCLUDED", "AMOUNT", "UNKNOWN"] as const;
