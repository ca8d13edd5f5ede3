import { managesIn, type PortalMatter } from "@neroli/contract/access/portal-keys.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Permissions } from "@neroli/contract/access/table.ts";
import type { Selectable } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { permissionsIn } from "./find-portal-permissions.ts";

/** An exhibition or portal, with what the actor holds there; null: support, which manages all of it. */
export interface HeldEvent {
  event: Selectable<DB["events"]>;
  held: Permissions | null;
}

/** Undefined where there is no such event. */
export async function findHeldEvent(
  actor: SignedInActor,
  key: string,
): Promise<HeldEvent | undefined> {
  const row = await db()
    .selectFrom("events")
    .leftJoin("event_users", (join) =>
      join
        .onRef("event_users.event_key", "=", "events.key")
        .on("event_users.user_key", "=", actor.user_key),
    )
    .where("events.key", "=", key)
    .selectAll("events")
    .select(["event_users.status", "event_users.permissions"])
    .executeTakeFirst();
  if (!row) return;
  const { status, permissions, ...event } = row;
  if (isSupport(actor.roles)) return { event, held: null };
  const { type, enabled } = event;
  // Whoever waits to be admitted decides about nothing.
  const admitted = actor.standing === "admitted" ? status : null;
  return { event, held: permissionsIn(actor, { type, enabled, status: admitted, permissions }) };
}

/** Whether who holds this manages such a matter there. */
export const managesMatter = ({ event, held }: HeldEvent, matter: PortalMatter): boolean =>
  held === null || managesIn(event.type, held, matter);

/**
 * An exhibition or portal in which the actor manages one of these matters: every one for support,
 * for others the portals in which they hold its key at "manage" (spec 6). 404 where the actor has no
 * place in it, 403 for another matter.
 */
export async function getHeldEvent(
  actor: SignedInActor,
  key: string,
  matters: readonly PortalMatter[],
): Promise<HeldEvent> {
  const here = found(await findHeldEvent(actor, key));
  found(here.held === null || Object.keys(here.held).length > 0 || undefined);
  if (!matters.some((matter) => managesMatter(here, matter))) {
    throw new AppError("access.forbidden");
  }
  return here;
}

/** The same for one matter, where nothing else is asked. */
export const getManagedEvent = async (
  actor: SignedInActor,
  key: string,
  matter: PortalMatter,
): Promise<Selectable<DB["events"]>> => (await getHeldEvent(actor, key, [matter])).event;
