import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import sharp, { type Sharp } from "sharp";
import { AppError } from "../errors.ts";

/** A small file may unfold to more than the memory holds. */
const mostPixels = 50_000_000;
const mostSeconds = 20;
/** The accepted extensions (spec 5, images) as what the content turns out to be. */
const formats: readonly (string | undefined)[] = ["png", "jpeg", "tiff", "gif"];

/** What becomes of a picture; all of it can be sent to another process. */
export interface PictureMaking {
  /** Pixels of the longest side; of both sides where it is cut to a square. */
  side: number;
  square?: true;
  webp: { quality: number } | { nearLossless: true };
  /** Also the format that pictures are kept in, of one that was kept before. */
  kept?: true;
  /** With which code it is refused when it is no such picture. */
  refused: ErrorCode;
}

export interface MadePicture {
  bytes: Buffer;
  /** The sides in pixels of the picture that was given, turned the right way up. */
  width: number;
  height: number;
}

/**
 * Reads a picture and makes another of it, in a format of our own making: nothing of the file is
 * kept as it came, neither its format nor what it tells of camera and place.
 */
export async function makePicture(path: string, making: PictureMaking): Promise<MadePicture> {
  try {
    const picture = sharp(path, { limitInputPixels: mostPixels }).timeout({ seconds: mostSeconds });
    const { format, autoOrient } = await picture.metadata();
    const isOwn = making.kept === true && format === "webp";
    if (!isOwn && !formats.includes(format)) throw new AppError(making.refused);
    const bytes = await sized(picture.autoOrient(), making).webp(making.webp).toBuffer();
    return { bytes, ...autoOrient };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(making.refused);
  }
}

const sized = (picture: Sharp, { side, square }: PictureMaking): Sharp =>
  square
    ? picture
        .resize(side, side, { fit: "cover", position: "attention" })
        .flatten({ background: "#ffffff" })
    : picture.resize(side, side, { fit: "inside", withoutEnlargement: true });
