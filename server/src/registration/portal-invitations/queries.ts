import { sql } from "kysely";
import type { Actor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { managedEvents } from "../../portals/queries/managed-events.ts";
import { publishedEvents } from "../../published/portals.ts";
import { findAccount } from "../../users/queries.ts";
import { hashToken } from "../tokens/token.ts";

/** The invitations that can be accepted: their link is good and the event is open to its people. */
const selectOpen = () =>
  db()
    .selectFrom("portal_invitations")
    .innerJoin(publishedEvents(), "events.key", "portal_invitations.event_key")
    .where("events.enabled", "=", true)
    .where("portal_invitations.expires_at", ">", sql<Date>`now()`);

/** The open invitation of a mailed link; at a portal's host one of that portal alone. */
export async function getPortalInvitation({ portal }: Actor, registrationKey: string) {
  let rows = selectOpen().where("token_hash", "=", hashToken(registrationKey));
  if (portal !== null) rows = rows.where("event_key", "=", portal);
  const row = await rows
    .select(["portal_invitations.key", "email", "invited_by", "event_key"])
    .select(["events.display_name", "events.type", "events.starts_on", "events.ends_on"])
    .executeTakeFirst();
  if (!row) throw new AppError("registration.link-not-valid", { reason: "EXPIRED" });
  return row;
}
export type PortalInvitationRow = Awaited<ReturnType<typeof getPortalInvitation>>;

/** Whether this address is invited into that portal or exhibition, and may come. */
export async function isInvited(event: string, email: string): Promise<boolean> {
  const row = await selectOpen()
    .where("event_key", "=", event)
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .select("portal_invitations.key")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The inviter as of now: who does not decide about the people of that portal any more lets nobody
 * in by an earlier word.
 */
export async function findHost(event: string, userKey: string) {
  const account = await findAccount(userKey, "en");
  if (!account) return { name: "", vouches: false };
  const { actor, enabled, status } = account;
  const managed = enabled && status === "VERIFIED" ? await managedEvents(actor) : new Map();
  return { name: actor.name, vouches: managed === null || managed.has(event) };
}
