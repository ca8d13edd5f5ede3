import { type Offering, type Segment, segmentsOf } from "@neroli/contract/enumerations/products.ts";

/** Where a product stands: its kind and whose it is. */
export interface Place {
  offering: Offering;
  segment: Segment;
  company: string;
}

const offeringOf: Record<string, Offering> = {
  ingredients: "INGREDIENTS",
  formulations: "FORMULATIONS",
  services: "SERVICES",
};

/** What the address of an editor names; null where there are no such products (spec 3). */
export function placeOf(params: { type: string; company: string; segment: string }): Place | null {
  const offering = Object.hasOwn(offeringOf, params.type) ? offeringOf[params.type] : undefined;
  const segment = offering && segmentsOf[offering].find((each) => each === params.segment);
  return offering && segment ? { offering, segment, company: params.company } : null;
}
