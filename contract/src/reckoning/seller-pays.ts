import { type ChargeKind, chargeKinds, type Incoterm } from "../quotes/terms.ts";

const carried = ["FREIGHT", "PACKAGING"] as const;
const delivered = ["FREIGHT", "INSURANCE", "PACKAGING"] as const;

/**
 * What the seller pays under each Incoterm (articles A2 to A9): goods are packed by the seller always,
 * who carries the risk, and so what insurance costs, to the named place under DAP, DPU and DDP alone,
 * and must insure for the buyer under CIF and CIP. All else is the buyer's.
 */
export const sellerPays: Readonly<Record<Incoterm, readonly ChargeKind[]>> = {
  EXW: ["PACKAGING"],
  FCA: ["PACKAGING"],
  FAS: ["PACKAGING"],
  FOB: ["PACKAGING"],
  CFR: carried,
  CPT: carried,
  CIF: delivered,
  CIP: delivered,
  DAP: delivered,
  DPU: delivered,
  DDP: chargeKinds,
};
