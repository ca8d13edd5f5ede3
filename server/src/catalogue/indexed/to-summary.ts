import { documentTypes } from "@neroli/contract/enumerations/documents.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields, ProductSummary } from "@neroli/contract/products/schema.ts";
import { textKey } from "@neroli/contract/products/text-keys.ts";
import { type Tier, tierOfField } from "@neroli/contract/products/visibility.ts";
import { imageAddress } from "../../kernel/assets/image-address.ts";
import type { KeptSummary, PerTier, SummaryTexts } from "./entries.ts";
import type { IndexedProduct } from "./indexed-rows.ts";

/** The fields that a summary is made of. */
const shown = [
  "inci",
  "cas",
  "tagline",
  "functions",
  "performance_claims",
  "sustainability_claims",
  "free_from_claims",
  "service_types",
  "in_stock",
] as const satisfies readonly ProductFieldKey[];

const claimsShown = 3;

/** A product as lists and cards show it, for each tier of readers. */
export function toSummaries(
  product: IndexedProduct,
  company: ProductSummary["company"],
): PerTier<KeptSummary> {
  const texts = hasTexts(product.fields);
  const at = (tier: Tier) => ({
    ...toSummary(product, company, readable(product, tier)),
    ...(texts && { texts: textsOf(product, tier) }),
  });
  const tiers = new Set(
    shown
      .filter((key) => product.fields[key] !== undefined || (key === "tagline" && texts))
      .map((key) => tierOfField(key, product.visibility)),
  );
  // Nearly all products show the same to everyone: then it is kept once.
  const open = at(0);
  const restricted = tiers.has(1) ? at(1) : open;
  return [open, restricted, tiers.has(2) ? at(2) : restricted];
}

const readable = ({ fields, visibility }: IndexedProduct, tier: Tier): ProductFields =>
  Object.fromEntries(
    shown
      .filter((key) => fields[key] !== undefined && tierOfField(key, visibility) <= tier)
      .map((key) => [key, fields[key]]),
  );

function toSummary(
  product: IndexedProduct,
  company: ProductSummary["company"],
  fields: ProductFields,
): KeptSummary {
  return {
    key: product.key,
    offering: product.offering,
    segment: product.segment,
    company,
    name: product.name,
    inci: fields.inci ?? null,
    ...(fields.cas?.length && { cas: fields.cas }),
    tagline: fields.tagline ?? null,
    functions: fields.functions ?? [],
    claims: strongestClaims(fields),
    service_types: fields.service_types ?? [],
    // A service has no samples.
    sample_available: product.offering !== "SERVICES" && fields.in_stock !== false,
    document_types: documentTypes.filter((type) => product.document_types.includes(type)),
    image: product.image && imageAddress(product.image),
    ...(product.labels && { labels: product.labels }),
    ...(product.fields.text_language && { own_language: product.fields.text_language }),
  };
}

const prose = ["name", "tagline"] as const;

/** Asked of every product of the catalogue; most have none. */
function hasTexts(fields: ProductFields): boolean {
  for (const key in fields) if (key.includes("@")) return true;
  return false;
}

/** What a summary says in each further language, as far as readers of a tier see it. */
function textsOf({ fields, visibility }: IndexedProduct, tier: Tier): SummaryTexts {
  const texts: SummaryTexts = {};
  for (const field of prose) {
    if (tierOfField(field, visibility) > tier) continue;
    for (const language of languages) {
      const said = fields[textKey(field, language)];
      if (said !== undefined) texts[language] = { ...texts[language], [field]: said };
    }
  }
  return texts;
}

/** The claims in their order: what a product does, how it is made, then what it lacks. */
const strongestClaims = (fields: ProductFields): string[] =>
  [
    ...(fields.performance_claims ?? []),
    ...(fields.sustainability_claims ?? []),
    ...(fields.free_from_claims ?? []),
  ].slice(0, claimsShown);
