import { readFields } from "@neroli/contract/products/field-problems.ts";
import { translatedFieldsFor } from "@neroli/contract/products/text-keys.ts";
import { describe, expect, test } from "vitest";
import { texts } from "./data/texts.ts";
import { buildProducts } from "./generate/products.ts";

const products = buildProducts().slice(0, 60);

describe.each(Object.keys(texts) as (keyof typeof texts)[])(
  "the demonstration in %s",
  (language) => {
    test("says all that its first sixty products say in prose", () => {
      expect(Object.keys(texts[language]).toSorted()).toEqual(
        products.map(({ key }) => key).toSorted(),
      );
      for (const { key, offering, segment, fields } of products) {
        const said = texts[language][key] ?? {};
        // Trade names are the same everywhere.
        const wanted = translatedFieldsFor(offering, segment).filter(
          (field) => field !== "name" && fields[field] !== undefined,
        );
        expect(Object.keys(said).toSorted(), key).toEqual(wanted.toSorted());
        for (const field of wanted)
          expect(said[field], `${key} ${field}`).not.toEqual(fields[field]);
        const given = Object.entries(said).map(([field, text]) => [`${field}@${language}`, text]);
        const { problems } = readFields(
          { name: "-", ...Object.fromEntries(given) },
          { offering, segment },
        );
        expect(problems, key).toEqual([]);
      }
    });

    test("writes figures as its readers do", () => {
      for (const [key, said] of Object.entries(texts[language])) {
        expect(JSON.stringify(said), key).not.toMatch(/\d\.\d/);
      }
    });
  },
);
