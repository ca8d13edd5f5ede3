import { createHash } from "node:crypto";
import { db } from "../kernel/db/db.ts";
import type { DemoProduct } from "./generate/ingredients.ts";
import { daysBefore } from "./generate/pick.ts";

/** Whose bookmarks and searches these are. */
const buyer = "buyer";

/** What the buyer wants to find again, by words of its name or INCI. */
const wanted = [
  { words: "niacinamide", folder: true, note: "Ask for a sample of the cosmetic grade." },
  { words: "hyaluron", folder: true, note: "" },
  { words: "squalane", folder: true, note: "Olive, not sugar cane." },
  { words: "shampoo", folder: false, note: "" },
  { words: "citric acid", folder: false, note: "" },
];

/** Bookmarks in a folder and in none, and a search that is mailed each week. */
export async function seedKept(products: readonly DemoProduct[]): Promise<void> {
  const { id } = await db()
    .insertInto("bookmark_folders")
    .values({ user_key: buyer, title: "Winter serum", position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = wanted.flatMap(({ words, folder, note }, at) => {
    const product = products.find(
      ({ fields: { name, inci = "" }, trashed }) =>
        !trashed && `${name} ${inci}`.toLowerCase().includes(words),
    );
    const folder_id = folder ? id : null;
    const common = { user_key: buyer, folder_id, note, created_at: daysBefore(at + 1) };
    return product ? [{ ...common, product_key: product.key }] : [];
  });
  await db().insertInto("bookmarks").values(rows).execute();
  const query = { query: "vitamin", segment: "PERSONALCARE" };
  await db()
    .insertInto("saved_searches")
    .values({
      user_key: buyer,
      name: "Vitamins for skin care",
      offering: "INGREDIENTS",
      query: JSON.stringify(query),
      state_hash: createHash("sha256")
        .update(JSON.stringify(["INGREDIENTS", Object.entries(query)]))
        .digest("hex"),
      view: "cards",
      frequency: "WEEKLY",
      looked_at: daysBefore(6),
    })
    .execute();
}
