import type { Bookmark } from "@neroli/contract/bookmarks/schema.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";

/** A bookmark as it is stored. */
type Row = Omit<Bookmark, "created_at" | "product"> & { created_at: Date };

/** A bookmark; of a product that no longer exists for the reader it has the key alone. */
export const presentBookmark = (
  { created_at, ...row }: Row,
  product: ProductSummary | undefined,
): Bookmark => ({ ...row, created_at: created_at.toISOString(), product: product ?? null });
