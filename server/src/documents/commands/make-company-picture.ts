import type { Readable } from "node:stream";
import { type PictureKind, pictureRules } from "@neroli/contract/companies/pictures.ts";
import { remakePicture } from "../../kernel/assets/read-apart.ts";

interface GivenPicture {
  company_key: string;
  type: PictureKind;
  content: Readable;
}

/** A company's picture in the size and format that pages show (spec 5 and 9, images). */
export async function makeCompanyPicture({
  company_key,
  type,
  content,
}: GivenPicture): Promise<Buffer> {
  const { most_bytes, too_long, kept } = pictureRules[type];
  const { bytes } = await remakePicture(content, {
    group: company_key,
    most_bytes,
    too_long,
    refused: "companies.picture-type",
    side: kept,
    webp: isLogo(type) ? { nearLossless: true } : { quality: 86 },
  });
  return bytes;
}

/** Lines and letters on one colour show every trace of compression. */
const isLogo = (kind: PictureKind) => kind === "LOGO" || kind === "LOGO_WHITE";
