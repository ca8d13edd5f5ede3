import { describe, expect, test } from "vitest";
import { sameValue } from "./entry-form.ts";
import { merge, mergeInParts, take } from "./merge.ts";

const base = { tagline: "Roses", website: "https://a.example", goals: [3] };

describe("two people edit one thing", () => {
  test("what only the other changed is taken over, one's own stays", () => {
    const mine = { ...base, website: "https://mine.example" };
    const theirs = { ...base, tagline: "Peonies" };
    expect(merge({ base, mine, theirs }, sameValue)).toEqual({
      merged: { ...base, website: "https://mine.example", tagline: "Peonies" },
      taken: ["tagline"],
      contested: [],
    });
  });

  test("what both changed is for a person to decide; until then one's own stands", () => {
    const mine = { ...base, tagline: "Mine" };
    const theirs = { ...base, tagline: "Theirs" };
    const { merged, contested } = merge({ base, mine, theirs }, sameValue);
    expect(contested).toEqual(["tagline"]);
    expect(merged.tagline).toBe("Mine");
    expect(take(merged, { from: theirs, fields: contested }).tagline).toBe("Theirs");
  });

  test("the same change twice is no conflict", () => {
    const changed = { ...base, goals: [3, 12] };
    expect(merge({ base, mine: changed, theirs: { ...changed } }, sameValue)).toMatchObject({
      taken: [],
      contested: [],
    });
  });

  test("of a field with parts only the part that both changed is contested", () => {
    const line = { price: "", place: "", note: "" };
    const base = { line, other: line };
    const mine = { line: { price: "12", place: "Kiel", note: "" }, other: line };
    const theirs = { line: { price: "", place: "Bremen", note: "soon" }, other: line };
    const rule = { same: sameValue, inParts: () => true };
    const met = mergeInParts({ base, mine, theirs }, rule);
    expect(met).toMatchObject({ taken: [], contested: ["line"] });
    expect(met.merged.line).toEqual({ price: "12", place: "Kiel", note: "soon" });
    expect(met.theirs.line).toEqual({ price: "12", place: "Bremen", note: "soon" });
    const apart = { ...theirs, line: { ...theirs.line, place: "" } };
    expect(mergeInParts({ base, mine, theirs: apart }, rule)).toMatchObject({
      taken: ["line"],
      contested: [],
      merged: { line: { price: "12", place: "Kiel", note: "soon" } },
    });
    const whole = mergeInParts({ base, mine, theirs }, { ...rule, inParts: () => false });
    expect(whole.merged.line).toEqual(mine.line);
  });
});
