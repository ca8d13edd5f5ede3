import type { Readable } from "node:stream";
import { remakePicture } from "../../../kernel/assets/read-picture.ts";

const side = 256;
const limits = {
  most_bytes: 5 * 1024 * 1024,
  refused: { bytes: "profile.picture-too-large", type: "profile.picture-type" },
} as const;

/** An uploaded picture as a square of our own making: nothing of the file is kept as it came. */
export const toPortrait = (content: Readable): Promise<Buffer> =>
  remakePicture(content, limits, ({ picture }) =>
    picture
      .resize(side, side, { fit: "cover", position: "attention" })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 86 })
      .toBuffer(),
  );
