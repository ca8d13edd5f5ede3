import { managesPeople } from "@neroli/contract/access/portal-keys.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { Permissions } from "@neroli/contract/access/table.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { permissionsIn } from "./find-portal-permissions.ts";

/** The events whose people somebody decides about, with the rights held there; null: every one. */
export type ManagedEvents = ReadonlyMap<string, Permissions> | null;

export async function managedEvents(actor: SignedInActor): Promise<ManagedEvents> {
  if (isSupport(actor.roles)) return null;
  // Whoever waits to be admitted decides about nobody.
  if (actor.standing !== "admitted") return new Map();
  const rows = await db()
    .selectFrom("event_users")
    .innerJoin("events", "events.key", "event_users.event_key")
    .where("event_users.user_key", "=", actor.user_key)
    .select(["events.key", "events.type", "events.enabled"])
    .select(["event_users.status", "event_users.permissions"])
    .execute();
  return new Map(
    rows.flatMap((row): [string, Permissions][] => {
      const held = permissionsIn(actor, row);
      return managesPeople(row.type, held) ? [[row.key, held]] : [];
    }),
  );
}
