import { isSupport } from "@neroli/contract/access/roles.ts";
import { exhibitionTypes } from "@neroli/contract/enumerations/portals.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { isNamed, publishedCompanies } from "../published/companies.ts";
import { publishedEventCompanies, publishedEvents } from "../published/portals.ts";

/** A company at an exhibition, as an address names it. */
export interface StandPlace {
  companyKey: string;
  event: string;
}

/** A company at an exhibition, by the keys of today. */
export interface Stand {
  company_key: string;
  company: string;
  event_key: string;
  event: string;
}

/**
 * The actor's own company at an exhibition; any for support. It is there as long as the company
 * stands among the exhibitors at all: a device may send what it noted when the exhibition is over
 * and closed, and what came of it is read after that. The company is found by a key that it had
 * before, too: devices keep the one that they know.
 */
export async function getStand(
  actor: SignedInActor,
  { companyKey, event }: StandPlace,
): Promise<Stand> {
  let rows = db()
    .selectFrom(publishedEventCompanies())
    .innerJoin(publishedEvents(), "events.key", "event_companies.event_key")
    .innerJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .where("events.key", "=", event)
    .where("events.type", "in", exhibitionTypes)
    .where(isNamed(companyKey))
    .select(["companies.key as company_key", "companies.name as company"])
    .select(["events.key as event_key", "events.display_name as event"]);
  if (!isSupport(actor.roles)) rows = rows.where("companies.key", "=", actor.company_key ?? "");
  return found(await rows.executeTakeFirst());
}

/** The key of the actor's own company; of any for support. */
export async function getExhibitor(actor: SignedInActor, companyKey: string): Promise<string> {
  let rows = db().selectFrom(publishedCompanies()).where(isNamed(companyKey)).select("key");
  if (!isSupport(actor.roles)) rows = rows.where("key", "=", actor.company_key ?? "");
  return found(await rows.executeTakeFirst()).key;
}
