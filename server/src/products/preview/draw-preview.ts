import type { Segment } from "@neroli/contract/enumerations/products.ts";
import sharp, { type OverlayOptions } from "sharp";
import { wrapText } from "../../kernel/pdf/wrap-text.ts";
import { drawable, type Letters, shapesOf, widthOf } from "../../kernel/pictures/letters.ts";

export interface Preview {
  name: string;
  inci: string | null;
  company: string;
  segment: Segment;
  /** Whose page it is: the product's own name, or that of a portal. */
  brand: string;
  /** Neroli's sign stands before the brand. */
  marked: boolean;
  /** The product's own picture, as it is stored. */
  picture: Buffer | null;
}

/** Pixels, as networks show them. */
const width = 1_200;
const height = 630;
const margin = 72;
const pictureSize = 320;
const mostPixels = 50_000_000;

const inks = { ground: "#f7f5f2", text: "#22201d", soft: "#5f5a53", surface: "#ffffff" };
/** Of the segment, deeper than its ground on pages: a band must be seen in a small picture. */
const bands: Record<Segment, string> = {
  PERSONALCARE: "#ff6b6b",
  HOMECARE: "#4a9bb5",
  FOOD: "#7fae4c",
};

/** Sizes of a name, from short ones to long ones. */
const nameSizes = [84, 68, 56, 46];
const nameLines = 3;

/** The picture that stands beside a link to a product, as JPEG. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  const picture = preview.picture && (await pictureLayer(preview.picture));
  const room = width - 2 * margin - (picture ? pictureSize + 48 : 0);
  const name = fitted(preview.name, room);
  const lineHeight = name.letters.size * 1.12;
  const nameTop = margin + 108 + name.letters.size * 0.8;
  const below = nameTop + (name.lines.length - 1) * lineHeight + 58;
  const small: Letters = { size: 32, weight: 400 };
  const inci = preview.inci ? cut(preview.inci, { room, letters: small, most: 2 }) : [];
  const company: Letters = { size: 34, weight: 600 };
  const [supplier = ""] = cut(preview.company, {
    room: width - 2 * margin,
    letters: company,
    most: 1,
  });
  const [brand = ""] = cut(preview.brand, {
    room: 700,
    letters: { size: 36, weight: 600 },
    most: 1,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${inks.ground}"/>
<rect y="${height - 18}" width="${width}" height="18" fill="${bands[preview.segment]}"/>
${preview.marked ? mark : ""}
<g fill="${inks.text}">
${shapesOf(brand, { size: 36, weight: 600 }, { x: margin + (preview.marked ? 72 : 0), y: margin + 41 })}
${name.lines.map((line, at) => shapesOf(line, name.letters, { x: margin, y: nameTop + at * lineHeight })).join("")}
${shapesOf(supplier, company, { x: margin, y: height - margin - 12 })}
</g>
<g fill="${inks.soft}">
${inci.map((line, at) => shapesOf(line, small, { x: margin, y: below + at * 42 })).join("")}
</g>
</svg>`;
  return sharp(Buffer.from(svg))
    .composite(picture ? [picture] : [])
    .jpeg({ quality: 88 })
    .timeout({ seconds: 10 })
    .toBuffer();
}

/** As large as three lines of it have room. */
function fitted(name: string, room: number): { lines: string[]; letters: Letters } {
  const sizes = nameSizes.map((size): Letters => ({ size, weight: 600 }));
  const fits = sizes.find((letters) => wrapped(name, room, letters).length <= nameLines);
  const letters = fits ?? sizes.at(-1) ?? { size: 46, weight: 600 };
  return { lines: cut(name, { room, letters, most: nameLines }), letters };
}

const wrapped = (text: string, room: number, letters: Letters) =>
  wrapText(text, room, (part) => widthOf(part, letters));

/** So many lines at the most; what is left out is told by three dots. */
function cut(
  text: string,
  { room, letters, most }: { room: number; letters: Letters; most: number },
): string[] {
  const lines = wrapped(text, room, letters);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const last = wrapped(`${kept.at(-1)}`, room - widthOf("…", letters), letters)[0];
  return [...kept.slice(0, -1), `${last}…`];
}

/** On white with round corners, as pages show it; null where it cannot be read. */
async function pictureLayer(picture: Buffer): Promise<OverlayOptions | null> {
  const input = sharp(picture, { limitInputPixels: mostPixels })
    .timeout({ seconds: 10 })
    .resize({ width: pictureSize, height: pictureSize, fit: "contain", background: inks.surface })
    .flatten({ background: inks.surface })
    .composite([{ input: corners, blend: "dest-in" }])
    .png();
  try {
    const at = { left: width - margin - pictureSize, top: margin + 36 };
    return { input: await input.toBuffer(), ...at };
  } catch {
    return null;
  }
}

const corners = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize}" height="${pictureSize}"><rect width="${pictureSize}" height="${pictureSize}" rx="28"/></svg>`,
);

const petals = [0, 72, 144, 216, 288]
  .map(
    (angle) => `<ellipse cx="16" cy="9.5" rx="3.4" ry="5.2" transform="rotate(${angle} 16 16)"/>`,
  )
  .join("");
/** Neroli's blossom, as on its pages. */
const mark = `<g transform="translate(${margin} ${margin}) scale(1.75)"><rect width="32" height="32" rx="8" fill="#ff6b6b"/><g fill="#fff">${petals}</g><circle cx="16" cy="16" r="2.6" fill="#ffd166"/></g>`;

/** A name whose letters have no shape here (Chinese, Japanese) is told by what can be drawn. */
export const nameToDraw = (name: string, otherwise: string): string =>
  drawable(name.slice(0, 400)) || otherwise;
