import type { Asset } from "@neroli/contract/documents/schema.ts";
import { isExpired } from "@neroli/contract/documents/validity.ts";
import type {
  AssetKind,
  DocumentType,
  DocumentVisibility,
} from "@neroli/contract/enumerations/documents.ts";
import type { listPictures } from "../companies/queries/list-pictures.ts";
import type { Actor } from "../kernel/actor.ts";
import { imageAddress } from "../kernel/assets/image-address.ts";
import { today } from "../kernel/clock.ts";
import { may } from "./policy.ts";
import type { AssetRow } from "./queries/list-assets.ts";

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
    uploaded_by: [row.firstname, row.lastname].filter(Boolean).join(" ") || null,
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

type Picture = Awaited<ReturnType<typeof listPictures>>[number];

/** A logo, header picture or picture of a segment: each has one version, which the next replaces. */
export const presentCompanyPicture = ({ type, ...picture }: Picture): Asset => ({
  ...picture,
  kind: type,
  type,
  product: null,
  hash: null,
  visibility: "PUBLIC",
  language: null,
  valid_until: null,
  expired: false,
  series: picture.id,
  newest: true,
  versions: 1,
  version_of_record: 1,
  scanned: false,
  can: { edit: false, remove: true, preview: false },
});
