import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { visibleTo } from "../policy.ts";
import { type ExhibitorRow, selectExhibitors } from "./read-exhibitors.ts";
import { inOrderOf } from "./stand-order.ts";

const selectVisits = (actor: SignedInActor, event: string) =>
  db()
    .selectFrom("visits")
    .where(visibleTo(actor))
    .where("event_key", "=", event)
    .select(["company_key", "note", "visited", "position", "version"]);

export type VisitRow = Awaited<ReturnType<ReturnType<typeof selectVisits>["execute"]>>[number] & {
  exhibitor: ExhibitorRow;
};

/**
 * What the actor keeps of an exhibition, in the order of the way: those that were put in order, then
 * the others by hall and stand. Who is not there any more is left out, and back when it is.
 */
export async function listVisits(actor: SignedInActor, event: string): Promise<VisitRow[]> {
  const rows = await selectVisits(actor, event).execute();
  const keys = rows.map(({ company_key }) => company_key);
  if (keys.length === 0) return [];
  const exhibitors = await selectExhibitors()
    .where("event_companies.event_key", "=", event)
    .where("companies.key", "in", keys)
    .execute();
  const byKey = new Map(exhibitors.map((exhibitor) => [exhibitor.key, exhibitor]));
  const byStand = inOrderOf(actor.language).stand;
  return rows
    .flatMap((row) => {
      const exhibitor = byKey.get(row.company_key);
      return exhibitor ? [{ ...row, exhibitor }] : [];
    })
    .sort(
      (one, other) =>
        (one.position ?? last) - (other.position ?? last) ||
        byStand(one.exhibitor, other.exhibitor),
    );
}

const last = Number.MAX_SAFE_INTEGER;

export async function getVisit(
  actor: SignedInActor,
  { event, companyKey }: { event: string; companyKey: string },
): Promise<VisitRow> {
  const row = await selectVisits(actor, event)
    .where("company_key", "=", companyKey)
    .executeTakeFirst();
  return { ...found(row), exhibitor: await getExhibitor({ event, companyKey }) };
}

/** 404 where the company does not show itself at this exhibition. */
export async function getExhibitor(place: {
  event: string;
  companyKey: string;
}): Promise<ExhibitorRow> {
  const row = await selectExhibitors()
    .where("event_companies.event_key", "=", place.event)
    .where("companies.key", "=", place.companyKey)
    .executeTakeFirst();
  return found(row);
}
