import type { Offering } from "../enumerations/products.ts";
import {
  codesOf,
  type Facts,
  refusalOf,
  refusalsOf,
  type TransitionTable,
  within,
} from "../kernel/transitions.ts";

/** Request types and states (spec 3 and 4; decisions, requests). */
export const requestTypes = ["SAMPLE", "QUOTE", "DOCUMENT", "CONTACT"] as const;
export type RequestType = (typeof requestTypes)[number];

/** What can be asked of a product: there are no samples of a service. */
export const requestTypesOf = (offering: Offering) =>
  requestTypes.filter((type) => type !== "SAMPLE" || offering !== "SERVICES");

export const requestStatuses = ["REQUESTED", "OPEN", "CLOSED", "CANCELED"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const resolutions = ["ANSWERED", "REJECTED"] as const;
export type Resolution = (typeof resolutions)[number];

/** REQUESTED and OPEN both display as Open (spec 3). */
export const displayedAs = (status: RequestStatus) => (status === "REQUESTED" ? "OPEN" : status);

export const sides = ["BUYER", "SUPPLIER", "SUPPORT"] as const;
export type Side = (typeof sides)[number];

export const requestActions = [
  "open",
  "message",
  "assign",
  "close",
  "cancel",
  "reject",
  "reopen",
] as const;
export type RequestAction = (typeof requestActions)[number];

/** The facts that decide: status and end of the request, and the side of the person who acts. */
export interface RequestFacts extends Facts<RequestStatus, Side> {
  resolution: Resolution | null;
  /** When it was closed; null of one that is not. */
  closed_at: Date | null;
}

/** How long a closed request can be reopened (decisions, requests). */
const reopenHours = 14 * 24;

/** Until when a request that was closed at this instant can be reopened; both in ISO 8601. */
export const reopenableUntil = (closed: string) =>
  new Date(Date.parse(closed) + reopenHours * 3_600_000).toISOString();

const live = ["REQUESTED", "OPEN"] as const;

type RequestGuard = "notRejected" | "recentlyClosed";

/** The actions on a request: who may do each, and in which state (decisions, requests). */
export const requestTransitions = {
  guards: {
    notRejected: {
      holds: ({ resolution }) => resolution !== "REJECTED",
      refusal: "requests.not-to-reopen",
    },
    recentlyClosed: {
      holds: within({ hours: reopenHours }, ({ closed_at }) => closed_at),
      refusal: "requests.closed-too-long",
    },
  },
  actions: {
    open: {
      from: ["REQUESTED"],
      to: "OPEN",
      sides: ["SUPPLIER"],
      refusals: { side: "access.forbidden", state: "requests.final" },
    },
    message: {
      from: live,
      to: null,
      sides,
      refusals: { side: "access.forbidden", state: "requests.final" },
    },
    assign: {
      from: live,
      to: null,
      sides: ["BUYER", "SUPPLIER"],
      refusals: { side: "access.forbidden", state: "requests.final" },
    },
    close: {
      from: live,
      to: "CLOSED",
      sides: ["BUYER", "SUPPLIER"],
      refusals: { side: "requests.not-yours-to-close", state: "requests.final" },
    },
    cancel: {
      from: live,
      to: "CANCELED",
      sides: ["BUYER"],
      refusals: { side: "requests.not-yours-to-cancel", state: "requests.final" },
    },
    reject: {
      from: live,
      to: "CLOSED",
      sides: ["SUPPLIER"],
      refusals: { side: "requests.not-yours-to-reject", state: "requests.final" },
    },
    reopen: {
      from: ["CLOSED"],
      to: "OPEN",
      sides: ["BUYER", "SUPPLIER"],
      refusals: { side: "requests.not-yours-to-reopen", state: "requests.not-to-reopen" },
      guards: ["notRejected", "recentlyClosed"],
    },
  },
} as const satisfies TransitionTable<RequestAction, RequestFacts, RequestGuard>;

const table: TransitionTable<RequestAction, RequestFacts, RequestGuard> = requestTransitions;

/** Why this cannot be done to the request; null when it can. */
export const requestRefusal = (action: RequestAction, facts: RequestFacts) =>
  refusalOf(table, { action, facts });

/** `requestRefusal` for every action. */
export const requestRefusals = (facts: RequestFacts) => refusalsOf(table, facts);

/** The codes by which an action on a request can be refused. */
export const requestRefusalCodes = (action: RequestAction) => codesOf(table, action);
