import { describe, expect, test } from "vitest";
import { differing } from "./entry-form.ts";
import { meet, startFrom } from "./starting-values.ts";

test("values differ only where they say something else", () => {
  const stored: Record<string, unknown> = {
    name: "Aube",
    viscosity: { max: 3, min: 1 },
    tagline: "Mild",
  };
  expect(differing(stored, { name: "Aube", viscosity: { min: 1, max: 3 } })).toEqual(["tagline"]);
});

describe("somebody else has saved the thing", () => {
  const base: Record<string, unknown> = { name: "Aube", tagline: "Old", inci: "Aqua" };

  test("what only they changed is taken over, also what they emptied", () => {
    const { values, meeting } = meet({
      base,
      mine: { ...base, tagline: "Mine" },
      theirs: { name: "Aube", tagline: "Old", packaging: "Drum" },
    });
    expect(values).toEqual({ name: "Aube", tagline: "Mine", packaging: "Drum" });
    expect(meeting.taken).toEqual(["inci", "packaging"]);
    expect(meeting.contested).toEqual([]);
  });

  test("a draft from before meets their version; one's own stands until it is decided", () => {
    const stored = { ...base, tagline: "Theirs" };
    const draft = { base, values: { ...base, tagline: "Mine" } };
    const start = startFrom(stored, draft);
    expect(start.values.tagline).toBe("Mine");
    expect(start.meeting).toMatchObject({ contested: ["tagline"], theirs: stored });
    expect(startFrom(base, draft)).toEqual({ values: draft.values, meeting: null });
  });
});
