import type { ConsentLevel, InteractionKind } from "@neroli/contract/enumerations/interactions.ts";
import { rollUp } from "../interactions/commands/roll-up.ts";
import { createConsent, createInteractions } from "../interactions/factory.ts";
import { now } from "../kernel/clock.ts";
import { db } from "../kernel/db/db.ts";
import { createUser } from "../users/factory.ts";

interface NewLead {
  product_key: string;
  /** Whose lead it is; a buyer of its own making where nothing is said. */
  user_key?: string;
  consent?: ConsentLevel;
  /** What was done, today where nothing is said. */
  deeds?: readonly { kind: InteractionKind; daysAgo?: number; further?: boolean }[];
}

/** Somebody who did something with a product; answers the lead's id, null of who is nobody's lead. */
export async function createLead(given: NewLead): Promise<{ id: string | null; user_key: string }> {
  const { product_key, consent = "NAMED", deeds = [{ kind: "VIEW" }] } = given;
  const user_key = given.user_key ?? (await createUser({ roles: ["BUYER"] })).key;
  await createConsent(user_key, consent);
  await createInteractions(
    deeds.map(({ kind, daysAgo = 0, further = false }) => ({
      ...{ kind, further, product_key, user_key },
      happened_at: new Date(now().getTime() - daysAgo * 86_400_000 - 60_000),
    })),
  );
  await rollUp();
  return { id: await findLeadOf(user_key, product_key), user_key };
}

async function findLeadOf(user_key: string, product_key: string): Promise<string | null> {
  const row = await db()
    .selectFrom("interaction_leads")
    .innerJoin("interaction_readers", "interaction_readers.id", "reader")
    .innerJoin("interaction_things", "interaction_things.id", "company")
    .innerJoin("products", "products.company_key", "interaction_things.company_key")
    .where("interaction_readers.user_key", "=", user_key)
    .where("products.key", "=", product_key)
    .select("interaction_leads.id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A saved view of somebody; answers its id. */
export async function createLeadView(user_key: string): Promise<string> {
  const { id } = await db()
    .insertInto("lead_views")
    .values({ user_key, name: "Hot ones", query: JSON.stringify({ hot__eq: "true" }) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
