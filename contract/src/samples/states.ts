import {
  codesOf,
  type Facts,
  refusalOf,
  refusalsOf,
  type TransitionTable,
} from "../kernel/transitions.ts";
import type { RequestStatus, Side } from "../requests/states.ts";

/** The way of the goods of a SAMPLE request, from the question to what the buyer thinks of them. */
export const sampleStatuses = [
  "ASKED",
  "APPROVED",
  "DECLINED",
  "SHIPPED",
  "DELIVERED",
  "EVALUATED",
] as const;
export type SampleStatus = (typeof sampleStatuses)[number];

/** What is said of the cost of shipping when a sample is approved. */
export const shippingTerms = ["FREE", "AMOUNT", "UNKNOWN"] as const;
export type ShippingTerms = (typeof shippingTerms)[number];

/** What evaluations say at best; 1 is the least. */
export const bestScore = 5;

export const sampleActions = [
  "approve",
  "decline",
  "withdraw",
  "ship",
  "correct",
  "confirm",
  "evaluate",
] as const;
export type SampleAction = (typeof sampleActions)[number];

/** The facts that decide: the sample's state, the side of who acts, and the request around it. */
export interface SampleFacts extends Facts<SampleStatus, Side> {
  request: RequestStatus;
  /** Whether the roles of who acts may promise something for the supplier (spec 6, edit quote). */
  may_promise: boolean;
}

type SampleGuard = "maySpeak" | "requestIsLive";

const ofSupplier = {
  sides: ["SUPPLIER"],
  refusals: { side: "samples.suppliers-to-do", state: "samples.not-now" },
} as const;
const ofBuyer = {
  sides: ["BUYER"],
  refusals: { side: "samples.buyers-to-do", state: "samples.not-now" },
} as const;

/** The actions on a sample. What is on its way is confirmed and judged when the request is closed, too. */
export const sampleTransitions = {
  guards: {
    maySpeak: { holds: ({ may_promise }) => may_promise, refusal: "access.forbidden" },
    requestIsLive: {
      holds: ({ request }) => request === "REQUESTED" || request === "OPEN",
      refusal: "requests.final",
    },
  },
  actions: {
    approve: {
      ...ofSupplier,
      from: ["ASKED"],
      to: "APPROVED",
      guards: ["maySpeak", "requestIsLive"],
    },
    decline: {
      ...ofSupplier,
      from: ["ASKED"],
      to: "DECLINED",
      guards: ["maySpeak", "requestIsLive"],
    },
    /** Takes the approval back; nothing has left yet. */
    withdraw: { ...ofSupplier, from: ["APPROVED"], to: "ASKED", guards: ["maySpeak"] },
    ship: {
      ...ofSupplier,
      from: ["APPROVED"],
      to: "SHIPPED",
      guards: ["maySpeak", "requestIsLive"],
    },
    /** Another carrier, number or day: somebody mistyped it. */
    correct: { ...ofSupplier, from: ["SHIPPED"], to: null, guards: ["maySpeak"] },
    confirm: { ...ofBuyer, from: ["SHIPPED"], to: "DELIVERED" },
    /** Of one that is evaluated: another score, other notes, or shared now. */
    evaluate: { ...ofBuyer, from: ["DELIVERED", "EVALUATED"], to: "EVALUATED" },
  },
} as const satisfies TransitionTable<SampleAction, SampleFacts, SampleGuard>;

const table: TransitionTable<SampleAction, SampleFacts, SampleGuard> = sampleTransitions;

/** Why this cannot be done to the sample; null when it can. */
export const sampleRefusal = (action: SampleAction, facts: SampleFacts) =>
  refusalOf(table, { action, facts });

/** `sampleRefusal` for every action. */
export const sampleRefusals = (facts: SampleFacts) => refusalsOf(table, facts);

/** The codes by which an action on a sample can be refused. */
export const sampleRefusalCodes = (action: SampleAction) => codesOf(table, action);
