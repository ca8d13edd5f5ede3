import { isDeepStrictEqual } from "node:util";
import { portalImages } from "@neroli/contract/enumerations/portals.ts";
import type { PortalSettingsForm } from "@neroli/contract/portals/settings.ts";
import { sql } from "kysely";
import type { StoredPortalSettings } from "../../../db/json-columns.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { AppError, fieldFailure } from "../../kernel/errors.ts";
import { type DecidedSettings, decidedSettings, presentEditable } from "./present.ts";
import { lockSettings } from "./queries.ts";

/** Writes the settings, if nobody has changed them since they were read. */
export async function saveSettings(
  actor: SignedInActor,
  { portal, form: { version, ...after } }: { portal: string; form: PortalSettingsForm },
): Promise<void> {
  await transaction(async () => {
    const row = await lockSettings(portal);
    const before = decidedSettings(row.settings);
    const names = Object.keys(before) as (keyof DecidedSettings)[];
    const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    // A form that is sent a second time has been saved already.
    if (changed.length === 0) return;
    if (row.settings_version !== version) {
      const current = presentEditable(row);
      throw new AppError("conflict", { version: row.settings_version, changed, current });
    }
    await refuseForeignPictures(row.key, { before: before.images, after: after.images });
    await db()
      .updateTable("events")
      .set({
        settings: JSON.stringify(stored(after)),
        settings_version: version + 1,
        updated_at: sql<Date>`now()`,
      })
      .where("key", "=", row.key)
      .execute();
    await audit(actor, { action: "event.settings-saved", key: row.key, before, after });
    emit({ topic: "event.changed", key: row.key, data: { companies: null } });
  });
}

const stored = ({ primary_colour, ...settings }: DecidedSettings): StoredPortalSettings => ({
  ...settings,
  theme: { primary_colour },
});

type Images = DecidedSettings["images"];

/** Pictures are those that the portal shows already, or has among its own files. */
async function refuseForeignPictures(
  portal: string,
  { before, after }: { before: Images; after: Images },
): Promise<void> {
  const known = new Set([...Object.values(before), ...(await picturesOf(portal))]);
  const failures = portalImages.flatMap((image) =>
    after[image] === null || known.has(after[image])
      ? []
      : [fieldFailure({ path: `images.${image}`, code: "choice", message: "no such picture" })],
  );
  if (failures.length > 0) throw new AppError("request.invalid", { failures });
}

/** Locked, so that none is removed until the settings name it. */
async function picturesOf(portal: string): Promise<string[]> {
  const rows = await db()
    .selectFrom("event_assets")
    .where("event_key", "=", portal)
    .where("company_key", "is", null)
    .where("kind", "!=", "DOCUMENT")
    .select("id")
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Pictures that are removed are shown no more; within the transaction that removes them. */
export async function forgetPictures(portal: string, ids: readonly string[]): Promise<void> {
  const { settings } = await lockSettings(portal);
  const kept = Object.entries(settings.images ?? {}).filter(([, id]) => !ids.includes(id ?? ""));
  if (kept.length === Object.keys(settings.images ?? {}).length) return;
  await db()
    .updateTable("events")
    .set({
      settings: JSON.stringify({ ...settings, images: Object.fromEntries(kept) }),
      settings_version: sql<number>`settings_version + 1`,
    })
    .where("key", "=", portal)
    .execute();
}
