import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found, notFound } from "../../kernel/errors.ts";
import { openTo, publishedEvents } from "../../published/portals.ts";

/** The parameters of an address that name a portal or exhibition (spec 2). */
export interface WithinQuery {
  portal?: string | undefined;
  exhibition?: string | undefined;
}

interface LookedInto {
  /** As on the host of what is looked into. */
  actor: Actor;
  /** What is looked into, for the page to name; null where nothing is asked for. */
  within: { key: string; name: string } | null;
}

/**
 * Who asks for a portal or exhibition gets what somebody gets on its host. 404 for one that is not
 * open to the actor, and on a portal's own host for every other.
 */
export async function lookInto(
  actor: Actor,
  { portal, exhibition = portal }: WithinQuery,
): Promise<LookedInto> {
  const key = portal ?? exhibition;
  if (key === undefined || key === actor.portal) return { actor, within: null };
  if (key !== exhibition || actor.portal !== null) throw notFound();
  const within = found(
    await db()
      .selectFrom(publishedEvents())
      .where("events.key", "=", key)
      .where(openTo(actor))
      .select(["events.key", "events.display_name as name"])
      .executeTakeFirst(),
  );
  return { actor: { ...actor, portal: key }, within };
}
