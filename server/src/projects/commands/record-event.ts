import type { projectEventKinds } from "@neroli/contract/projects/schema.ts";
import { sql } from "kysely";
import { db } from "../../kernel/db/db.ts";

interface Happened {
  project_key: string;
  kind: (typeof projectEventKinds)[number];
  /** Null of what happens by itself. */
  actor_key: string | null;
  data?: Record<string, string | number>;
}

/** Writes a line of the activity, in the transaction that does what it tells. */
export async function recordEvent({ data = {}, ...happened }: Happened): Promise<void> {
  await db()
    .insertInto("project_events")
    .values({ ...happened, data: JSON.stringify(data) })
    .execute();
}

/** The same of an event of the outbox, which may be handled twice: it is written once. */
export async function recordOnce(outboxId: number, happened: Happened): Promise<void> {
  const { project_key, kind } = happened;
  const written = await db()
    .selectFrom("project_events")
    .where("project_key", "=", project_key)
    .where("kind", "=", kind)
    .where(sql<boolean>`data ->> 'event' = ${String(outboxId)}`)
    .select("id")
    .executeTakeFirst();
  if (!written) await recordEvent({ ...happened, data: { ...happened.data, event: outboxId } });
}

/** The same, and notes that the project was changed. */
export async function recordChange(happened: Happened): Promise<void> {
  await recordEvent(happened);
  await db()
    .updateTable("projects")
    .set({ updated_at: new Date() })
    .where("key", "=", happened.project_key)
    .execute();
}
