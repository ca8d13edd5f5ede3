import type { fieldVisibilities } from "@neroli/contract/enumerations/products.ts";
import { completenessOf } from "@neroli/contract/products/completeness.ts";
import type { ListedProduct } from "@neroli/contract/products/editor-schema.ts";
import { fieldsFor } from "@neroli/contract/products/fields.ts";
import { tierOf, tierOfField } from "@neroli/contract/products/visibility.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { may } from "../policy.ts";
import type { ListedRow } from "../queries/read-listed.ts";
import { editorsRights } from "./present-editable.ts";
import { readableFields } from "./present-product.ts";

const noRights = {
  edit: false,
  publish: false,
  unpublish: false,
  trash: false,
  recover: false,
  duplicate: false,
};

/** A row of the administration's list, with what this actor may see of it. */
export function presentListed(actor: SignedInActor, row: ListedRow): ListedProduct {
  const { offering, segment, document_types } = row;
  const { fields } = readableFields(actor, row);
  const { missing_fields, missing_documents } = completenessOf({
    offering,
    segment,
    fields: row.fields,
    document_types,
  });
  const trashed = row.trashed_at !== null;
  return {
    key: row.key,
    offering,
    segment,
    company: { key: row.company_key, name: row.company_name },
    name: row.name,
    trade_name: fields.trade_name ?? null,
    inci: fields.inci ?? null,
    // Pictures of the trash are shown to nobody: their addresses are known to browsers.
    image: row.image && !trashed ? imageAddress(row.image) : null,
    labels: row.labels,
    completeness: row.completeness,
    missing_fields_count: missing_fields.length,
    missing_documents,
    visibility: countLevels(row),
    documents: row.documents,
    in_stock: row.fields.in_stock !== false,
    state: row.state,
    trashed_at: row.trashed_at?.toISOString() ?? null,
    trashed_by: row.trashed_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
    version: row.version,
    can: may(actor, "edit", row.company_key) ? editorsRights(actor, row) : noRights,
  };
}

function countLevels({ offering, fields, visibility }: ListedRow): ListedProduct["visibility"] {
  const tiers = fieldsFor(offering)
    .filter((key) => fields[key] !== undefined)
    .map((key) => tierOfField(key, visibility));
  const count = (level: (typeof fieldVisibilities)[number]) =>
    tiers.filter((tier) => tier === tierOf[level]).length;
  return {
    PUBLIC: count("PUBLIC"),
    RESTRICTED: count("RESTRICTED"),
    PRIVATE: count("PRIVATE"),
  };
}
