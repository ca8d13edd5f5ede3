import { describe, expect, test } from "vitest";
import { partsOf, tidy } from "./values.ts";

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

  test("is sent in its two parts", () => {
    expect(partsOf({ name: "Aube", "visibility.inci": "PRIVATE" })).toEqual({
      fields: { name: "Aube" },
      visibility: { inci: "PRIVATE" },
    });
  });
});
