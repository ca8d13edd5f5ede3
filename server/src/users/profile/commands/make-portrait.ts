import type { Readable } from "node:stream";
import { remakePicture } from "../../../kernel/assets/read-apart.ts";

const making = {
  most_bytes: 5 * 1024 * 1024,
  too_long: "profile.picture-too-large",
  refused: "profile.picture-type",
  side: 256,
  square: true,
  webp: { quality: 86 },
} as const;

/** An uploaded picture as a square of our own making: nothing of the file is kept as it came. */
export async function toPortrait(userKey: string, content: Readable): Promise<Buffer> {
  const { bytes } = await remakePicture(content, { group: userKey, ...making });
  return bytes;
}
