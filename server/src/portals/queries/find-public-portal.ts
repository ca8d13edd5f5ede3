import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { db } from "../../kernel/db/db.ts";

/** What a portal's row keeps of its settings; what it leaves out has a default. */
export interface StoredSettings {
  theme?: { primary_colour?: string };
  /** The id of the asset. */
  images?: { LOGO?: string | null };
  links?: Partial<PortalSettings["links"]>;
  support?: string | null;
  takes_sign_ups?: boolean;
}

/** An enabled portal or exhibition, however one came to know its key; null for any other. */
export function findPublicPortal(key: string) {
  return db()
    .selectFrom("events")
    .where("events.key", "=", key)
    .where("events.enabled", "=", true)
    .select((event) => [
      "events.key",
      "events.type",
      "events.display_name",
      event.ref("events.settings").$castTo<StoredSettings>().as("settings"),
    ])
    .executeTakeFirst();
}
export type PublicSettingsRow = NonNullable<Awaited<ReturnType<typeof findPublicPortal>>>;
