import { isSupport } from "@neroli/contract/access/roles.ts";
import { downloadRefusal } from "@neroli/contract/documents/access.ts";
import { isExpired } from "@neroli/contract/documents/validity.ts";
import type { DocumentVisibility } from "@neroli/contract/enumerations/documents.ts";
import { fieldsFor, type ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type {
  Product,
  ProductDocument,
  ProductFields,
  ProductSummary,
} from "@neroli/contract/products/schema.ts";
import { isTranslated } from "@neroli/contract/products/text-keys.ts";
import { resolveText } from "@neroli/contract/products/texts.ts";
import { tierFor, tierOfField } from "@neroli/contract/products/visibility.ts";
import { usualHours } from "@neroli/contract/requests/response-times.ts";
import type { Actor } from "../../kernel/actor.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import { today } from "../../kernel/clock.ts";
import { namesIn } from "../../reference/queries/term-names.ts";
import { may } from "../policy.ts";
import type { ProductRow } from "../queries/get-product.ts";

/**
 * The fields that this reader may see, prose in the reader's language; in which language the other
 * prose is; and the names of the fields that others may see.
 */
export function readableFields(
  actor: Actor,
  row: Pick<ProductRow, "company_key" | "excluded_types" | "fields" | "visibility" | "offering">,
): { fields: ProductFields; languages: TextLanguages; restricted: ProductFieldKey[] } {
  const tier = tierFor(actor, { key: row.company_key, excluded_types: row.excluded_types });
  const fields: Record<string, unknown> = {};
  const languages: TextLanguages = {};
  const restricted: ProductFieldKey[] = [];
  for (const key of fieldsFor(row.offering)) {
    const prose = isTranslated(key) ? resolveText(row.fields, key, actor.language) : null;
    const value = prose?.value ?? row.fields[key];
    if (value === undefined) continue;
    const from = tierOfField(key, row.visibility);
    // PRIVATE fields are not even named.
    if (tier === 0 && from === 1) restricted.push(key);
    if (from > tier) continue;
    fields[key] = value;
    if (prose && prose.language !== actor.language) languages[key] = prose.language;
  }
  return { fields, languages, restricted };
}

type TextLanguages = NonNullable<Product["text_languages"]>;

export function presentProduct(actor: Actor, row: ProductRow, similar: ProductSummary[]): Product {
  const { fields, languages, restricted } = readableFields(actor, row);
  const documents = row.assets.filter(({ kind }) => kind === "DOCUMENT");
  const names = namesIn(actor.language, fields);
  const images = row.assets.filter(({ kind }) => kind === "IMAGE");
  return {
    key: row.key,
    offering: row.offering,
    segment: row.segment,
    company: {
      key: row.company_key,
      name: row.company_name,
      verified: row.verified,
      logo: row.logo && imageAddress(row.logo),
      answers_within_hours: usualHours(row.first_answers),
    },
    name: fields.name ?? row.name,
    labels: row.labels,
    fields: withoutHiddenLinks(fields, row.linked),
    ...(Object.keys(languages).length > 0 && { text_languages: languages }),
    ...(names && { names }),
    restricted_fields: restricted,
    images: images.map(({ id }) => imageAddress(id)),
    documents: documents.map((asset) => presentDocument(actor, row, asset)),
    similar,
    in_stock: fields.in_stock !== false,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: {
      edit: may(actor, "edit", row.company_key),
      request: row.shown && row.company_shown && may(actor, "request", row.company_key),
    },
  };
}

/** An ingredient whose product does not exist for the reader keeps its text. */
function withoutHiddenLinks(fields: ProductFields, linked: ReadonlySet<string>): ProductFields {
  if (!fields.phases) return fields;
  const phases = fields.phases.map((phase) => ({
    ...phase,
    ingredients: phase.ingredients.map(({ product, ...text }) =>
      product !== undefined && linked.has(product) ? { ...text, product } : text,
    ),
  }));
  return { ...fields, phases };
}

function presentDocument(
  actor: Actor,
  { company_key, company_name }: ProductRow,
  asset: ProductRow["assets"][number],
): ProductDocument {
  const visibility = asset.visibility as DocumentVisibility;
  // Outside of the company, the company stands for its people.
  const colleague = isSupport(actor.roles) || actor.company_key === company_key;
  const { granted } = asset;
  const uploader = [asset.firstname, asset.lastname].filter(Boolean).join(" ");
  return {
    id: asset.id,
    name: asset.name,
    type: asset.document_type ?? "NONE",
    visibility,
    version: asset.version,
    language: asset.language,
    size: asset.size,
    uploaded_by: colleague ? uploader || null : company_name,
    created_at: asset.created_at.toISOString(),
    valid_until: asset.valid_until,
    expired: isExpired(asset.valid_until, today()),
    granted: granted && visibility === "CONFIDENTIAL" ? { until: asset.granted_until } : null,
    can: { download: downloadRefusal(actor, { company_key, visibility, granted }) === null },
  };
}
