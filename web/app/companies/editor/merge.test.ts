import { describe, expect, test } from "vitest";
import { take } from "../../kernel/forms/merge.ts";
import { type CompanyValues, emptyValues } from "./form-values.ts";
import { merge } from "./merge.ts";

const base: CompanyValues = { ...emptyValues, tagline: "Roses", website: "https://a.example" };

describe("two people edit one company", () => {
  test("what only the other changed is taken over, one's own stays", () => {
    const mine = { ...base, website: "https://mine.example" };
    const theirs = { ...base, tagline: "Peonies" };
    expect(merge(base, mine, theirs)).toEqual({
      merged: { ...base, website: "https://mine.example", tagline: "Peonies" },
      taken: ["tagline"],
      contested: [],
    });
  });

  test("what both changed is for a person to decide; until then one's own stands", () => {
    const mine = { ...base, tagline: "Mine" };
    const theirs = { ...base, tagline: "Theirs" };
    const { merged, contested } = merge(base, mine, theirs);
    expect(contested).toEqual(["tagline"]);
    expect(merged.tagline).toBe("Mine");
    expect(take(merged, { from: theirs, fields: contested }).tagline).toBe("Theirs");
  });

  test("the same change twice is no conflict", () => {
    const changed = { ...base, sustainable_development_goals: [3, 12] };
    expect(merge(base, changed, { ...changed })).toMatchObject({ taken: [], contested: [] });
  });
});
