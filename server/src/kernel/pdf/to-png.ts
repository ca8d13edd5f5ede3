import sharp from "sharp";

/** More than any picture of ours has (kernel/assets/read-picture.ts makes them). */
const mostPixels = 50_000_000;
/** Pixels: enough for a logo on paper. */
const box = { width: 800, height: 320 };

/** A stored picture as PNG, for PDF takes neither WebP nor what is transparent in it otherwise. */
export const toPng = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: mostPixels })
    .timeout({ seconds: 10 })
    .resize({ ...box, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
