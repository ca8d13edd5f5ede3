import type { ProductDocument } from "@neroli/contract/products/schema.ts";
import type { Requirement } from "@neroli/contract/projects/requirements.ts";
import { describe, expect, test } from "vitest";
import { judgeRequirement, monthsBefore } from "./judge-requirements.ts";

const today = "2026-11-23";
const reading = { language: "en", say: (key: string) => key };
const sheet = (more: Partial<ProductDocument> = {}): ProductDocument => ({
  id: "0197a0d4-0000-7000-8000-000000000001",
  name: "Sheet.pdf",
  type: "SDS",
  visibility: "PUBLIC",
  version: 1,
  language: "en",
  size: 1,
  uploaded_by: null,
  created_at: "2025-01-10T08:00:00.000Z",
  valid_until: null,
  expired: false,
  granted: null,
  can: { download: true },
  ...more,
});
const state = (requirement: Requirement, documents: ProductDocument[], fields = {}) =>
  judgeRequirement(requirement, { fields, documents, today, reading }).state;
const wanted = (months: number | null): Requirement => ({ kind: "DOCUMENT", type: "SDS", months });

describe("a document", () => {
  test.each([
    ["there, of any age", wanted(null), [sheet()], "MET"],
    ["young enough on its last day", wanted(22), [sheet({ created_at: "2025-01-23" })], "MET"],
    ["a day too old", wanted(22), [sheet({ created_at: "2025-01-22" })], "OUTDATED"],
    ["no longer valid", wanted(null), [sheet({ expired: true })], "OUTDATED"],
    ["that is on request", wanted(null), [sheet({ can: { download: false } })], "ON_REQUEST"],
    ["of another type", wanted(null), [sheet({ type: "TDS" })], "MISSING"],
    [
      "an old one to have and a new one on request",
      wanted(12),
      [sheet(), sheet({ created_at: "2026-10-01", can: { download: false } })],
      "ON_REQUEST",
    ],
  ] as const)("%s", (_, requirement, documents, expected) => {
    expect(state(requirement, [...documents])).toBe(expected);
  });

  test("names the one it stands on", () => {
    const { document } = judgeRequirement(wanted(null), {
      ...{ fields: {}, today, reading },
      documents: [sheet({ name: "Old.pdf" }), sheet({ name: "New.pdf", created_at: "2026-01-01" })],
    });
    expect(document?.name).toBe("New.pdf");
  });
});

describe("a field and a term", () => {
  test.each([
    ["a text", { kind: "FIELD", field: "inci" }, { inci: "Aqua" }, "MET"],
    ["an empty list", { kind: "FIELD", field: "cas" }, { cas: [] }, "MISSING"],
    [
      "a flag that says no says it",
      { kind: "FIELD", field: "in_stock" },
      { in_stock: false },
      "MET",
    ],
    [
      "a term, whatever its letters",
      { kind: "TERM", field: "certifications", term: "cosmos" },
      { certifications: ["COSMOS"] },
      "MET",
    ],
    [
      "a part of a term is another one",
      { kind: "TERM", field: "certifications", term: "COSMOS" },
      { certifications: ["COSMOS natural"] },
      "MISSING",
    ],
  ] as const)("%s", (_, requirement, fields, expected) => {
    expect(state(requirement as Requirement, [], fields)).toBe(expected);
  });
});

test.each([
  ["2026-03-31", 1, "2026-02-28"],
  ["2024-03-31", 1, "2024-02-29"],
  ["2026-01-15", 13, "2024-12-15"],
])("%s, %i months earlier, is %s", (day, months, then) => {
  expect(monthsBefore(day, months)).toBe(then);
});
