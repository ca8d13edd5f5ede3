import { describe, expect, test } from "vitest";
import { meet, startFrom } from "./starting-values.ts";
import { differing, partsOf, tidy } from "./values.ts";

describe("what the form holds", () => {
  test("is stored trimmed and without what is empty", () => {
    expect(
      tidy({
        name: " Aube ",
        tagline: "  ",
        cas: ["98-92-0 ", "", " "],
        awards: ["", ""],
        viscosity: {},
        usage_level: { max: 5 },
        sample_size: { unit: "kg" },
        in_stock: false,
        "visibility.inci": "PRIVATE",
      }),
    ).toEqual({
      name: "Aube",
      cas: ["98-92-0"],
      usage_level: { max: 5 },
      in_stock: false,
      "visibility.inci": "PRIVATE",
    });
  });

  test("differs only where it says something else", () => {
    const stored = { name: "Aube", viscosity: { max: 3, min: 1 }, tagline: "Mild" };
    expect(differing(stored, { name: "Aube", viscosity: { min: 1, max: 3 } })).toEqual(["tagline"]);
  });

  test("is sent in its two parts", () => {
    expect(partsOf({ name: "Aube", "visibility.inci": "PRIVATE" })).toEqual({
      fields: { name: "Aube" },
      visibility: { inci: "PRIVATE" },
    });
  });
});

describe("somebody else has saved the product", () => {
  const base = { name: "Aube", tagline: "Old", inci: "Aqua" };

  test("what only they changed is taken over, also what they emptied", () => {
    const { values, meeting } = meet(base, {
      mine: { ...base, tagline: "Mine" },
      theirs: { name: "Aube", tagline: "Old", "visibility.tagline": "PRIVATE" },
    });
    expect(values).toEqual({ name: "Aube", tagline: "Mine", "visibility.tagline": "PRIVATE" });
    expect(meeting.taken).toEqual(["inci", "visibility.tagline"]);
    expect(meeting.contested).toEqual([]);
  });

  test("a draft from before meets their version; one's own stands until it is decided", () => {
    const stored = { ...base, tagline: "Theirs" };
    const draft = { version: 1, base, values: { ...base, tagline: "Mine" } };
    const start = startFrom({ version: 2, stored, draft });
    expect(start.values.tagline).toBe("Mine");
    expect(start.meeting).toMatchObject({ contested: ["tagline"], theirs: stored });
    expect(startFrom({ version: 1, stored: base, draft })).toMatchObject({
      values: draft.values,
      restored: true,
      meeting: null,
    });
  });
});
