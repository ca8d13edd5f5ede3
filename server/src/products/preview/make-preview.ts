import { Readable } from "node:stream";
import type { Offering } from "@neroli/contract/enumerations/products.ts";
import { type Actor, visitor } from "../../kernel/actor.ts";
import { brandName, currentPortal } from "../../kernel/current-portal.ts";
import type { FileAnswer } from "../../kernel/http/routes.ts";
import { readableFields } from "../present/present-product.ts";
import { getProduct } from "../queries/get-product.ts";
import { readPicture } from "../queries/read-picture.ts";
import { drawPreview, nameToDraw } from "./draw-preview.ts";

/** Seconds: its address has the version of the product; a company's new name may wait. */
const week = 7 * 24 * 60 * 60;
/** Pictures that are kept, of some 40 kB each. */
const mostKept = 200;
/** Drawn at a time: each takes a processor for a tenth of a second. */
const mostAtOnce = 2;

const kept = new Map<string, Promise<Buffer>>();

/** The picture beside a link to a product, as a visitor of this host sees the product. */
export async function makePreview(
  { language, portal }: Actor,
  { offering, productKey }: { offering: Offering; productKey: string },
): Promise<FileAnswer> {
  const actor = { ...visitor(language), portal };
  const row = await getProduct(actor, { offering, key: productKey });
  const { inci } = readableFields(actor, row).fields;
  const image = row.assets.find(({ kind }) => kind === "IMAGE");
  const shown = {
    name: nameToDraw(row.name, row.key),
    inci: inci ? nameToDraw(inci, "") : null,
    company: nameToDraw(row.company_name, ""),
    segment: row.segment,
    brand: nameToDraw(brandName(), "Neroli"),
    marked: currentPortal() === null,
  };
  const key = JSON.stringify([shown, image?.id]);
  const drawn =
    kept.get(key) ??
    inTurn(async () => {
      const picture = image ? await readPicture(image.id) : null;
      // It is looked for again at the next asking.
      if (image && !picture) kept.delete(key);
      return drawPreview({ ...shown, picture });
    });
  keep(key, drawn);
  const content = await drawn;
  return {
    stream: Readable.from([content]),
    media_type: "image/jpeg",
    size: content.length,
    name: `${row.key}.jpg`,
    inline: true,
    public_for: week,
  };
}

/** Those asked for last are kept; what failed is tried again. */
function keep(key: string, drawn: Promise<Buffer>): void {
  kept.delete(key);
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

const turns: Promise<unknown>[] = Array.from({ length: mostAtOnce }, () => Promise.resolve());
let next = 0;

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const at = next++ % mostAtOnce;
  const done = (turns[at] ?? Promise.resolve()).then(work, work);
  turns[at] = done;
  return done;
}
