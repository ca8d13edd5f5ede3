import type { CompanyType } from "@neroli/contract/companies/enumerations.ts";
import type { DocumentType } from "@neroli/contract/documents/enumerations.ts";
import type { Offering, Segment } from "@neroli/contract/products/enumerations.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";

/** A listed product with what the catalogue needs of its supplier and its files. */
export interface ProductRow {
  key: string;
  company_key: string;
  offering: Offering;
  segment: Segment;
  fields: ProductFields & { name: string };
  visibility: FieldVisibilities;
  created_at: Date;
  company_name: string;
  company_verified: boolean;
  company_enabled: boolean;
  excluded_types: CompanyType[];
  logo: string | null;
  image: string | null;
  document_types: DocumentType[];
}

/** A company with the number of its listed products. */
export interface CompanyRow {
  key: string;
  name: string;
  type: CompanyType;
  verified: boolean;
  enabled: boolean;
  country: string | null;
  tagline: string | null;
  offering: Offering[];
  segments: Segment[];
  formerly_known_as: string | null;
  created_at: Date;
  excluded_types: CompanyType[];
  logo: string | null;
  product_count: number;
}
