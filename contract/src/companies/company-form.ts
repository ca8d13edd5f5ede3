import { z } from "zod";
import {
  companyTypes,
  contactTypes,
  employeeBands,
  mediaTypes,
} from "../enumerations/companies.ts";
import { offerings, segments } from "../enumerations/products.ts";
import { socialLink } from "../kernel/formats/social-links.ts";
import {
  byRule,
  ContactValue,
  Country,
  DomainName,
  distinct,
  Latitude,
  Longitude,
  line,
  Name,
  text,
  Website,
} from "../kernel/values.ts";
import { foodHasIngredients, linkIsOfItsNetwork, yearHasBegun } from "./form-rules.ts";

/** The years in which a company can have been founded; the oldest there are began about then. */
const FoundationYear = z
  .int()
  .min(500)
  .refine(...byRule(yearHasBegun));

/** Types that people choose; the unknown one is hidden from pickers (spec 1). */
export const chosenCompanyTypes = z.enum(companyTypes).exclude(["UNKNOWN"]);

/** The picture of a segment is an asset: see POST /companies/:companyKey/assets. */
const SegmentForm = z.strictObject({
  segment: z.enum(segments),
  url: Website.nullable(),
  description: text(4_000),
});

const MediaLinkForm = z
  .strictObject({ type: z.enum(mediaTypes), url: line(300) })
  .refine(...byRule(linkIsOfItsNetwork))
  .transform(({ type, url }) => ({ type, url: socialLink(type, url) ?? url }));

export const ContactForm = z.strictObject({
  product_type: z.enum(offerings),
  contact_type: z.enum(contactTypes),
  person_of_contact: line(200),
  value: ContactValue,
});

const Headquarters = z.strictObject({
  street: text(200),
  postal_code: text(30),
  city: text(120),
  latitude: Latitude.nullable().default(null),
  longitude: Longitude.nullable().default(null),
});

/** The form of the company's editor (spec 3, Company): all but its name, pictures and top products. */
const data = {
  type: chosenCompanyTypes,
  offering: distinct(z.enum(offerings), offerings.length),
  formerly_known_as: line(200).nullable(),
  headquarters: Headquarters.nullable(),
  country: Country.nullable(),
  details: z.strictObject({ number_employees: z.enum(employeeBands).nullable() }),
  indie_brand_friendly: z.boolean(),
  vat: line(40).nullable(),
  foundation_year: FoundationYear.nullable(),
  tagline: line(200).nullable(),
  description: text(10_000).nullable(),
  website: Website.nullable(),
  dow_jones_sustainability_score: z.number().min(0).max(100).nullable(),
  sustainable_development_goals: distinct(z.int().min(1).max(17), 17),
  segments: distinct(SegmentForm, segments.length, ["segment"]),
  media_links: distinct(MediaLinkForm, 20),
  contacts: distinct(ContactForm, 50),
  verified_contacts: distinct(ContactForm, 50),
};

/** Seen and changed by managers and support alone (spec 3, internal only); left out, they stay. */
const internal = {
  annual_revenue: line(100).nullable().optional(),
  valid_email_domains: distinct(DomainName, 50).optional(),
  permissions: z
    .strictObject({ exclude: distinct(chosenCompanyTypes, companyTypes.length) })
    .optional(),
};

/** PUT: the whole of it, as it stood in GET …/editable, with the version that was changed. */
export const CompanyForm = z
  .strictObject({ ...data, ...internal, version: z.int().min(1) })
  .refine(...byRule(foodHasIngredients));
export type CompanyForm = z.output<typeof CompanyForm>;

/** POST: name and type, and as much of the rest as is known already. */
export const NewCompany = z
  .strictObject({
    ...z.object(data).partial().shape,
    ...internal,
    name: Name(200),
    type: chosenCompanyTypes,
  })
  .refine(...byRule(foodHasIngredients));
export type NewCompany = z.output<typeof NewCompany>;
