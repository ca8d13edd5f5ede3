import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";

const selectSettings = (key: string) =>
  db()
    .selectFrom("events")
    .where("events.key", "=", key)
    .select(["events.key", "events.type", "events.display_name", "events.enabled"])
    .select(["events.settings", "events.settings_version"]);

export type SettingsRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectSettings>["executeTakeFirst"]>>
>;

/** Of any portal or exhibition, an enabled one or not: support asks. */
export const getSettings = async (key: string): Promise<SettingsRow> =>
  found(await selectSettings(key).executeTakeFirst());

/** The same for a change, locked until the transaction ends. */
export const lockSettings = async (key: string): Promise<SettingsRow> =>
  found(await selectSettings(key).forNoKeyUpdate().executeTakeFirst());
