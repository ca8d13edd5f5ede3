import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { type Likely, likelyPurposes, type Purposes } from "./learn-purposes.ts";
import { marksOf } from "./marks.ts";

/** What this process has learnt last (queries/learn.ts); nothing before. */
let known: Purposes | undefined;

export function setKnownPurposes(purposes: Purposes | undefined): void {
  known = purposes;
}

/** What a product is likely for as far as this process knows, the likeliest first. */
export const knownLikely = (segment: Segment, fields: ProductFields): Likely[] =>
  known ? likelyPurposes(known, marksOf(segment, fields)) : [];
