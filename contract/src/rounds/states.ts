import {
  codesOf,
  type Facts,
  refusalOf,
  refusalsOf,
  type TransitionTable,
} from "../kernel/transitions.ts";

export const roundStatuses = ["OPEN", "CLOSED"] as const;
export type RoundStatus = (typeof roundStatuses)[number];

/** Who reads a round: its buyer company, and support. */
const roundSides = ["BUYER", "SUPPORT"] as const;
export type RoundSide = (typeof roundSides)[number];

export const roundActions = ["compare", "award", "close"] as const;
type RoundAction = (typeof roundActions)[number];

export type RoundFacts = Facts<RoundStatus, RoundSide>;

/** What is done to a round: its buyers close it when they have decided. */
export const roundTransitions = {
  guards: {},
  actions: {
    compare: {
      from: roundStatuses,
      to: null,
      sides: ["BUYER"],
      refusals: { side: "rounds.not-yours", state: "rounds.closed" },
    },
    award: {
      from: ["OPEN"],
      to: null,
      sides: ["BUYER"],
      refusals: { side: "rounds.not-yours", state: "rounds.closed" },
    },
    close: {
      from: ["OPEN"],
      to: "CLOSED",
      sides: ["BUYER"],
      refusals: { side: "rounds.not-yours", state: "rounds.closed" },
    },
  },
} as const satisfies TransitionTable<RoundAction, RoundFacts>;

const table: TransitionTable<RoundAction, RoundFacts> = roundTransitions;

/** Why this cannot be done to the round; null when it can. */
export const roundRefusal = (action: RoundAction, facts: RoundFacts) =>
  refusalOf(table, { action, facts });

/** `roundRefusal` for every action. */
export const roundRefusals = (facts: RoundFacts) => refusalsOf(table, facts);

/** The codes by which an action on a round can be refused. */
export const roundRefusalCodes = (action: RoundAction) => codesOf(table, action);
