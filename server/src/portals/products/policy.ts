import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import { editsProductsOf } from "@neroli/contract/products/visibility.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { getManagedEvent } from "../queries/get-managed-event.ts";

/** The products of an event that somebody looks after. */
export interface Scope {
  event: string;
  /** Those of this company alone; null: of all that take part. */
  company: string | null;
  /** Lets them in and says what they go by. */
  changes: boolean;
  /** Promotes them and puts them in order. */
  ranks: boolean;
}

/**
 * What of an event's products the actor looks after: all of them who manages them there (spec 6);
 * those of their own company its editors, who change them in an exhibition and read them in a portal.
 * Throws what anybody else is told: 404, or 403 to who manages another matter.
 */
export async function getScope(actor: SignedInActor, event: string): Promise<Scope> {
  const refusal = await getManagedEvent(actor, event, "product").then(() => null, asRefusal);
  if (!refusal) return { event, company: null, changes: true, ranks: true };
  const own = await findOwn(actor, event);
  if (!own) throw refusal;
  const { company, type } = own;
  return { event, company, changes: isExhibition(type), ranks: false };
}

/** The same; null where nothing of them is the actor's to look after. */
export const findScope = (actor: SignedInActor, event: string): Promise<Scope | null> =>
  getScope(actor, event).catch((error: unknown) => {
    asRefusal(error);
    return null;
  });

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

async function findOwn(actor: SignedInActor, event: string) {
  const { company_key: company, standing } = actor;
  if (company === null || standing !== "admitted" || !editsProductsOf(actor, company)) return null;
  const row = await db()
    .selectFrom("event_companies")
    .innerJoin("events", "events.key", "event_companies.event_key")
    .where("events.key", "=", event)
    .where("events.enabled", "=", true)
    .where("event_companies.company_key", "=", company)
    .select("events.type")
    .executeTakeFirst();
  return row ? { company, type: row.type } : null;
}
