import { readFile } from "node:fs/promises";
import sharp from "sharp";

const folder = new URL("app/ui/", import.meta.url);
/** Points of a sign's width: sharp at five times the size of most. */
const width = 96;
/** By how much a point may differ that another machine has drawn, of 255. */
const tolerance = 4;

/**
 * The signs of `signs.svg` as points. A browser draws lines anew for each sign that it shows, and lays
 * all of the picture out again where one has another size than the one before: a third of what it took
 * to paint a page of results. The picture that there is stays where it shows the same.
 */
export async function signsPicture(): Promise<Buffer> {
  const drawn = sharp(await readFile(new URL("signs.svg", folder)), {
    density: 72 * (width / 24),
  }).resize({ width });
  const picture = await drawn.webp({ lossless: true, effort: 6 }).toBuffer();
  const present = await readFile(new URL("signs.webp", folder)).catch(() => null);
  return present && (await showsSame(present, picture)) ? present : picture;
}

async function showsSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(opacities));
  return (
    a?.length === b?.length &&
    a?.every((at, i) => Math.abs(at - (b?.[i] ?? 0)) <= tolerance) === true
  );
}

/** Masks show nothing else of a picture. */
const opacities = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).ensureAlpha().extractChannel("alpha").raw().toBuffer();
