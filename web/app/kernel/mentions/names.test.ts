import { expect, test } from "vitest";
import { daysUntil } from "../../language/days-until.ts";
import { beginningOfName, colleaguesCalled, mentionedIn } from "./names.ts";

const colleagues = [
  { key: "ada", firstname: "Ada", lastname: "Ferrari" },
  { key: "jorg", firstname: "Jörg", lastname: "de Boer" },
];

test("an @ at the beginning of a word begins a name, that of an address does not", () => {
  expect(beginningOfName("Please @Ad")).toBe("Ad");
  expect(beginningOfName("@Jörg de")).toBe("Jörg de");
  expect(beginningOfName("write to ada@neroli")).toBeNull();
  expect(beginningOfName("@Ada Ferrari is here")).toBeNull();
});

test("colleagues are found by the beginning of any of their names", () => {
  const called = (typed: string) => colleaguesCalled(typed, colleagues).map(({ key }) => key);
  expect([called(""), called("boe"), called("FER"), called("err")]).toEqual([
    ["ada", "jorg"],
    ["jorg"],
    ["ada"],
    [],
  ]);
});

test("whose whole name stands in the text is mentioned", () => {
  expect(mentionedIn("@Ada Ferrari, and @Jörg", colleagues)).toEqual(["ada"]);
});

test("days until a day are counted from the beginning of today", () => {
  const late = new Date("2026-03-30T23:59:00Z");
  expect(["2026-03-30", "2026-03-31", "2026-03-01"].map((day) => daysUntil(day, late))).toEqual([
    0, 1, -29,
  ]);
});
