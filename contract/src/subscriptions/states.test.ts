import { describe, expect, test } from "vitest";
import { dayOf } from "../kernel/formats/day.ts";
import { daysLeft, overlap, subscriptionStatus } from "./states.ts";

describe("a state", () => {
  const year = { starts_on: "2026-01-01", ends_on: "2026-12-31", deactivated_at: null };
  test.each([
    ["2025-12-31", "UPCOMING"],
    ["2026-01-01", "ACTIVE"],
    ["2026-12-31", "ACTIVE"],
    ["2027-01-01", "EXPIRED"],
  ])("on %s is %s", (today, status) => {
    expect(subscriptionStatus(year, today)).toBe(status);
  });

  test("of a single day, and of one without an end", () => {
    const day = { ...year, ends_on: year.starts_on };
    expect(
      ["2025-12-31", "2026-01-01", "2026-01-02"].map((on) => subscriptionStatus(day, on)),
    ).toEqual(["UPCOMING", "ACTIVE", "EXPIRED"]);
    expect(subscriptionStatus({ ...year, ends_on: null }, "2099-01-01")).toBe("ACTIVE");
  });

  test("once deactivated is that, before, during and after", () => {
    const off = { ...year, deactivated_at: "2026-03-01T10:00:00Z" };
    for (const today of ["2025-12-31", "2026-06-01", "2027-06-01"]) {
      expect(subscriptionStatus(off, today)).toBe("DEACTIVATED");
    }
  });

  test("changes at midnight UTC", () => {
    const before = dayOf(new Date("2026-12-31T23:59:59.999Z"));
    const after = dayOf(new Date("2027-01-01T00:00:00Z"));
    expect([before, after].map((today) => subscriptionStatus(year, today))).toEqual([
      "ACTIVE",
      "EXPIRED",
    ]);
  });
});

test.each([
  [["2026-01-01", "2026-06-30"], ["2026-07-01", "2026-12-31"], false],
  [["2026-01-01", "2026-06-30"], ["2026-06-30", "2026-12-31"], true],
  [["2026-01-01", "2026-12-31"], ["2026-03-01", "2026-03-01"], true],
  [["2026-01-01", null], ["2030-01-01", "2030-02-01"], true],
  [["2026-01-01", null], ["2025-01-01", "2025-12-31"], false],
  [["2026-01-01", null], ["2027-01-01", null], true],
] as const)("%j and %j have a day in common: %s", (one, other, expected) => {
  const [a, b] = [one, other].map(([starts_on, ends_on]) => ({ starts_on, ends_on }));
  if (!a || !b) throw new Error("two periods");
  expect([overlap(a, b), overlap(b, a)]).toEqual([expected, expected]);
});

test("days to the end, over a change of the clocks too", () => {
  expect(daysLeft({ ends_on: "2026-04-01" }, "2026-03-25")).toBe(7);
  expect(daysLeft({ ends_on: "2026-04-01" }, "2026-04-01")).toBe(0);
  expect(daysLeft({ ends_on: null }, "2026-04-01")).toBeNull();
});
