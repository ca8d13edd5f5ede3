import { createHash } from "node:crypto";
import type { RequestForm } from "@neroli/contract/requests/schema.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { lockPerson } from "../../published/users.ts";
import { assertMaySend } from "../policy.ts";
import { listRecipients } from "../queries/list-recipients.ts";
import { markRead } from "./mark-read.ts";

interface Sending {
  form: RequestForm;
  idempotency_key: string;
}

/**
 * Sends a form: one request to each supplier of its products, linked by a batch when there are
 * several. The same form sent twice, even at the same moment, makes its requests once.
 */
export async function createRequests(actor: SignedInActor, sending: Sending): Promise<void> {
  await transaction(async () => {
    await lockPerson(actor);
    const form_hash = hashOf(sending.form);
    if (await wasSent(actor, { ...sending, form_hash })) return;
    assertMaySend(actor);
    const recipients = await listRecipients(actor, sending.form);
    const batch = recipients.length > 1 ? randomKey() : null;
    for (const { company_key, products } of recipients) {
      const key = randomKey();
      await insertRequest(actor, { ...sending, key, company_key, batch, form_hash });
      await insertProducts(key, products);
      await markRead(actor, key);
      emit({ topic: "request.created", key, data: { actor: actor.user_key } });
    }
  });
}

/** The hash of the parsed form, so that neither the order nor the spacing of its JSON matters. */
const hashOf = (form: RequestForm) =>
  createHash("sha256").update(JSON.stringify(form)).digest("hex");

async function wasSent(
  actor: SignedInActor,
  { idempotency_key, form_hash }: { idempotency_key: string; form_hash: string },
): Promise<boolean> {
  const sent = await db()
    .selectFrom("requests")
    .where("buyer_key", "=", actor.user_key)
    .where("idempotency_key", "=", idempotency_key)
    .select("form_hash")
    .executeTakeFirst();
  if (sent && sent.form_hash !== form_hash) throw new AppError("requests.form-changed");
  return sent !== undefined;
}

interface NewRequest {
  key: string;
  company_key: string;
  batch: string | null;
  form: RequestForm;
  idempotency_key: string;
  form_hash: string;
}

async function insertRequest(
  actor: SignedInActor,
  { form, ...request }: NewRequest,
): Promise<void> {
  await db()
    .insertInto("requests")
    .values({
      ...request,
      ...columnsOf(form),
      buyer_key: actor.user_key,
      buyer_company_key: actor.company_key,
    })
    .execute();
}

/** The columns that a person filled in; products and company are written elsewhere. */
const columnsOf = (form: RequestForm) => ({
  type: form.type,
  origin: form.origin,
  message: form.message,
  needed_by: form.needed_by,
  quantity_required: form.quantity_required,
  estimated_yearly_usage: form.estimated_yearly_usage,
  shipping_address: form.shipping_address,
  contact: form.contact,
  cc: form.cc,
  document_types: form.document_types,
});

async function insertProducts(request_key: string, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  await db()
    .insertInto("request_products")
    .values(products.map((product_key, position) => ({ request_key, product_key, position })))
    .execute();
}
