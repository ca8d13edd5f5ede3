import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import sharp, { type Sharp } from "sharp";
import { AppError } from "../errors.ts";

/** A small file may unfold to more than the memory holds. */
const mostPixels = 50_000_000;
const mostSeconds = 20;
/** The accepted extensions (spec 5, images) as what the content turns out to be. */
const formats: readonly (string | undefined)[] = ["png", "jpeg", "tiff", "gif"];

interface Limits {
  most_bytes: number;
  /** With which code a longer file is refused, and what is no such picture. */
  refused: { bytes: ErrorCode; type: ErrorCode };
  /** Also the format that pictures are kept in, of one that was kept before. */
  kept?: true;
}

/** A picture that was uploaded, turned the right way up; its sides in pixels. */
export interface ReadPicture {
  picture: Sharp;
  width: number;
  height: number;
}

/**
 * Reads a picture and hands it to `remake`, which answers it as bytes of our own making: nothing of
 * the file is kept as it came, neither its format nor what it tells of camera and place.
 */
export async function remakePicture(
  content: Readable,
  { most_bytes, refused, kept }: Limits,
  remake: (read: ReadPicture) => Promise<Buffer>,
): Promise<Buffer> {
  const bytes = await readUpTo(most_bytes, content, refused.bytes);
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels }).timeout({
      seconds: mostSeconds,
    });
    const { format, autoOrient } = await picture.metadata();
    const isOwn = kept === true && format === "webp";
    if (!isOwn && !formats.includes(format)) throw new AppError(refused.type);
    return await remake({ picture: picture.autoOrient(), ...autoOrient });
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(refused.type);
  }
}

async function readUpTo(most: number, content: Readable, refusal: ErrorCode): Promise<Buffer> {
  const parts = (async function* () {
    let size = 0;
    for await (const part of content as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most) throw new AppError(refusal);
      yield part;
    }
  })();
  return buffer(parts);
}
