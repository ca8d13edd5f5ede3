import { expect, test } from "vitest";
import { displayedAs, type RequestAction, refusal, requestStatuses, sides } from "./states.ts";

test("who may do what in which state, as decided", () => {
  const allowed = (action: RequestAction) =>
    requestStatuses.flatMap((status) =>
      sides
        .filter((side) => refusal(action, { status, side }) === null)
        .map((side) => `${status} ${side}`),
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
  expect(refusal("cancel", { status: "OPEN", side: "SUPPLIER" })).toBe(
    "requests.not-yours-to-cancel",
  );
  expect(refusal("cancel", { status: "CLOSED", side: "BUYER" })).toBe("requests.final");
});

test("REQUESTED and OPEN both display as Open", () => {
  expect(displayedAs("REQUESTED")).toBe("OPEN");
  expect(displayedAs("CLOSED")).toBe("CLOSED");
});
