import type { AssetKind, DocumentType } from "@neroli/contract/enumerations/documents.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { createCompany } from "../companies/factory.ts";
import { putAsset } from "../kernel/assets/assets.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

type NewAsset = Partial<Omit<Insertable<DB["assets"]>, "kind" | "document_type" | "size">> & {
  kind?: AssetKind;
  document_type?: DocumentType;
  /** Stored, when given; assets must be started then. */
  content?: Buffer;
};

/** A public safety data sheet, of the product's company or else of a company of its own. */
export async function createAsset(given: NewAsset = {}): Promise<Selectable<DB["assets"]>> {
  const { content, ...columns } = given;
  const storage_key = columns.storage_key ?? `test/${randomKey()}`;
  if (content) await putAsset(storage_key, content);
  const company_key = columns.company_key ?? (await findOrCreateOwner(columns.product_key));
  return transaction(async () => {
    if (columns.product_key) emit({ topic: "product.changed", key: columns.product_key });
    else emit({ topic: "company.changed", key: company_key });
    return db()
      .insertInto("assets")
      .values({
        kind: "DOCUMENT",
        name: "Safety data sheet.pdf",
        document_type: "SDS",
        media_type: "application/pdf",
        ...columns,
        company_key,
        storage_key,
        size: content?.length ?? 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function findOrCreateOwner(productKey: string | null | undefined): Promise<string> {
  if (!productKey) return (await createCompany()).key;
  const product = await db()
    .selectFrom("products")
    .where("key", "=", productKey)
    .select("company_key")
    .executeTakeFirstOrThrow();
  return product.company_key;
}
