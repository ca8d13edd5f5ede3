import { db } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { keepCompany } from "../../published/companies.ts";
import { publishedProducts } from "../../published/products.ts";

/**
 * A document or picture of a product that this company has, until the transaction ends. Its product
 * is locked first, as in every command: two of them never wait for each other.
 */
export async function lockAsset(wanted: { company_key: string; id: string }) {
  const { product_key } = found(await selectAsset(wanted).executeTakeFirst());
  if (product_key !== null) await lockProduct(wanted.company_key, product_key);
  return found(await selectAsset(wanted).forUpdate().executeTakeFirst());
}

const selectAsset = ({ company_key, id }: { company_key: string; id: string }) =>
  db()
    .selectFrom("assets")
    .where("id", "=", id)
    .where("company_key", "=", company_key)
    .where("kind", "in", ["DOCUMENT", "IMAGE"])
    .select(["id", "kind", "product_key", "name", "document_type", "visibility", "language"])
    .select("valid_until")
    .select(["series", "version", "replaced_at", "record_version"]);

export type LockedAsset = Awaited<ReturnType<typeof lockAsset>>;

/** A document that a new version may replace. */
export async function lockVersion(wanted: { company_key: string; id: string }) {
  const asset = await lockAsset(wanted);
  return found(asset.kind === "DOCUMENT" ? asset : null);
}

/** Locks what a file is uploaded for: a product of the company, or the company itself. */
export async function lockTarget({
  company_key,
  product_key,
}: {
  company_key: string;
  product_key: string | null;
}): Promise<void> {
  if (product_key === null) {
    found(await keepCompany(company_key));
    return;
  }
  const product = await lockProduct(company_key, product_key);
  if (product.trashed_at) throw new AppError("products.trashed");
}

const lockProduct = async (companyKey: string, key: string) =>
  found(
    await db()
      .selectFrom(publishedProducts())
      .where("key", "=", key)
      .where("company_key", "=", companyKey)
      .select("trashed_at")
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );
