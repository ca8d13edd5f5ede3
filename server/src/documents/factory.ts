import type { AssetKind, DocumentType } from "@neroli/contract/enumerations/documents.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { createCompany } from "../companies/factory.ts";
import { putAsset } from "../kernel/assets/assets.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { createUser } from "../users/factory.ts";
import { recordReceipts } from "./receipts/commands/record-receipts.ts";

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

type NewGrant = Partial<Omit<Insertable<DB["document_grants"]>, "series" | "company_key">> & {
  request_key: string;
  document_id: string;
};

/** Access of the company that asked to a document, by somebody of the supplier. */
export async function createGrant(given: NewGrant): Promise<Selectable<DB["document_grants"]>> {
  const { document_id, ...columns } = given;
  const { series, company_key: supplier } = await db()
    .selectFrom("assets")
    .where("id", "=", document_id)
    .select(["series", "company_key"])
    .executeTakeFirstOrThrow();
  const { buyer_company_key } = await db()
    .selectFrom("requests")
    .where("key", "=", given.request_key)
    .select("buyer_company_key")
    .executeTakeFirstOrThrow();
  return db()
    .insertInto("document_grants")
    .values({
      ...columns,
      series,
      company_key: buyer_company_key ?? "",
      granted_by: columns.granted_by ?? (await createUser({ company_key: supplier })).key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lines of the ledger, written as when it happens. */
export const createReceipts = recordReceipts;
