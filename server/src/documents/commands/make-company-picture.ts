import type { Readable } from "node:stream";
import {
  type PictureKind,
  pictureRefusal,
  pictureRules,
} from "@neroli/contract/companies/pictures.ts";
import { remakePicture } from "../../kernel/assets/read-picture.ts";
import { AppError } from "../../kernel/errors.ts";

/** A company's picture in the size and format that pages show (spec 5 and 9, images). */
export function makeCompanyPicture(kind: PictureKind, content: Readable): Promise<Buffer> {
  const { most_bytes, kept, refused } = pictureRules[kind];
  const type = "companies.picture-type";
  const limits = { most_bytes, refused: { bytes: refused.bytes, type } } as const;
  return remakePicture(content, limits, ({ picture, width, height }) => {
    const refusal = pictureRefusal(kind, { bytes: 0, width, height });
    if (refusal) throw new AppError(refusal, { width, height });
    return picture
      .resize(kept, kept, { fit: "inside", withoutEnlargement: true })
      .webp(isLogo(kind) ? { nearLossless: true } : { quality: 86 })
      .toBuffer();
  });
}

/** Lines and letters on one colour show every trace of compression. */
const isLogo = (kind: PictureKind) => kind === "LOGO" || kind === "LOGO_WHITE";
