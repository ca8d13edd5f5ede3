import { expect, test } from "vitest";
import { partOf, periodIn } from "./period.ts";

const today = "2026-11-25";
const read = (query: string) => periodIn(new URLSearchParams(query), today);

test("an address names a period or its days", () => {
  expect(read("")).toEqual({
    preset: "last-month",
    period: { from: "2026-10-26", to: today },
    refused: false,
  });
  expect(read("period=last-year").period).toEqual({ from: "2025-12-01", to: today });
  expect(read("period=last-year&from=2026-02-01&to=2026-02-03")).toEqual({
    preset: "custom",
    period: { from: "2026-02-01", to: "2026-02-03" },
    refused: false,
  });
});

test.each([
  "from=2026-02-03&to=2026-02-01",
  "from=2019-01-01&to=2026-02-01",
  "from=2026-02-30&to=2026-03-01",
  "from=2026-02-03",
])("what is no period is refused, and the last month shown: %s", (query) => {
  expect(read(query)).toMatchObject({ preset: "last-month", refused: true });
});

test("a month of a period has those of its days that are within", () => {
  const period = { from: "2024-01-15", to: "2024-03-10" };
  expect(partOf(period, "2024-01")).toEqual({ from: "2024-01-15", to: "2024-01-31" });
  expect(partOf(period, "2024-02")).toEqual({ from: "2024-02-01", to: "2024-02-29" });
  expect(partOf(period, "2024-03")).toEqual({ from: "2024-03-01", to: "2024-03-10" });
  expect(partOf(period, "2024-02-07")).toEqual({ from: "2024-02-07", to: "2024-02-07" });
});
