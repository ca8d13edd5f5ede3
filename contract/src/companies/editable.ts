import { z } from "zod";
import {
  companyTypes,
  companyVisibilities,
  employeeBands,
  mostTopProducts,
} from "../enumerations/companies.ts";
import { offerings, segments } from "../enumerations/products.ts";
import { Allowance } from "../kernel/allowance.ts";
import { distinct, failure, Instant, Key, StoredCountry } from "../kernel/values.ts";
import { LabelSummary } from "../labels/schema.ts";
import { CompanyReference } from "../products/schema.ts";
import { pictureKinds } from "./pictures.ts";
import { CompanyContact, CompanySegment, MediaLink } from "./schema.ts";
import { decidableCompanyFields } from "./visibility.ts";

/** A product in a picker of its own company's products. */
export const OwnProduct = z.object({
  key: Key,
  name: z.string(),
  segment: z.enum(segments),
  image: z.string().nullable(),
});
export type OwnProduct = z.infer<typeof OwnProduct>;

const ofShelf = { offering: z.enum(offerings), segment: z.enum(segments) };

/** The whole choice; a shelf (an offering's segment) that is left out shows its newest products. */
export const TopProductsForm = z.strictObject({
  version: z.int().min(1),
  top_products: distinct(
    z.strictObject({
      ...ofShelf,
      products: distinct(Key, mostTopProducts),
    }),
    offerings.length * segments.length,
    ["offering", "segment"],
  ),
});
export type TopProductsForm = z.output<typeof TopProductsForm>;

/** PUBLIC or CONFIDENTIAL for each field that the company decides about. */
export const DataVisibility = z.object(
  Object.fromEntries(
    decidableCompanyFields.map((field) => [field, z.enum(companyVisibilities)]),
  ) as Record<
    (typeof decidableCompanyFields)[number],
    z.ZodEnum<{ PUBLIC: "PUBLIC"; CONFIDENTIAL: "CONFIDENTIAL" }>
  >,
);
export type DataVisibility = z.infer<typeof DataVisibility>;

/** A change: properties that are left out stay as they are. */
export const DataVisibilityForm = DataVisibility.partial().strict();

/** Everything that the editor of a company shows. Its form is CompanyForm; the rest has own calls. */
export const EditableCompany = z.object({
  key: Key,
  name: z.string(),
  version: z.int(),
  type: z.enum(companyTypes),
  offering: z.array(z.enum(offerings)),
  formerly_known_as: z.string().nullable(),
  headquarters: z
    .object({
      street: z.string(),
      postal_code: z.string(),
      city: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
  country: StoredCountry.nullable(),
  details: z.object({ number_employees: z.enum(employeeBands).nullable() }),
  indie_brand_friendly: z.boolean(),
  vat: z.string().nullable(),
  foundation_year: z.int().nullable(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  dow_jones_sustainability_score: z.number().nullable(),
  sustainable_development_goals: z.array(z.int()),
  /** `image` is the picture's address, and no part of the form. */
  segments: z.array(CompanySegment),
  media_links: z.array(MediaLink),
  contacts: z.array(CompanyContact),
  verified_contacts: z.array(CompanyContact),
  /** Absent, and not to be sent, for those of its editors who are not its managers. */
  annual_revenue: z.string().nullish(),
  valid_email_domains: z.array(z.string()).optional(),
  permissions: z.object({ exclude: z.array(z.enum(companyTypes)) }).optional(),
  verified: z.boolean(),
  enabled: z.boolean(),
  owner: CompanyReference.nullable().describe("the company whose manager created this one"),
  labels: z.array(LabelSummary),
  pictures: z.object({
    logo: z.string().nullable(),
    logo_white: z.string().nullable(),
    header: z.string().nullable(),
  }),
  /** Only products that are there and not in the trash. */
  top_products: z.array(z.object({ ...ofShelf, products: z.array(OwnProduct) })),
  data_visibility: DataVisibility,
  subscribed: z.boolean().describe("without it header picture and top products are not shown"),
  /** Where it was found before it was renamed. */
  old_keys: z.array(Key),
  created_at: Instant,
  updated_at: Instant,
  can: z.object({
    rename: Allowance,
    change_type: Allowance,
    edit_internal: z.boolean(),
    administer: z.boolean().describe("verify, enable, label: support"),
    preview_excluded: Allowance,
  }),
});
export type EditableCompany = z.infer<typeof EditableCompany>;

/** A picture of a company, as the part "asset" of an upload (documents/schema.ts). */
export const NewCompanyAsset = z
  .strictObject({
    kind: z.literal("COMPANY_PICTURE").optional(),
    type: z.enum(pictureKinds),
    segment: z.enum(segments).optional(),
  })
  .refine(
    ({ type, segment }) => (type === "SEGMENT") === (segment !== undefined),
    failure("choice", {
      message: "for pictures of a segment, and for those alone",
      path: ["segment"],
    }),
  );
export type NewCompanyAsset = z.output<typeof NewCompanyAsset>;

/** A company in the administration's list; of these only the asked `fields` beside the key. */
const listed = {
  name: z.string(),
  type: z.enum(companyTypes),
  offering: z.array(z.enum(offerings)),
  country: StoredCountry.nullable(),
  verified: z.boolean(),
  enabled: z.boolean(),
  logo: z.string().nullable(),
  labels: z.array(LabelSummary),
  owner: CompanyReference.pick({ key: true, name: true }).nullable(),
  products: z.int().describe("not in the trash"),
  users: z.int(),
  subscribed: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
};
export const listedFields = Object.keys(listed) as [
  keyof typeof listed,
  ...(keyof typeof listed)[],
];
export const ListedCompany = z.object({ key: Key, ...z.object(listed).partial().shape });
export type ListedCompany = z.infer<typeof ListedCompany>;
