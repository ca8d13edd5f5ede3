import { describe, expect, test } from "vitest";
import {
  displayedAs,
  type RequestAction,
  type RequestFacts,
  reopenableUntil,
  requestActions,
  requestRefusal,
  requestRefusalCodes,
  requestRefusals,
  requestStatuses,
  sides,
} from "./states.ts";

const now = new Date("2026-05-04T10:00:00Z");

/** A request that was closed, when it was, a day ago. */
const facts = (given: Partial<RequestFacts>): RequestFacts => ({
  state: "OPEN",
  side: "BUYER",
  resolution: null,
  closed_at: given.state === "CLOSED" ? new Date("2026-05-03T10:00:00Z") : null,
  now,
  ...given,
});

test("who may do what in which state, as decided", () => {
  const allowed = (action: RequestAction) =>
    requestStatuses.flatMap((state) =>
      sides
        .filter((side) => requestRefusal(action, facts({ state, side })) === null)
        .map((side) => `${state} ${side}`),
    );
  expect(allowed("open")).toEqual(["REQUESTED SUPPLIER"]);
  expect(allowed("close")).toEqual([
    "REQUESTED BUYER",
    "REQUESTED SUPPLIER",
    "OPEN BUYER",
    "OPEN SUPPLIER",
  ]);
  expect(allowed("cancel")).toEqual(["REQUESTED BUYER", "OPEN BUYER"]);
  expect(allowed("reject")).toEqual(["REQUESTED SUPPLIER", "OPEN SUPPLIER"]);
  expect(allowed("reopen")).toEqual(["CLOSED BUYER", "CLOSED SUPPLIER"]);
  expect(allowed("message").filter((each) => /CLOSED|CANCELED/.test(each))).toEqual([]);
});

test("the reason tells a wrong side from a final state", () => {
  expect(requestRefusal("cancel", facts({ side: "SUPPLIER" }))).toBe(
    "requests.not-yours-to-cancel",
  );
  expect(requestRefusal("cancel", facts({ state: "CLOSED" }))).toBe("requests.final");
});

test("what was closed otherwise than by a rejection is reopened for 14 days", () => {
  const closed = { state: "CLOSED", resolution: "ANSWERED" } as const;
  const reopened = (given: Partial<RequestFacts>) =>
    requestRefusal("reopen", facts({ ...closed, ...given }));
  const until = new Date(reopenableUntil("2026-05-03T10:00:00.000Z"));
  expect(until).toEqual(new Date("2026-05-17T10:00:00Z"));
  expect(reopened({ now: new Date(until.getTime() - 1) })).toBeNull();
  expect(reopened({ now: until })).toBe("requests.closed-too-long");
  expect(reopened({ resolution: "REJECTED" })).toBe("requests.not-to-reopen");
  expect(reopened({ state: "CANCELED" })).toBe("requests.not-to-reopen");
  expect(reopened({ side: "SUPPORT" })).toBe("requests.not-yours-to-reopen");
});

describe.each(requestStatuses)("of a request that is %s", (state) => {
  test.each(sides)("the %s learns about every action at once what each alone says", (side) => {
    const refusals = requestRefusals(facts({ state, side }));
    expect(Object.keys(refusals).toSorted()).toEqual([...requestActions].toSorted());
    for (const action of requestActions) {
      expect(refusals[action]).toBe(requestRefusal(action, facts({ state, side })));
      const code = refusals[action];
      if (code) expect(requestRefusalCodes(action)).toContain(code);
    }
  });
});

test("REQUESTED and OPEN both display as Open", () => {
  expect(displayedAs("REQUESTED")).toBe("OPEN");
  expect(displayedAs("CLOSED")).toBe("CLOSED");
});
