import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";

type Weight = 400 | 600;

/** The typeface of the pages, then one that has Greek, Cyrillic and the signs of chemistry. */
const files: Record<Weight, readonly string[]> = {
  400: [
    import.meta.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
    import.meta.resolve("@fontsource/figtree/files/figtree-latin-ext-400-normal.woff"),
    import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
  ],
  600: [
    import.meta.resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
    import.meta.resolve("@fontsource/figtree/files/figtree-latin-ext-600-normal.woff"),
    import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
  ],
};

const opened = new Map<Weight, Font[]>();

/** Read when the first picture is drawn. */
function fontsOf(weight: Weight): Font[] {
  const known = opened.get(weight) ?? files[weight].map(open);
  opened.set(weight, known);
  return known;
}

function open(file: string): Font {
  const font = openSync(fileURLToPath(file));
  if ("fonts" in font) throw new Error(`${file} is a collection of fonts`);
  return font;
}

interface Run {
  font: Font;
  text: string;
}

/** A text in pieces of one font each; letters that none has, and what cannot be seen, are left out. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.replace(/[\p{C}\p{M}]/gu, "")) {
    const font = fontsOf(weight).find((each) =>
      each.hasGlyphForCodePoint(Number(letter.codePointAt(0))),
    );
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

export interface Letters {
  size: number;
  weight: Weight;
}

/** What is left of a text where each letter must have a shape. */
export const drawable = (text: string): string =>
  runsOf(text.normalize("NFC"), 400)
    .map((run) => run.text)
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/** How wide a line is, in pixels. */
export const widthOf = (text: string, { size, weight }: Letters): number =>
  runsOf(text, weight).reduce(
    (sum, { font, text: part }) => sum + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );

/**
 * A line as shapes for an SVG: a machine may have no fonts at all. `x` and `y` are where its baseline
 * begins.
 */
export function shapesOf(
  text: string,
  { size, weight }: Letters,
  at: { x: number; y: number },
): string {
  let { x } = at;
  const shapes: string[] = [];
  for (const { font, text: part } of runsOf(text, weight)) {
    const { glyphs, positions } = font.layout(part);
    const scale = size / font.unitsPerEm;
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.toSVG();
      const place = `translate(${round(x + xOffset * scale)} ${round(at.y)}) scale(${scale} ${-scale})`;
      if (path) shapes.push(`<path transform="${place}" d="${path}"/>`);
      x += xAdvance * scale;
    }
  }
  return shapes.join("");
}

const round = (value: number): number => Math.round(value * 100) / 100;
