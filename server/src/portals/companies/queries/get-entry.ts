import { mayAccess } from "@neroli/contract/access/table.ts";
import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { AppError, found, notFound } from "../../../kernel/errors.ts";
import { isNamed, publishedCompanies } from "../../../published/companies.ts";
import { findHeldEvent, getManagedEvent, managesMatter } from "../../queries/get-managed-event.ts";

export interface Named {
  event: string;
  company: string;
}

const findRow = ({ event, company }: Named) =>
  db()
    .selectFrom("event_companies")
    .innerJoin("events", "events.key", "event_companies.event_key")
    .innerJoin(publishedCompanies(), "companies.key", "event_companies.company_key")
    .where("event_companies.event_key", "=", event)
    .where(isNamed(company))
    .selectAll("event_companies")
    .select(["companies.name", "companies.type", "companies.shown"])
    .select("companies.owner_company_key")
    .select(["events.display_name as event_name", "events.type as event_type"])
    .select(["events.enabled as event_enabled", "events.starts_on", "events.ends_on"])
    .select(["events.place", "events.country"])
    .executeTakeFirst();

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;

export interface Entry {
  row: EntryRow;
  /** Whether the actor lets companies in and out there; its own people do not. */
  manages: boolean;
  /** Whether the actor says where it stands, and which products are there. */
  places: boolean;
}

/**
 * A company's entry, for who edits it: who manages the companies of the event, and the company's
 * own editors as long as the event is there for others than support.
 */
export async function getEntry(actor: SignedInActor, named: Named): Promise<Entry> {
  const row = await findRow(named);
  const held = await findHeldEvent(actor, named.event);
  if (held && managesMatter(held, "company")) {
    return { row: found(row), manages: true, places: true };
  }
  if (!row?.event_enabled || !isOf(actor, row)) {
    await getManagedEvent(actor, named.event, "company");
    throw notFound();
  }
  if (mayAccess("edit-company", actor) !== "allowed") throw new AppError("access.forbidden");
  return { row, manages: false, places: isExhibition(row.event_type) };
}

/** The people of the company, and of the one whose manager created it. */
const isOf = (
  actor: Pick<SignedInActor, "company_key">,
  row: { company_key: string; owner_company_key: string | null },
): boolean =>
  actor.company_key !== null &&
  [row.company_key, row.owner_company_key].includes(actor.company_key);
