import { createHash } from "node:crypto";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { randomKey } from "../../kernel/key.ts";
import { type Form, refuseSender, suppliersAsked } from "./check-form.ts";
import { markRead } from "./mark-read.ts";

interface Sending {
  form: Form;
  idempotency_key: string;
}

/**
 * Sends a form: one request to each supplier of its products, linked by a batch when there are
 * several. The same form sent twice, even at the same moment, makes its requests once.
 */
export async function createRequests(actor: SignedInActor, sending: Sending): Promise<void> {
  await transaction(async () => {
    await lockSender(actor);
    const form_hash = hashOf(sending.form);
    if (await wasSent(actor, { ...sending, form_hash })) return;
    refuseSender(actor);
    const suppliers = await suppliersAsked(actor, sending.form);
    const batch = suppliers.length > 1 ? randomKey() : null;
    for (const { company_key, products } of suppliers) {
      const key = randomKey();
      await insertRequest(actor, { ...sending, key, company_key, batch, form_hash });
      await insertProducts(key, products);
      await markRead(actor, key);
      emit({ topic: "request.created", key, data: { actor: actor.user_key } });
    }
  });
}

/** One form of a person after the other: a second copy waits here, then finds what the first made. */
async function lockSender(actor: SignedInActor): Promise<void> {
  await db()
    .selectFrom("users")
    .where("key", "=", actor.user_key)
    .select("key")
    .forNoKeyUpdate()
    .execute();
}

/** The form as it was understood, so that the order of its JSON does not matter. */
const hashOf = (form: Form) => createHash("sha256").update(JSON.stringify(form)).digest("hex");

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

async function insertRequest(
  actor: SignedInActor,
  {
    form,
    ...columns
  }: Sending & { key: string; company_key: string; batch: string | null; form_hash: string },
): Promise<void> {
  const { products: _, company: __, ...written } = form;
  await db()
    .insertInto("requests")
    .values({
      ...columns,
      ...written,
      buyer_key: actor.user_key,
      buyer_company_key: actor.company_key,
    })
    .execute();
}

async function insertProducts(request_key: string, products: readonly string[]): Promise<void> {
  if (products.length === 0) return;
  await db()
    .insertInto("request_products")
    .values(products.map((product_key, position) => ({ request_key, product_key, position })))
    .execute();
}
