import {
  codesOf,
  type Facts,
  refusalOf,
  refusalsOf,
  type TransitionTable,
} from "../kernel/transitions.ts";

/** Request types and states (spec 3 and 4; decisions, requests). */
export const requestTypes = ["SAMPLE", "QUOTE", "DOCUMENT", "CONTACT"] as const;
export type RequestType = (typeof requestTypes)[number];

export const requestStatuses = ["REQUESTED", "OPEN", "CLOSED", "CANCELED"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const resolutions = ["ANSWERED", "REJECTED"] as const;

/** REQUESTED and OPEN both display as Open (spec 3). */
export const displayedAs = (status: RequestStatus) => (status === "REQUESTED" ? "OPEN" : status);

export const sides = ["BUYER", "SUPPLIER", "SUPPORT"] as const;
export type Side = (typeof sides)[number];

export const requestActions = ["open", "message", "close", "cancel", "reject"] as const;
export type RequestAction = (typeof requestActions)[number];

/** The facts that decide: the status of the request, and the side of the person who acts. */
export type RequestFacts = Facts<RequestStatus, Side>;

const live = ["REQUESTED", "OPEN"] as const;

/** The actions on a request: who may do each, and in which state (decisions, requests). */
export const requestTransitions = {
  guards: {},
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
  },
} as const satisfies TransitionTable<RequestAction, RequestFacts>;

const table: TransitionTable<RequestAction, RequestFacts> = requestTransitions;

/** Why this cannot be done to the request; null when it can. */
export const requestRefusal = (action: RequestAction, facts: RequestFacts) =>
  refusalOf(table, { action, facts });

/** `requestRefusal` for every action. */
export const requestRefusals = (facts: RequestFacts) => refusalsOf(table, facts);

/** The codes by which an action on a request can be refused. */
export const requestRefusalCodes = (action: RequestAction) => codesOf(table, action);
