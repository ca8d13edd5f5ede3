import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import type { Translate } from "../language/phrases.tsx";

/** The name of a bookmark's product; a product that is gone has none. */
export const nameOf = (t: Translate, { product }: Bookmark): string =>
  product?.name ?? t("bookmarks.gone");
