import type { bookmarkEndpoints } from "@neroli/contract/bookmarks/endpoints.ts";
import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import { type PageOf, toPage } from "@neroli/contract/kernel/list.ts";
import type { z } from "zod";
import { findByKeys } from "../../catalogue/queries/find-by-keys.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { presentBookmark } from "../present.ts";
import { selectBookmarks } from "./read-bookmarks.ts";

type ListQuery = z.output<(typeof bookmarkEndpoints)["GET /bookmarks"]["query"]>;
type Sort = NonNullable<ListQuery["sort"]>;

/**
 * A page of the actor's bookmarks. All of them are read, of which there are 2,000 at most: words,
 * offering and order are those of what this reader may see now, which only the catalogue knows.
 */
export async function listBookmarks(
  actor: SignedInActor,
  query: ListQuery,
): Promise<PageOf<Bookmark>> {
  const { folder__eq: folder, page, size } = query;
  let rows = selectBookmarks(actor);
  if (folder === "unsorted") rows = rows.where("folder_id", "is", null);
  else if (folder !== undefined) rows = rows.where("folder_id", "=", folder);
  const found = await rows.execute();
  const keys = found.map(({ product_key }) => product_key);
  const products = new Map(findByKeys(actor, keys).map((product) => [product.key, product]));
  const content = found
    .map((row) => presentBookmark(row, products.get(row.product_key)))
    .filter((bookmark) => matches(bookmark, query))
    .sort(orders(actor.language)[query.sort ?? "-created_at"]);
  return toPage(content.slice(page * size, (page + 1) * size), {
    page,
    size,
    total: content.length,
  });
}

function matches({ product, note }: Bookmark, query: ListQuery): boolean {
  if (query.offering__eq !== undefined && product?.offering !== query.offering__eq) return false;
  const words = fold(query.words__icontains ?? "").split(/\s+/);
  const text = fold([product?.name, product?.inci, product?.company.name, note].join("\n"));
  return words.every((word) => text.includes(word));
}

/** "Crème" is found by "creme". */
const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

type Order = (one: Bookmark, other: Bookmark) => number;

function orders(language: string): Record<Sort, Order> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byTime: Order = (one, other) =>
    one.created_at.localeCompare(other.created_at) ||
    one.product_key.localeCompare(other.product_key);
  const by =
    (text: (product: NonNullable<Bookmark["product"]>) => string, direction: 1 | -1): Order =>
    (one, other) => {
      // Products that are no longer available have no name: they follow, whichever way names run.
      if (!one.product || !other.product) {
        return Number(one.product === null) - Number(other.product === null) || byTime(one, other);
      }
      return compare(text(one.product), text(other.product)) * direction || byTime(one, other);
    };
  return {
    created_at: byTime,
    "-created_at": (one, other) => byTime(other, one),
    name: by(({ name }) => name, 1),
    "-name": by(({ name }) => name, -1),
    company: by(({ company }) => company.name, 1),
    "-company": by(({ company }) => company.name, -1),
  };
}
