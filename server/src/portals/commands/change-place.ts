import { mayChangeRight, portalKeys } from "@neroli/contract/access/portal-keys.ts";
import type { Permissions } from "@neroli/contract/access/table.ts";
import type { PortalUserStatus } from "@neroli/contract/enumerations/portals.ts";
import type { portalMemberEndpoints } from "@neroli/contract/portals/members.ts";
import type { z } from "zod";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, found, notFound } from "../../kernel/errors.ts";
import { publishedUsers } from "../../published/users.ts";
import { managedEvents } from "../queries/managed-events.ts";

type Form = z.output<(typeof portalMemberEndpoints)["PATCH /events/:event/users/:userKey"]["body"]>;

interface Named {
  event: string;
  user_key: string;
}

interface Place {
  status: PortalUserStatus;
  permissions: Permissions;
}

/** Lets somebody in, shuts out, gives and takes rights: it holds at their next call. */
export async function changePlace(
  actor: SignedInActor,
  { form, ...named }: Named & { form: Form },
): Promise<void> {
  await transaction(async () => {
    const { type, held, before } = await lockPlace(actor, named);
    if (!before && held) throw notFound();
    const given = form.permissions ?? {};
    if (Object.keys(given).some((key) => !portalKeys(type).some((known) => known === key))) {
      throw new AppError("portals.right-not-assignable");
    }
    const permissions = Object.fromEntries(
      portalKeys(type).flatMap((key) => {
        const level = given[key] === undefined ? before?.permissions[key] : given[key];
        return level ? [[key, level]] : [];
      }),
    ) as Permissions;
    const after: Place = { status: form.status ?? before?.status ?? "VERIFIED", permissions };
    if (held) {
      refuseMore(held, type, [before?.permissions ?? {}, permissions]);
      // Who is shut out loses what they hold, and has it again when let in.
      refuseMore(held, type, [inForce(before), inForce(after)]);
    }
    if (JSON.stringify(inWords(before, type)) === JSON.stringify(inWords(after, type))) return;
    const row = { status: after.status, permissions: JSON.stringify(permissions) };
    await db()
      .insertInto("event_users")
      .values({ event_key: named.event, user_key: named.user_key, ...row })
      .onConflict((known) => known.columns(["event_key", "user_key"]).doUpdateSet(row))
      .execute();
    await audit(actor, {
      action: "user.portal-changed",
      key: named.user_key,
      part: { portal: named.event },
      before: inWords(before, type),
      after: inWords(after, type),
    });
    emit({ topic: "user.changed", key: named.user_key, data: { actor: actor.user_key } });
    if (before?.status === "AWAITING_VERIFICATION" && after.status === "VERIFIED") {
      tell(named, true);
    }
  });
}

/** Takes the place away; who waited was declined. */
export async function removePlace(actor: SignedInActor, named: Named): Promise<void> {
  await transaction(async () => {
    const { type, held, before } = await lockPlace(actor, named);
    const place = found(before);
    if (held) refuseMore(held, type, [place.permissions, {}]);
    await db()
      .deleteFrom("event_users")
      .where("event_key", "=", named.event)
      .where("user_key", "=", named.user_key)
      .execute();
    await audit(actor, {
      action: "user.portal-removed",
      key: named.user_key,
      part: { portal: named.event },
      before: inWords(place, type),
    });
    emit({ topic: "user.changed", key: named.user_key, data: { actor: actor.user_key } });
    if (place.status === "AWAITING_VERIFICATION") tell(named, false);
  });
}

const tell = ({ event, user_key }: Named, admitted: boolean) =>
  emit({ topic: "portal.answered", key: user_key, data: { event, admitted } });

/** As the trail tells of it; keys that the type of the event does not know are not told. */
const inWords = (place: Place | null, type: Parameters<typeof portalKeys>[0]) => ({
  portal_status: place?.status ?? "NOT_SIGNED_UP",
  ...Object.fromEntries(portalKeys(type).map((key) => [key, place?.permissions[key] ?? null])),
});

/** The place, locked, and what the actor holds there; null for support, which needs nothing. */
async function lockPlace(actor: SignedInActor, { event, user_key }: Named) {
  const managed = await managedEvents(actor);
  const held = managed ? (managed.get(event) ?? null) : null;
  if (managed && !held) throw notFound();
  if (user_key === actor.user_key) throw new AppError("users.own-account");
  const { type } = found(
    await db().selectFrom("events").where("key", "=", event).select("type").executeTakeFirst(),
  );
  const user = db().selectFrom(publishedUsers()).where("key", "=", user_key).select("key");
  found(await user.executeTakeFirst());
  const row = await db()
    .selectFrom("event_users")
    .where("event_key", "=", event)
    .where("user_key", "=", user_key)
    .select(["status", "permissions"])
    .forUpdate()
    .executeTakeFirst();
  const before: Place | null = row ? { status: row.status, permissions: row.permissions } : null;
  return { type, held, before };
}

const inForce = (place: Place | null): Permissions =>
  place?.status === "VERIFIED" ? place.permissions : {};

function refuseMore(
  held: Permissions,
  type: Parameters<typeof portalKeys>[0],
  [was, is]: readonly [Permissions, Permissions],
): void {
  const allowed = portalKeys(type).every(
    (key) => was[key] === is[key] || mayChangeRight(held, key, [was[key] ?? null, is[key] ?? null]),
  );
  if (!allowed) throw new AppError("portals.right-not-assignable");
}
