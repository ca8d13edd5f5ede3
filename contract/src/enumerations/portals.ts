/** Events where companies show themselves; whoever reads may know of the enabled ones. */
export const exhibitionTypes = [
  "EXHIBITION",
  "TRADE_SHOW",
  "CONGRESS",
  "EXPO",
  "CONVENTION",
] as const;
export type ExhibitionType = (typeof exhibitionTypes)[number];

/** Portals have members. SUPPLIER_PORTAL is deprecated (spec 3): kept, never made anew. */
const portalTypes = ["BRAND_PORTAL", "SUPPLIER_PORTAL", "CUSTOMER_PORTAL"] as const;

/** Event types (spec 3). */
export const eventTypes = [...exhibitionTypes, ...portalTypes] as const;
export type EventType = (typeof eventTypes)[number];

/** The types that new events may have. */
export const newEventTypes = eventTypes.filter((type) => type !== "SUPPLIER_PORTAL");

export const isExhibition = (type: EventType): boolean =>
  (exhibitionTypes as readonly EventType[]).includes(type);

/** Portal user status (spec 3): NOT_SIGNED_UP is who has no place in the portal. */
export const portalUserStatuses = [
  "NOT_SIGNED_UP",
  "AWAITING_VERIFICATION",
  "VERIFIED",
  "BLOCKED",
] as const;
export type PortalUserStatus = (typeof portalUserStatuses)[number];

/** What is wrong with the DNS records of a portal's host; TAKEN is that of another portal. */
export const hostFaults = ["NO_ANSWER", "NO_RECORD", "WRONG_RECORD", "ELSEWHERE", "TAKEN"] as const;
export type HostFault = (typeof hostFaults)[number];

/** A host that FAILS is still its portal's, and is lost when its records stay wrong. */
export const hostStates = ["WAITING", "PROVEN", "FAILING", "LOST"] as const;
export type HostState = (typeof hostStates)[number];

/** Where a portal has decided no colour (spec 9). */
export const defaultPortalColour = "#784A98";

/** A portal's pictures: its logo on light and on dark ground, and the sign of its tab. */
export const portalImages = ["LOGO", "LOGO_DARK", "FAVICON"] as const;
export type PortalImage = (typeof portalImages)[number];

/** Where a portal's pages lead to outside of it. */
export const portalLinks = ["site", "terms", "imprint", "privacy"] as const;
export type PortalLink = (typeof portalLinks)[number];

/** Files of events. The pictures of each kind but PICTURE belong to portals alone. */
export const eventAssetKinds = ["DOCUMENT", "PICTURE", "LOGO", "LOGO_DARK", "FAVICON"] as const;
export type EventAssetKind = (typeof eventAssetKinds)[number];

/** Who reads a file of an event (spec 3, asset). */
export const eventAssetPolicies = ["PUBLIC", "RESTRICTED"] as const;
export type EventAssetPolicy = (typeof eventAssetPolicies)[number];
