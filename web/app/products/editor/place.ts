import { offeringOfStep } from "@neroli/contract/access/links.ts";
import { type Offering, type Segment, segmentsOf } from "@neroli/contract/enumerations/products.ts";

/** Where a product stands: its kind and whose it is. */
export interface Place {
  offering: Offering;
  segment: Segment;
  company: string;
}

/** The place that an editor's address names; null where there are no such products (spec 3). */
export function placeOf(params: { type: string; company: string; segment: string }): Place | null {
  const offering = offeringOfStep(params.type);
  const segment = offering && segmentsOf[offering].find((each) => each === params.segment);
  return offering && segment ? { offering, segment, company: params.company } : null;
}
