import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";
import { AppError, fieldFailure, found } from "../../kernel/errors.ts";
import { publishedProductLabels } from "../../published/products.ts";

/** One change of labels after the other: there are few, and support alone makes them. */
export async function lockLabels(): Promise<void> {
  await sql`lock table labels in share row exclusive mode`.execute(db());
}

/** The label, with the table locked, until the transaction ends. */
export async function lockLabel(key: string) {
  await lockLabels();
  return found(
    await db()
      .selectFrom("labels")
      .where("key", "=", key)
      .select(["key", "title", "colour", "description", "version"])
      .executeTakeFirst(),
  );
}

/** Refuses a title that another label has, in whatever case. */
export async function refuseTitle(title: string, own: string | null = null): Promise<void> {
  const other = await db()
    .selectFrom("labels")
    .where(sql`lower(title)`, "=", sql`lower(${title})`)
    .select("key")
    .executeTakeFirst();
  if (!other || other.key === own) return;
  const failure = fieldFailure({ path: "title", code: "errors.labels.title-taken" });
  throw new AppError("labels.title-taken", { failures: [failure] });
}

/** Companies whose pages show the label are told to be read anew. */
export async function companiesOf(labelKey: string): Promise<string[]> {
  const rows = await db()
    .selectFrom("company_labels")
    .where("label_key", "=", labelKey)
    .select("company_key")
    .orderBy("company_key")
    .execute();
  return rows.map(({ company_key }) => company_key);
}

/** The same of products. */
export async function productsOf(labelKey: string): Promise<string[]> {
  const rows = await db()
    .selectFrom(publishedProductLabels())
    .where("label_key", "=", labelKey)
    .select("product_key")
    .orderBy("product_key")
    .execute();
  return rows.map(({ product_key }) => product_key);
}

/** Refuses keys of no label. Those there are stay until the transaction ends. */
export async function refuseUnknown(keys: readonly string[], path: string): Promise<void> {
  if (keys.length === 0) return;
  const known = await db()
    .selectFrom("labels")
    .where("key", "in", [...keys])
    .select("key")
    .orderBy("key")
    .forKeyShare()
    .execute();
  const failures = keys.flatMap((key, at) =>
    known.some((label) => label.key === key)
      ? []
      : [fieldFailure({ path: `${path}.${at}`, code: "choice", message: "is no label" })],
  );
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
}
