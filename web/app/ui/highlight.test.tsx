import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Highlight } from "./highlight.tsx";

const marked = (text: string, ...matches: string[]) =>
  renderToStaticMarkup(<Highlight text={text} matches={matches} />);

test("whole words are marked as they are written", () => {
  expect(marked("Texapon® N 70", "texapon")).toBe("<mark>Texapon</mark>® N 70");
  expect(marked("SODIUM LAURETH SULFATE", "sodium", "sulfate")).toBe(
    "<mark>SODIUM</mark> LAURETH <mark>SULFATE</mark>",
  );
});

test("accents and apostrophes do not matter", () => {
  expect(marked("Crème à l’huile", "creme", "lhuile")).toBe(
    "<mark>Crème</mark> à <mark>l’huile</mark>",
  );
});

test("a part of a word is not marked", () => {
  expect(marked("Isoniacinamide", "niacinamide")).toBe("Isoniacinamide");
  expect(marked("Glycerin")).toBe("Glycerin");
});

test("markup in a text stays text", () => {
  expect(marked("<b>oil</b>", "oil")).toBe("&lt;b&gt;<mark>oil</mark>&lt;/b&gt;");
});
