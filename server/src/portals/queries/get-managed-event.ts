import { managesIn, type PortalMatter } from "@neroli/contract/access/portal-keys.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Selectable } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { permissionsIn } from "./find-portal-permissions.ts";

/**
 * An exhibition or portal in which the actor manages such a matter: every one for support, for
 * others the portals in which they hold its key at "manage" (spec 6). 404 where the actor has no
 * place in it, 403 for another matter.
 */
export async function getManagedEvent(
  actor: SignedInActor,
  key: string,
  matter: PortalMatter,
): Promise<Selectable<DB["events"]>> {
  const { status, permissions, ...event } = found(
    await db()
      .selectFrom("events")
      .leftJoin("event_users", (join) =>
        join
          .onRef("event_users.event_key", "=", "events.key")
          .on("event_users.user_key", "=", actor.user_key),
      )
      .where("events.key", "=", key)
      .selectAll("events")
      .select(["event_users.status", "event_users.permissions"])
      .executeTakeFirst(),
  );
  if (isSupport(actor.roles)) return event;
  const { type, enabled } = event;
  // Whoever waits to be admitted decides about nothing.
  const admitted = actor.standing === "admitted" ? status : null;
  const held = permissionsIn(actor, { type, enabled, status: admitted, permissions });
  found(Object.keys(held).length > 0 || undefined);
  if (!managesIn(type, held, matter)) throw new AppError("access.forbidden");
  return event;
}
