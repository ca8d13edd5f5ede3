import { expect, test } from "vitest";
import { pluralCategory } from "./plural-category.ts";
import { writeCount } from "./write-count.ts";

const languages = ["en", "de", "it", "fr", "es"];
const counts = [
  ...Array.from({ length: 2_101 }, (_, count) => count),
  ...[9_999, 10_000, 100_001, 999_999, 1_000_000, 1_000_001, 2_000_000, 5_000_000],
  ...[-1, -2, 0.5, 1.5, 1_000.5],
];

test.each(languages)("counts have the category and the writing of Unicode in %s", (language) => {
  const rules = new Intl.PluralRules(language);
  const wrong = counts.filter((count) => pluralCategory(count, language) !== rules.select(count));
  expect(wrong).toEqual([]);
  const unlike = counts.filter(
    (count) => writeCount(count, language) !== count.toLocaleString(language),
  );
  expect(unlike).toEqual([]);
});
