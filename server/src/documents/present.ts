import type { Asset } from "@neroli/contract/documents/schema.ts";
import { isExpired } from "@neroli/contract/documents/validity.ts";
import type {
  AssetKind,
  DocumentType,
  DocumentVisibility,
} from "@neroli/contract/enumerations/documents.ts";
import type { Actor } from "../kernel/actor.ts";
import { imageAddress } from "../kernel/assets/image-address.ts";
import { today } from "../kernel/clock.ts";
import { may } from "./policy.ts";
import type { AssetRow } from "./queries/list-assets.ts";
import type { CompanyPictureRow } from "./queries/list-company-pictures.ts";

export function presentAsset(actor: Actor, row: AssetRow): Asset {
  const editor = may(actor, "edit", row.company_key);
  const kind = row.kind as AssetKind;
  const newest = row.replaced_at === null;
  return {
    id: row.id,
    kind,
    type: kind === "IMAGE" ? "IMAGE" : ((row.document_type as DocumentType | null) ?? "NONE"),
    segment: null,
    product: productOf(row),
    name: row.name,
    address: kind === "IMAGE" ? imageAddress(row.id) : null,
    media_type: row.media_type,
    size: row.size,
    hash: row.hash?.toString("hex") ?? null,
    visibility: row.visibility as DocumentVisibility,
    language: row.language,
    valid_until: row.valid_until,
    expired: isExpired(row.valid_until, today()),
    series: row.series,
    version: row.version,
    newest,
    versions: row.versions,
    version_of_record: row.record_version,
    scanned: row.scanned_at !== null,
    uploaded_by: uploaderOf(row),
    created_at: row.created_at.toISOString(),
    can: {
      edit: editor && newest,
      remove: editor,
      preview: kind === "DOCUMENT" && row.media_type === "application/pdf",
    },
  };
}

const productOf = (row: AssetRow): Asset["product"] =>
  row.product_key === null || row.product_name === null || !row.offering || !row.segment
    ? null
    : {
        key: row.product_key,
        name: row.product_name,
        offering: row.offering,
        segment: row.segment,
        trashed: row.trashed_at !== null,
      };

/** A logo, header picture or picture of a segment: each has one version, which the next replaces. */
export const presentCompanyPicture = (row: CompanyPictureRow): Asset => ({
  id: row.id,
  kind: row.kind,
  type: row.kind,
  segment: row.segment,
  product: null,
  name: row.name,
  address: imageAddress(row.id),
  media_type: row.media_type,
  size: row.size,
  hash: null,
  visibility: "PUBLIC",
  language: null,
  valid_until: null,
  expired: false,
  series: row.id,
  version: row.version,
  newest: true,
  versions: 1,
  version_of_record: 1,
  scanned: false,
  uploaded_by: uploaderOf(row),
  created_at: row.created_at.toISOString(),
  can: { edit: false, remove: true, preview: false },
});

const uploaderOf = ({ firstname, lastname }: Pick<AssetRow, "firstname" | "lastname">) =>
  [firstname, lastname].filter(Boolean).join(" ") || null;
