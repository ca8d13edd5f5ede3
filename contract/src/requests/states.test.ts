import { describe, expect, test } from "vitest";
import {
  displayedAs,
  type RequestAction,
  requestActions,
  requestRefusal,
  requestRefusalCodes,
  requestRefusals,
  requestStatuses,
  sides,
} from "./states.ts";

const now = new Date("2026-05-04T10:00:00Z");

test("who may do what in which state, as decided", () => {
  const allowed = (action: RequestAction) =>
    requestStatuses.flatMap((state) =>
      sides
        .filter((side) => requestRefusal(action, { state, side, now }) === null)
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
  expect(allowed("message").filter((each) => /CLOSED|CANCELED/.test(each))).toEqual([]);
});

test("the reason tells a wrong side from a final state", () => {
  expect(requestRefusal("cancel", { state: "OPEN", side: "SUPPLIER", now })).toBe(
    "requests.not-yours-to-cancel",
  );
  expect(requestRefusal("cancel", { state: "CLOSED", side: "BUYER", now })).toBe("requests.final");
});

describe.each(requestStatuses)("of a request that is %s", (state) => {
  test.each(sides)("the %s learns about every action at once what each alone says", (side) => {
    const refusals = requestRefusals({ state, side, now });
    expect(Object.keys(refusals).toSorted()).toEqual([...requestActions].toSorted());
    for (const action of requestActions) {
      expect(refusals[action]).toBe(requestRefusal(action, { state, side, now }));
      const code = refusals[action];
      if (code) expect(requestRefusalCodes(action)).toContain(code);
    }
  });
});

test("REQUESTED and OPEN both display as Open", () => {
  expect(displayedAs("REQUESTED")).toBe("OPEN");
  expect(displayedAs("CLOSED")).toBe("CLOSED");
});
