import { expect, test } from "vitest";
import type { LawFinding } from "./schema.ts";
import { severityOf } from "./severity.ts";

const finding = (met: LawFinding["met"]): LawFinding => ({
  ...{ annex: "V", number: "29", part: 1, name: "Rose", as_of: "2020-01-01", met, reasons: [] },
  ...{ share: { min: "1", max: "1" }, limits: [], counted_as: null },
  ...{ products: "", maximum: "", conditions: "", wording: "" },
});

test.each([
  ["RESTRICTED", ["YES", "UNKNOWN", "NO"], "NOT_MET"],
  ["RESTRICTED", ["YES", "UNKNOWN"], "NOT_CERTAIN"],
  ["RESTRICTED", ["YES"], "RESTRICTED"],
  ["BANNED", ["NO"], "BANNED"],
  ["CANNOT_SAY", ["UNKNOWN", "NO"], "CANNOT_SAY"],
  ["ALLOWED", [], "ALLOWED"],
] as const)("%s with %j is %s", (verdict, met, severity) => {
  expect(severityOf({ verdict, findings: met.map(finding) })).toBe(severity);
});
