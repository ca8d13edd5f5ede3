import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedEvents, refuseElsewhere } from "../../published/portals.ts";
import { openExhibitions } from "../policy.ts";
import { selectExhibitors } from "./read-exhibitors.ts";

const selectExhibition = (key: string) =>
  db()
    .selectFrom(publishedEvents())
    .where("events.key", "=", key)
    .where(openExhibitions())
    .select(["events.key", "events.display_name", "events.type", "events.description"])
    .select(["events.starts_on", "events.ends_on", "events.place", "events.country"])
    .select(["events.time_zone", "events.settings"]);

/** An open exhibition, and in which halls how many show themselves; at an event's host no other. */
export async function getExhibition(actor: Pick<Actor, "portal">, key: string) {
  refuseElsewhere(actor, key);
  const event = found(await selectExhibition(key).executeTakeFirst());
  const places = await selectExhibitors()
    .where("event_companies.event_key", "=", key)
    .clearSelect()
    .select("event_companies.hall")
    .execute();
  return { ...event, places };
}

export type ExhibitionRow = Awaited<ReturnType<typeof getExhibition>>;

/** 404 where there is no such exhibition, or none that is open, or the host is another event's. */
export async function refuseUnlessOpen(actor: Pick<Actor, "portal">, key: string): Promise<void> {
  refuseElsewhere(actor, key);
  found(await selectExhibition(key).executeTakeFirst());
}
