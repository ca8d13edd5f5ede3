import { createHash } from "node:crypto";
import { putAsset } from "../../kernel/assets/assets.ts";
import { db } from "../../kernel/db/db.ts";
import { shapesOf } from "../../kernel/pictures/letters.ts";
import { render } from "./pictures.ts";

interface PortalLogo {
  event_key: string;
  /** As it is read, not as XML. */
  word: string;
  colour: string;
}

/** A portal's logos, on light and on dark ground, as its settings name them. */
export const seedPortalLogos = async (
  portal: PortalLogo,
): Promise<{ LOGO: string; LOGO_DARK: string }> => ({
  LOGO: await seedLogo({ ...portal, kind: "LOGO" }),
  LOGO_DARK: await seedLogo({ ...portal, kind: "LOGO_DARK", colour: "#ffffff" }),
});

async function seedLogo({
  event_key,
  word,
  colour,
  kind,
}: PortalLogo & { kind: "LOGO" | "LOGO_DARK" }): Promise<string> {
  const content = await render(wordmark(word, colour));
  const name = `${kind.toLowerCase().replace("_", "-")}.webp`;
  const storage_key = `demo/portals/${event_key}-${name}`;
  const { size } = await putAsset(storage_key, content);
  const { id } = await db()
    .insertInto("event_assets")
    .values({
      event_key,
      kind,
      name,
      media_type: "image/webp",
      size,
      hash: createHash("sha256").update(content).digest(),
      storage_key,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Nothing is behind it: the page's ground is. */
const wordmark = (word: string, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="72"><circle cx="36" cy="36" r="20" fill="none" stroke="${colour}" stroke-width="6"/><circle cx="48" cy="28" r="8" fill="${colour}"/><g fill="${colour}">${shapesOf(word, { size: 34, weight: 600 }, { x: 72, y: 48 })}</g></svg>`;
