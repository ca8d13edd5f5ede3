import sharp from "sharp";
import { type Letters, shapesOf, widthOf } from "../../kernel/pictures/letters.ts";
import type { DemoProduct } from "../generate/ingredients.ts";
import { between, pick } from "../generate/pick.ts";
import { height, isMotif, type MotifName, motifs, width } from "./motifs.ts";

/** What a colour of the vocabulary looks like in a picture. */
const hues: Record<string, string> = {
  White: "#f4f1ea",
  "Off-white": "#ece3d0",
  Colourless: "#d8e8ee",
  "Pale yellow": "#f3e2a4",
  Yellow: "#eec643",
  Amber: "#d98e32",
  Orange: "#e9793a",
  Green: "#8bb174",
  Red: "#c8434a",
  Black: "#3b3a3c",
  Blue: "#5b8fc7",
  Beige: "#d9c3a0",
  Brown: "#8a5a3c",
  Violet: "#8b6bb1",
};
const grounds = ["#f6ede6", "#eaf1ee", "#edeef6", "#f7eef0", "#f1f0e6"] as const;
const serviceHues = ["#e07a5f", "#3d7ea6", "#6a994e", "#9c6ade"] as const;
/** Pictures of the same motif and colour that differ. */
const variants = 2;

function mix(hex: string, toward: number, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) => Math.round(channel + (toward - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

export interface Picture {
  /** Products whose pictures look alike share one. */
  name: string;
  svg: string;
}

function motifOf({ offering, fields }: DemoProduct): MotifName {
  if (offering === "SERVICES") return "service";
  const [appearance] = fields.appearances ?? [];
  if (offering === "FORMULATIONS" && !isMotif(appearance)) return "formulation";
  return isMotif(appearance) ? appearance : "formulation";
}

export function pictureOf(product: DemoProduct): Picture {
  const motif = motifOf(product);
  const variant = between(product.key, 1, variants);
  const [first = ""] = product.fields.color ?? [];
  const colour = hues[first] ?? pick(`${product.kind} hue`, serviceHues);
  const name = `${motif}-${colour.slice(1)}-${variant}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  const ground = pick(name, grounds);
  const paint = { seed: name, colour, light: mix(colour, 255, 0.55), dark: mix(colour, 0, 0.45) };
  return {
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx=".35" cy=".25" r="1"><stop offset="0" stop-color="${mix(ground, 255, 0.6)}"/><stop offset="1" stop-color="${mix(ground, 0, 0.08)}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${motifs[motif](paint)}</svg>`,
  };
}

const brandHues = [
  "#2f5d62",
  "#8c3b4a",
  "#3d5a80",
  "#6b705c",
  "#b5651d",
  "#5f4b8b",
  "#1b6b55",
  "#a4133c",
] as const;

/** A company's mark: its initials on its own colour, with a shape that only it has. */
export function logoOf({ key, name }: { key: string; name: string }): string {
  const colour = pick(`${key} logo`, brandHues);
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? "")
    .join("");
  const turn = between(`${key} turn`, 0, 359);
  const letters: Letters = { size: 68, weight: 600 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><g transform="rotate(${turn} 100 100)"><path d="M100 18 C150 18 182 58 178 104 S132 186 88 180 S16 132 24 86 S58 18 100 18Z" fill="${colour}"/></g><g fill="#fff">${shapesOf(initials, letters, { x: 100 - widthOf(initials, letters) / 2, y: 124 })}</g></svg>`;
}

/** A band of soft waves in the company's colour, 1000 x 200 (spec 5). */
export function headerOf({ key }: { key: string }): string {
  const colour = pick(`${key} logo`, brandHues);
  const wave = (at: number, share: number) => {
    const rise = between(`${key} ${at}`, 20, 90);
    return `<path d="M0 ${200 - at * 34} C250 ${200 - at * 34 - rise} 500 ${200 - at * 34 + rise / 2} 1000 ${200 - at * 34 - rise / 2} V200 H0Z" fill="${mix(colour, 255, share)}"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="200"><rect width="1000" height="200" fill="${mix(colour, 255, 0.82)}"/>${wave(3, 0.68)}${wave(2, 0.5)}${wave(1, 0.3)}</svg>`;
}

export const render = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
