import { type InteractionKind, interactionKinds } from "./interactions.ts";

/** What readers do with a supplier; what is searched for and made is nobody's in particular. */
type OfNobody = Extract<
  InteractionKind,
  "SEARCH" | `SEARCH_${string}` | `${"CREATE" | "UPDATE"}_${string}`
>;
const ofNobody = /^(SEARCH|CREATE_|UPDATE_)/;

/** What a lead is known by: interactions, and scans of a badge at a stand. */
export const leadDeeds = [
  ...interactionKinds.filter(
    (kind): kind is Exclude<InteractionKind, OfNobody> => !ofNobody.test(kind),
  ),
  "SCAN",
] as const;
export type LeadDeed = (typeof leadDeeds)[number];

/** How far work on a lead has come. */
export const leadStatuses = ["NEW", "CONTACTED", "QUALIFIED", "WON", "LOST"] as const;
export type LeadStatus = (typeof leadStatuses)[number];
