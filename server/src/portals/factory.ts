import type { Permissions } from "@neroli/contract/access/table.ts";
import type {
  EventAssetKind,
  EventAssetPolicy,
  EventType,
  PortalUserStatus,
} from "@neroli/contract/enumerations/portals.ts";
import type { userTypes } from "@neroli/contract/enumerations/users.ts";
import type { Insertable, Selectable } from "kysely";
import type { StoredPortalSettings } from "../../db/json-columns.ts";
import type { DB } from "../../db/types.ts";
import { putAsset } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { randomKey } from "../kernel/key.ts";

type NewEvent = Partial<Omit<Insertable<DB["events"]>, "type" | "settings">> & {
  type?: EventType;
  settings?: StoredPortalSettings;
  /** Keys of the companies that take part. */
  companies?: readonly string[];
};

/** An enabled brand portal without companies or people, unless something else is said. */
export async function createEvent(given: NewEvent = {}): Promise<Selectable<DB["events"]>> {
  const { settings, companies = [], ...columns } = given;
  const key = columns.key ?? `event-${randomKey()}`;
  const event = await db()
    .insertInto("events")
    .values({
      name: key,
      display_name: `Event ${key.slice(-10)}`,
      type: "BRAND_PORTAL",
      ...columns,
      key,
      settings: JSON.stringify(settings ?? {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (companies.length > 0) {
    await db()
      .insertInto("event_companies")
      .values(companies.map((company_key) => ({ event_key: key, company_key })))
      .execute();
  }
  return event;
}

interface NewEventUser {
  event_key: string;
  user_key: string;
  status?: Exclude<PortalUserStatus, "NOT_SIGNED_UP">;
  /** COMPETITOR, DISTRIBUTOR … (spec 3, user type). */
  type?: (typeof userTypes)[number];
  permissions?: Permissions;
  terms_accepted_at?: Date;
}

/** A person's place in an event, verified by its people. */
export async function createEventUser({ permissions, ...given }: NewEventUser): Promise<void> {
  await db()
    .insertInto("event_users")
    .values({ status: "VERIFIED", ...given, permissions: JSON.stringify(permissions ?? {}) })
    .execute();
}

/** What is said of a product in an event: enabled and not promoted, unless something else is given. */
export async function createEventProduct(given: Insertable<DB["event_products"]>): Promise<void> {
  await db().insertInto("event_products").values(given).execute();
}

type NewEventAsset = Partial<
  Omit<Insertable<DB["event_assets"]>, "kind" | "access_policy" | "document_type" | "size">
> & {
  event_key: string;
  kind?: EventAssetKind;
  access_policy?: EventAssetPolicy;
  content?: Buffer;
};

/** A PUBLIC brochure. Given content is stored, which needs assets to be started. */
export async function createEventAsset(given: NewEventAsset): Promise<{ id: string }> {
  const { content, kind = "DOCUMENT", ...columns } = given;
  const storage_key = `test/${randomKey()}`;
  if (content) await putAsset(storage_key, content);
  return db()
    .insertInto("event_assets")
    .values({
      ...(kind === "DOCUMENT"
        ? { name: "Brochure.pdf", document_type: "BROCHURE", media_type: "application/pdf" }
        : { name: "picture.webp", document_type: null, media_type: "image/webp" }),
      ...columns,
      kind,
      storage_key,
      hash: Buffer.alloc(32),
      size: content?.length ?? 1_000,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** A host that a portal claims; proven where that is said. */
export async function createPortalHost(
  given: Omit<Insertable<DB["portal_hosts"]>, "token"> & { token?: string },
): Promise<void> {
  await db()
    .insertInto("portal_hosts")
    .values({ token: "neroli-portal=test", ...given })
    .onConflict((known) => known.columns(["event_key", "host"]).doNothing())
    .execute();
}
