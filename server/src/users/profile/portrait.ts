import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { AppError } from "../../kernel/errors.ts";

const side = 256;
const mostBytes = 5 * 1024 * 1024;
/** A small file may unfold to more than the memory holds. */
const mostPixels = 50_000_000;
/** The accepted extensions (spec 5, images) as what the content turns out to be. */
const formats: readonly (string | undefined)[] = ["png", "jpeg", "tiff", "gif"];

/** What was uploaded as a square of our own making: nothing of the file is kept as it came. */
export async function toPortrait(content: Readable): Promise<Buffer> {
  const bytes = await readUpTo(mostBytes, content);
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) throw new AppError("profile.picture-type");
    return await picture
      .rotate()
      .resize(side, side, { fit: "cover", position: "attention" })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("profile.picture-type");
  }
}

async function readUpTo(most: number, content: Readable): Promise<Buffer> {
  const parts = (async function* () {
    let size = 0;
    for await (const part of content as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most) throw new AppError("profile.picture-too-large");
      yield part;
    }
  })();
  return buffer(parts);
}
