import { db } from "../kernel/db/db.ts";

const keptMilliseconds = 5_000;
let kept: { until: number; maintenance: boolean } | undefined;

/** The maintenance flag; a change reaches every page within seconds. */
export async function isInMaintenance(): Promise<boolean> {
  if (!kept || kept.until < performance.now()) {
    const row = await db()
      .selectFrom("flags")
      .select("value")
      .where("name", "=", "maintenance")
      .executeTakeFirst();
    kept = { until: performance.now() + keptMilliseconds, maintenance: row?.value === true };
  }
  return kept.maintenance;
}
