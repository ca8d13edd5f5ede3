import type { EventAsset, PublicDocument } from "@neroli/contract/portals/assets.ts";
import type { PlaceRights } from "./policy.ts";
import type { EventAssetRow } from "./queries.ts";

type Decides = Pick<PlaceRights, "changes" | "decidesLook">;

/** Nothing of who put it there, and what came before it. */
export const presentPublicDocument = (row: EventAssetRow): PublicDocument => ({
  key: row.id,
  type: row.document_type ?? "OTHER",
  name: row.name,
  content: contentOf(row),
  media_type: row.media_type,
  size: row.size,
  created_at: row.created_at.toISOString(),
});

const contentOf = ({ event_key, id }: EventAssetRow) => `/api/events/${event_key}/assets/${id}`;

export const presentEventAsset = (row: EventAssetRow, rights: Decides): EventAsset => ({
  key: row.id,
  kind: row.kind,
  type: row.document_type ?? "IMAGE",
  name: row.name,
  access_policy: row.access_policy,
  content: contentOf(row),
  media_type: row.media_type,
  size: row.size,
  version: row.version,
  uploaded_by: [row.firstname, row.lastname].filter(Boolean).join(" ") || null,
  created_at: row.created_at.toISOString(),
  can: {
    remove:
      row.kind !== "DOCUMENT" && row.company_key === null ? rights.decidesLook : rights.changes,
  },
});
