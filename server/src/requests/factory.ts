import type { RequestForm } from "@neroli/contract/requests/schema.ts";
import type { Insertable, Selectable } from "kysely";
import type { DB } from "../../db/types.ts";
import { createCompany } from "../companies/factory.ts";
import { putAsset } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { writeLinesOf } from "./commands/write-lines.ts";

type Row = Selectable<DB["requests"]>;
type Asked = Pick<RequestForm, "quantity_required">;
type NewRequest = Partial<Insertable<DB["requests"]>> & {
  /** Keys of the supplier's products; one of its own making where nothing is said. */
  products?: string[];
};

/** A sample request, as its supplier finds it: sent by a buyer and not opened yet. */
export async function createRequest(given: NewRequest = {}): Promise<Row> {
  const { products, ...columns } = given;
  const company_key = columns.company_key ?? (await createCompany()).key;
  const buyer = await findOrCreateBuyer(columns.buyer_key);
  const request = await db()
    .insertInto("requests")
    .values({
      key: randomKey(),
      type: "SAMPLE",
      origin: "product",
      message: "We would like to try this in a new cream.",
      contact: { full_name: "Ada Ferrari", company: "Maison Ambre", department: "INNOVATION" },
      buyer_company_key: buyer.company_key,
      waiting_for: columns.status === "CLOSED" || columns.status === "CANCELED" ? null : "SUPPLIER",
      closed_at: columns.status === "CLOSED" ? new Date() : null,
      ...columns,
      company_key,
      buyer_key: buyer.key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const named = products ?? [(await createProduct({ company_key })).key];
  await nameProducts(request.key, named);
  if (request.type === "QUOTE") {
    const { quantity_required = { value: 100, unit: "kg" as const } } = columns as Asked;
    const form = { products: named, quantities: [], quantity_required };
    await writeLinesOf(request.key, { form, products: named });
  }
  return request;
}

async function findOrCreateBuyer(key: string | undefined) {
  if (key === undefined) return createUser();
  return db().selectFrom("users").where("key", "=", key).selectAll().executeTakeFirstOrThrow();
}

async function nameProducts(request_key: string, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  await db()
    .insertInto("request_products")
    .values(products.map((product_key, position) => ({ request_key, product_key, position })))
    .execute();
}

type NewMessage = Partial<Insertable<DB["request_messages"]>> & { request_key: string };

/** A message of the buyer who sent the request, unless another author and side are given. */
export async function createMessage(
  given: NewMessage,
): Promise<Selectable<DB["request_messages"]>> {
  const author_key = given.author_key ?? (await findBuyerOf(given.request_key));
  return db()
    .insertInto("request_messages")
    .values({ side: "BUYER", body: "When could you send it?", ...given, author_key })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A saved view of somebody: the open quotations. */
export const createView = ({ user_key }: { user_key: string }) =>
  db()
    .insertInto("request_views")
    .values({ user_key, name: "Quotations", query: JSON.stringify({ type__eq: "QUOTE" }) })
    .returningAll()
    .executeTakeFirstOrThrow();

type NewTemplate = Partial<Insertable<DB["answer_templates"]>> &
  Pick<Insertable<DB["answer_templates"]>, "company_key" | "created_by">;

/** What a company answers often: that it takes a day. */
export const createAnswerTemplate = (given: NewTemplate) =>
  db()
    .insertInto("answer_templates")
    .values({ key: randomKey(), name: "In a day", body: "You hear from us in a day.", ...given })
    .returningAll()
    .executeTakeFirstOrThrow();

type NewAttachment = Partial<Insertable<DB["request_attachments"]>> & {
  request_key: string;
  /** Stored, when given; assets must be started then. */
  content?: Buffer;
};

/** A specification that the buyer has attached, and not sent unless a message is named. */
export async function createAttachment(
  given: NewAttachment,
): Promise<Selectable<DB["request_attachments"]>> {
  const { content, ...columns } = given;
  const storage_key = columns.storage_key ?? `test/${randomKey()}`;
  if (content) await putAsset(storage_key, content);
  return db()
    .insertInto("request_attachments")
    .values({
      name: "Specification.pdf",
      media_type: "application/pdf",
      size: content?.length ?? 0,
      hash: Buffer.alloc(32),
      ...columns,
      uploaded_by: columns.uploaded_by ?? (await findBuyerOf(given.request_key)),
      storage_key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function findBuyerOf(request_key: string): Promise<string> {
  const row = await db()
    .selectFrom("requests")
    .where("key", "=", request_key)
    .select("buyer_key")
    .executeTakeFirstOrThrow();
  return row.buyer_key;
}
