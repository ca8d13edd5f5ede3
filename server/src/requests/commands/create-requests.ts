import type { RequestForm } from "@neroli/contract/requests/schema.ts";
import { noteRequest } from "../../interactions/commands/note-request.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, emit } from "../../kernel/db/db.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { lockPerson } from "../../published/users.ts";
import { assertMaySend } from "../policy.ts";
import { listRecipients } from "../queries/list-recipients.ts";
import { markRead } from "./mark-read.ts";
import { recordEvent } from "./record-event.ts";
import { quantitiesOf, writeLinesOf } from "./write-lines.ts";

/**
 * Sends a form: one request to each supplier of its products, linked by a batch when there are
 * several. Answers their keys.
 */
export async function createRequests(actor: SignedInActor, form: RequestForm): Promise<string[]> {
  return once(async () => {
    await lockPerson(actor);
    assertMaySend(actor);
    const recipients = await listRecipients(actor, form);
    const batch = recipients.length > 1 ? randomKey() : null;
    const keys: string[] = [];
    for (const { company_key, products } of recipients) {
      const key = randomKey();
      keys.push(key);
      await insertRequest(actor, { form, key, company_key, batch });
      await insertProducts(key, { products, quantities: quantitiesOf(form), lines: linesOf(form) });
      if (form.type === "QUOTE") await writeLinesOf(key, { form, products });
      await noteRequest(key, `REQUEST_${form.type}`);
      await recordEvent({
        request_key: key,
        kind: "sent",
        actor_key: actor.user_key,
        side: "BUYER",
        data: {},
        turn: "SUPPLIER",
      });
      await markRead(actor, key);
      emit({ topic: "request.created", key, data: { actor: actor.user_key } });
    }
    return keys;
  });
}

interface NewRequest {
  key: string;
  company_key: string;
  batch: string | null;
  form: RequestForm;
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
      event_key: actor.portal,
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
  alternatives: form.alternatives,
});

/** The need that each product answers, where the form says it. */
const linesOf = ({ products, lines }: RequestForm): ReadonlyMap<string, number> =>
  new Map(products.flatMap((key, at) => (lines[at] === undefined ? [] : [[key, lines[at]]])));

interface Asked {
  products: readonly string[];
  quantities: ReturnType<typeof quantitiesOf>;
  lines: ReadonlyMap<string, number>;
}

async function insertProducts(
  request_key: string,
  { products, quantities, lines }: Asked,
): Promise<void> {
  if (products.length === 0) return;
  await db()
    .insertInto("request_products")
    .values(
      products.map((product_key, position) => ({
        request_key,
        product_key,
        position,
        quantity: quantities.get(product_key) ?? null,
        line: lines.get(product_key) ?? null,
      })),
    )
    .execute();
}
