import { expect, test } from "vitest";
import { withoutHtml } from "./without-html.ts";

test.each([
  ["Used for: Shampoo,<br />Soap", "Used for: Shampoo,\nSoap"],
  ["<p>One</p><p>Two</p>", "One\nTwo"],
  ["<ul><li>One</li><li class='x'>Two</li></ul>", "One\nTwo"],
  ["H<sub>2</sub>O", "H2O"],
  ["R&amp;D &ndash; 5&nbsp;%", "R&D – 5 %"],
  ["Cr&egrave;me &#174;", "Crème ®"],
  // No page at all.
  ["a < b and c > d", "a < b and c > d"],
  ["R&D; more", "R&D; more"],
  ["<0.1 %", "<0.1 %"],
  ["2 <i 3", "2 <i 3"],
])("%j is read as %j", (text, shown) => {
  expect(withoutHtml(text)).toBe(shown);
});

test("what never ends is read at once", () => {
  const text = "<p ".repeat(50_000);
  expect(withoutHtml(text)).toBe(text);
});
