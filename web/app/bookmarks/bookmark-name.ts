import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import type { Translate } from "../language/phrases.tsx";

/** What a bookmark is called; nothing is known of a product that is gone. */
export const nameOf = (t: Translate, { product }: Bookmark): string =>
  product?.name ?? t("bookmarks.gone");
