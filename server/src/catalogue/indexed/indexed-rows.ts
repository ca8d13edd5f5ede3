import type { CompanyVisibilities } from "@neroli/contract/companies/visibility.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import type { LabelSummary } from "@neroli/contract/labels/schema.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import type { z } from "zod";

/** A product as the index needs it. */
export interface IndexedProduct {
  key: string;
  company_key: string;
  offering: Offering;
  segment: Segment;
  name: string;
  fields: ProductFields;
  visibility: FieldVisibilities;
  /** Neither a draft nor in the trash. */
  shown: boolean;
  /** When it was first listed. */
  created_at: Date;
  /** Types of its documents, one for each document. */
  document_types: string[];
  /** Asset id of its first picture. */
  image: string | null;
  labels: z.infer<typeof LabelSummary>[] | null;
  /** The public values of the listed products in a formulation, by key. */
  linked?: Readonly<Record<string, LinkedProduct>>;
}

/** The public values of a product that stands in a formulation. */
export interface LinkedProduct {
  inci?: string;
  cas?: string[];
}

/** A company as the index needs it. */
export interface IndexedCompany {
  key: string;
  name: string;
  type: CompanyType;
  offering: Offering[];
  verified: boolean;
  /** Verified and enabled: it is there for others than its own people and support. */
  shown: boolean;
  excluded_types: CompanyType[];
  formerly_known_as: string | null;
  country: string | null;
  tagline: string | null;
  description: string | null;
  segments: { segment: Segment }[];
  data_visibility: CompanyVisibilities;
  created_at: Date;
  /** Asset id. */
  logo: string | null;
}
