import type { ErrorCode } from "../kernel/errors.ts";

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

interface Transition {
  from: readonly RequestStatus[];
  to: RequestStatus | null;
  sides: readonly Side[];
}

const live = ["REQUESTED", "OPEN"] as const;

/** The transition table: the server refuses with it, the page disables with it. */
export const transitions = {
  open: { from: ["REQUESTED"], to: "OPEN", sides: ["SUPPLIER"] },
  message: { from: live, to: null, sides },
  close: { from: live, to: "CLOSED", sides: ["BUYER", "SUPPLIER"] },
  cancel: { from: live, to: "CANCELED", sides: ["BUYER"] },
  reject: { from: live, to: "CLOSED", sides: ["SUPPLIER"] },
} as const satisfies Record<RequestAction, Transition>;

const notYours = {
  open: "access.forbidden",
  message: "access.forbidden",
  close: "requests.not-yours-to-close",
  cancel: "requests.not-yours-to-cancel",
  reject: "requests.not-yours-to-reject",
} as const satisfies Record<RequestAction, ErrorCode>;

export type Refusal = "requests.final" | (typeof notYours)[RequestAction];

/** null when the action is possible, else the code of the reason. */
export function refusal(
  action: RequestAction,
  request: { status: RequestStatus; side: Side },
): Refusal | null {
  const rule: Transition = transitions[action];
  if (!rule.sides.includes(request.side)) return notYours[action];
  return rule.from.includes(request.status) ? null : "requests.final";
}
