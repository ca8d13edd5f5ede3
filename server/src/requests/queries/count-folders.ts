import { isSupport } from "@neroli/contract/access/roles.ts";
import { type RequestFolder, requestFolders } from "@neroli/contract/requests/folders.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { visibleTo } from "../policy.ts";
import { inFolder } from "./in-folder.ts";

/** How many requests of each folder are unread for the actor: those of all are read once. */
export async function countFolders(actor: SignedInActor): Promise<Record<RequestFolder, number>> {
  const none = Object.fromEntries(requestFolders.map((folder) => [folder, 0]));
  if (isSupport(actor.roles)) return none as Record<RequestFolder, number>;
  const row = await db()
    .selectFrom("requests")
    .where(visibleTo(actor))
    .where("requests.status", "in", ["REQUESTED", "OPEN"])
    .where(inFolder(actor, "new"))
    .select(
      requestFolders.map((folder) =>
        sql<number>`count(*) filter (where ${inFolder(actor, folder === "new" ? "all" : folder)})`.as(
          folder,
        ),
      ),
    )
    .executeTakeFirst();
  return { ...none, ...row } as Record<RequestFolder, number>;
}
