import type { PictureKind } from "@neroli/contract/companies/pictures.ts";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";

export interface PictureRow {
  id: string;
  kind: PictureKind;
  segment: Segment | null;
  name: string;
  media_type: string;
  size: number;
  version: number;
  created_at: Date;
  /** Who uploaded it; null of what came otherwise. */
  firstname: string | null;
  lastname: string | null;
}

export const presentPicture = (row: PictureRow) => ({
  id: row.id,
  type: row.kind,
  segment: row.segment,
  name: row.name,
  address: imageAddress(row.id),
  media_type: row.media_type,
  size: row.size,
  version: row.version,
  uploaded_by: row.firstname === null ? null : `${row.firstname} ${row.lastname ?? ""}`.trim(),
  created_at: row.created_at.toISOString(),
});
