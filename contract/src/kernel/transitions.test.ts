import { describe, expect, test } from "vitest";
import {
  codesOf,
  type Facts,
  refusalOf,
  refusalsOf,
  type TransitionTable,
  within,
} from "./transitions.ts";

// A thing with everything that a table can say: an agreement that either side may withdraw within an
// hour, that its buyer may reopen for 14 days after its end, unless it was locked meanwhile.

const states = ["DRAFT", "AGREED", "ENDED"] as const;
const parties = ["BUYER", "SELLER", "ONLOOKER"] as const;
type State = (typeof states)[number];
type Party = (typeof parties)[number];

interface AgreementFacts extends Facts<State, Party> {
  agreed_at: Date | null;
  ended_at: Date | null;
  locked: boolean;
}
type Action = "agree" | "withdraw" | "reopen";
type Condition = "within-an-hour" | "within-14-days" | "unlocked";

const agreement = {
  guards: {
    "within-an-hour": {
      holds: within({ hours: 1 }, (facts: AgreementFacts) => facts.agreed_at),
      refusal: "imports.not-now",
    },
    "within-14-days": {
      holds: within({ hours: 14 * 24 }, (facts: AgreementFacts) => facts.ended_at),
      refusal: "downloads.ended",
    },
    unlocked: { holds: (facts: AgreementFacts) => !facts.locked, refusal: "labels.assigned" },
  },
  actions: {
    agree: {
      from: ["DRAFT"],
      to: "AGREED",
      sides: ["BUYER"],
      refusals: { side: "access.forbidden", state: "conflict" },
    },
    withdraw: {
      from: ["AGREED"],
      to: "DRAFT",
      sides: ["BUYER", "SELLER"],
      refusals: { side: "access.forbidden", state: "conflict" },
      guards: ["within-an-hour"],
    },
    reopen: {
      from: ["ENDED"],
      to: "AGREED",
      sides: ["BUYER"],
      refusals: { side: "access.forbidden", state: "conflict" },
      guards: ["unlocked", "within-14-days"],
    },
  },
} as const satisfies TransitionTable<Action, AgreementFacts, Condition>;

const table: TransitionTable<Action, AgreementFacts, Condition> = agreement;
const actions = Object.keys(agreement.actions) as Action[];
const refused = (action: Action, facts: AgreementFacts) => refusalOf(table, { action, facts });

const then = new Date("2026-03-01T12:00:00Z");
const after = (milliseconds: number) => new Date(then.getTime() + milliseconds);
const hour = 3_600_000;
const facts = (given: Partial<AgreementFacts> = {}): AgreementFacts => ({
  state: "AGREED",
  side: "BUYER",
  now: then,
  agreed_at: then,
  ended_at: null,
  locked: false,
  ...given,
});

/** Every combination of the values. */
const combinations = <T extends Record<string, readonly unknown[]>>(values: T) =>
  Object.entries(values).reduce<Record<string, unknown>[]>(
    (all, [name, each]) => all.flatMap((one) => each.map((value) => ({ ...one, [name]: value }))),
    [{}],
  ) as { [K in keyof T]: T[K][number] }[];

const everything: AgreementFacts[] = combinations({
  state: states,
  side: parties,
  now: [-1, 0, hour - 1, hour, 14 * 24 * hour - 1, 14 * 24 * hour].map(after),
  agreed_at: [null, then],
  ended_at: [null, then],
  locked: [true, false],
});

describe.each(actions)("%s, under every combination of facts,", (action) => {
  const { from, sides, refusals, guards = [] } = table.actions[action];

  test("is possible exactly where side, state and all its guards allow it", () => {
    for (const each of everything) {
      const conditions = [
        sides.includes(each.side),
        from.includes(each.state),
        ...guards.map((name) => table.guards[name].holds(each)),
      ];
      expect(refused(action, each) === null, JSON.stringify(each)).toBe(
        !conditions.includes(false),
      );
    }
  });

  test("gives the reason that lasts longest: the side, then the state, then the guards in order", () => {
    for (const each of everything) {
      const reasons = [
        !sides.includes(each.side) && refusals.side,
        !from.includes(each.state) && refusals.state,
        ...guards.map((name) => !table.guards[name].holds(each) && table.guards[name].refusal),
      ];
      expect(refused(action, each)).toBe(reasons.find(Boolean) ?? null);
    }
  });

  test("is refused with declared codes alone, and with each of them", () => {
    const codes = new Set(everything.map((each) => refused(action, each)));
    codes.delete(null);
    expect([...codes].toSorted()).toEqual(codesOf(table, action).toSorted());
  });
});

test("all actions at once are answered like each alone", () => {
  for (const each of everything) {
    expect(refusalsOf(table, each)).toEqual(
      Object.fromEntries(actions.map((action) => [action, refused(action, each)])),
    );
  }
});

test.each([
  [-1, "imports.not-now"],
  [0, null],
  [hour - 1, null],
  [hour, "imports.not-now"],
])("%d milliseconds after it was agreed, withdrawing is refused with %s", (passed, code) => {
  expect(refused("withdraw", facts({ now: after(passed) }))).toBe(code);
});

test("what has not happened cannot be withdrawn from within an hour", () => {
  expect(refused("withdraw", facts({ agreed_at: null }))).toBe("imports.not-now");
});

test("14 days and a flag: the first guard that fails gives the reason", () => {
  const ended = facts({ state: "ENDED", ended_at: then, now: after(13 * 24 * hour) });
  expect(refused("reopen", ended)).toBeNull();
  expect(refused("reopen", { ...ended, now: after(14 * 24 * hour) })).toBe("downloads.ended");
  expect(refused("reopen", { ...ended, locked: true, now: after(15 * 24 * hour) })).toBe(
    "labels.assigned",
  );
});

test("a table without a row, a code or a known guard does not compile", () => {
  type Table = TransitionTable<Action, AgreementFacts, Condition>;
  const { refusals, ...withoutCodes } = agreement.actions.agree;
  const { agree, ...withoutRow } = agreement.actions;
  // @ts-expect-error: the row says nothing about refusals
  const noCodes: Table["actions"]["agree"] = withoutCodes;
  // @ts-expect-error: no row for agree
  const noRow: Table["actions"] = withoutRow;
  // @ts-expect-error: no code of the contract
  const unknownCode: Table["actions"]["agree"]["refusals"]["side"] = "agreements.unknown";
  const unknownGuard: Table["actions"]["agree"] = {
    ...agree,
    refusals,
    // @ts-expect-error: no guard of the table
    guards: ["on-mondays"],
  };
  expect([noCodes, noRow, unknownCode, unknownGuard]).toHaveLength(4);
});
