import { now } from "../kernel/clock.ts";
import { db } from "../kernel/db/db.ts";

/** Every page asks for the flags: the database is asked again after this long. */
const keptMilliseconds = 5_000;

let kept: { maintenance: boolean; until: number } | undefined;

/** The maintenance flag. A change holds within five seconds, in every process. */
export async function isInMaintenance(): Promise<boolean> {
  const time = now().getTime();
  if (!kept || time >= kept.until) {
    const row = await db()
      .selectFrom("flags")
      .where("name", "=", "maintenance")
      .select("value")
      .executeTakeFirst();
    kept = { maintenance: row?.value === true, until: time + keptMilliseconds };
  }
  return kept.maintenance;
}
