import { createCompany } from "../../companies/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { createUser } from "../../users/factory.ts";
import { createEvent, createEventUser } from "../factory.ts";

/** A brand portal and an exhibition with one company, one beside them, and people of each standing. */
export async function createEventWorld() {
  const one = await createCompany({ name: "Alder", contacts: [contact("office")] });
  const other = await createCompany({ name: "Birch", type: "DISTRIBUTOR" });
  const portal = (await createEvent({ companies: [one.key] })).key;
  const show = (await createEvent({ type: "TRADE_SHOW", companies: [one.key] })).key;
  const person = async (given: Parameters<typeof createUser>[0] = {}) =>
    (await createUser(given)).key;
  const manager = await person();
  const ofProducts = await person();
  const member = await person();
  for (const [user_key, permissions] of [
    [manager, { "company.portal.brand": "manage" }],
    [ofProducts, { "product.portal.brand": "manage" }],
    [member, { "search.portal.brand": "view" }],
  ] as const) {
    await createEventUser({ event_key: portal, user_key, permissions });
  }
  return {
    one: one.key,
    other: other.key,
    portal,
    show,
    manager,
    ofProducts,
    member,
    editor: await person({ company_key: one.key, roles: ["SUPPLIER_EDITOR"] }),
    user: await person({ company_key: one.key, roles: ["SUPPLIER_USER"] }),
    stranger: await person({ company_key: other.key, roles: ["SUPPLIER_MANAGER"] }),
    support: await person({ roles: ["NEROLI_ADMIN"], company_key: null }),
  };
}
export type EventWorld = Awaited<ReturnType<typeof createEventWorld>>;

export const contact = (name: string) => ({
  product_type: "INGREDIENTS" as const,
  contact_type: "SALES" as const,
  person_of_contact: name,
  value: `${name}@alder.example`,
});

/** What was said of changes in an event, in their order. */
export const told = async (event: string) =>
  (
    await db()
      .selectFrom("outbox")
      .where("topic", "=", "event.changed")
      .where("key", "=", event)
      .orderBy("id")
      .select("data")
      .execute()
  ).map(({ data }) => data);

/** What the audit trail says of it. */
export const entries = async (event: string) =>
  (
    await db()
      .selectFrom("audit_entries")
      .where("entity", "=", "event")
      .where("entity_key", "=", event)
      .orderBy("id")
      .select(["action", "before", "after", "company_key"])
      .execute()
  ).map(({ action, before, after, company_key }) => [action, before, after, company_key]);
