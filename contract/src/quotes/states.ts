import {
  codesOf,
  type Facts,
  refusalOf,
  refusalsOf,
  type TransitionTable,
  within,
} from "../kernel/transitions.ts";
import type { Side } from "../requests/states.ts";

/** The states of a quote (decisions, quotes). */
export const quoteStatuses = [
  "DRAFT",
  "SENT",
  "ACCEPTED",
  "REJECTED",
  "CANCELED",
  "EXPIRED",
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteActions = [
  "draft",
  "send",
  "update",
  "extend",
  "cancel",
  "accept",
  "reject",
  "ask-revision",
  "withdraw",
] as const;
export type QuoteAction = (typeof quoteActions)[number];

/** The facts that decide: the quote, the version that somebody names, and who acts. */
export interface QuoteFacts extends Facts<QuoteStatus, Side> {
  /** Whether the request is open: nothing is agreed in one that is over. */
  request_open: boolean;
  /** Whether the actor's roles let them edit quotes (spec 6). */
  edits: boolean;
  /** Whether the version that is acted on is the one that was sent last. */
  current: boolean;
  /** The last day on which the quote can be accepted, in UTC; null of one that was not sent. */
  valid_until: string | null;
  accepted_at: Date | null;
}

/** Either side may withdraw an acceptance so long (decisions, quotes). */
const withdrawHours = 1;

/** Until when an acceptance can be withdrawn; both in ISO 8601. */
export const withdrawableUntil = (accepted: string) =>
  new Date(Date.parse(accepted) + withdrawHours * 3_600_000).toISOString();

/** The moment at which a quote that is valid until this day expires: 23:59:59 UTC is its last second. */
export const expiryOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);

const soonAccepted = within<QuoteFacts>({ hours: withdrawHours }, ({ accepted_at }) => accepted_at);

type QuoteGuard = "open" | "editor" | "current" | "valid" | "soon" | "settled";

/** The actions on a quote: who may do each, and in which state (decisions, quotes). */
export const quoteTransitions = {
  guards: {
    open: { holds: ({ request_open }) => request_open, refusal: "requests.final" },
    editor: { holds: ({ edits }) => edits, refusal: "access.forbidden" },
    current: { holds: ({ current }) => current, refusal: "quotes.superseded" },
    valid: {
      holds: ({ valid_until, now }) => valid_until !== null && now < expiryOf(valid_until),
      refusal: "quotes.expired",
    },
    soon: { holds: soonAccepted, refusal: "quotes.accepted-too-long" },
    /** Within the hour an acceptance is withdrawn first. */
    settled: {
      holds: (facts) => facts.state !== "ACCEPTED" || !soonAccepted(facts),
      refusal: "quotes.withdraw-first",
    },
  },
  actions: {
    draft: {
      from: ["DRAFT", "SENT", "EXPIRED", "ACCEPTED"],
      to: null,
      sides: ["SUPPLIER", "SUPPORT"],
      refusals: { side: "quotes.supplier-only", state: "quotes.final" },
      guards: ["editor", "open"],
    },
    send: {
      from: ["DRAFT"],
      to: "SENT",
      sides: ["SUPPLIER", "SUPPORT"],
      refusals: { side: "quotes.supplier-only", state: "quotes.already-sent" },
      guards: ["editor", "open", "current"],
    },
    update: {
      from: ["SENT", "EXPIRED", "ACCEPTED"],
      to: "SENT",
      sides: ["SUPPLIER", "SUPPORT"],
      refusals: { side: "quotes.supplier-only", state: "quotes.not-running" },
      guards: ["editor", "open", "current", "settled"],
    },
    extend: {
      from: ["SENT", "EXPIRED"],
      to: "SENT",
      sides: ["SUPPLIER", "SUPPORT"],
      refusals: { side: "quotes.supplier-only", state: "quotes.not-running" },
      guards: ["editor", "open", "current"],
    },
    cancel: {
      from: ["SENT", "ACCEPTED"],
      to: "CANCELED",
      sides: ["SUPPLIER", "SUPPORT"],
      refusals: { side: "quotes.supplier-only", state: "quotes.not-running" },
      guards: ["editor", "settled"],
    },
    accept: {
      // What has expired is refused by the guard, whose sentence says so.
      from: ["SENT", "EXPIRED"],
      to: "ACCEPTED",
      sides: ["BUYER"],
      refusals: { side: "quotes.buyer-only", state: "quotes.not-to-accept" },
      guards: ["open", "current", "valid"],
    },
    reject: {
      from: ["SENT"],
      to: "REJECTED",
      sides: ["BUYER"],
      refusals: { side: "quotes.buyer-only", state: "quotes.not-running" },
      guards: ["current"],
    },
    "ask-revision": {
      from: ["SENT", "EXPIRED"],
      to: null,
      sides: ["BUYER"],
      refusals: { side: "quotes.buyer-only", state: "quotes.not-running" },
      guards: ["open", "current"],
    },
    withdraw: {
      from: ["ACCEPTED"],
      to: "SENT",
      sides: ["BUYER", "SUPPLIER"],
      refusals: { side: "access.forbidden", state: "quotes.not-accepted" },
      guards: ["soon"],
    },
  },
} as const satisfies TransitionTable<QuoteAction, QuoteFacts, QuoteGuard>;

const table: TransitionTable<QuoteAction, QuoteFacts, QuoteGuard> = quoteTransitions;

/** Why this cannot be done to the quote; null when it can. */
export const quoteRefusal = (action: QuoteAction, facts: QuoteFacts) =>
  refusalOf(table, { action, facts });

/** `quoteRefusal` for every action. */
export const quoteRefusals = (facts: QuoteFacts) => refusalsOf(table, facts);

/** The codes by which an action on a quote can be refused. */
export const quoteRefusalCodes = (action: QuoteAction) => codesOf(table, action);
