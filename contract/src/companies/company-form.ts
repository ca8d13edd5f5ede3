import { z } from "zod";
import {
  companyTypes,
  contactTypes,
  employeeBands,
  mediaTypes,
} from "../enumerations/companies.ts";
import { type Offering, offerings, segments } from "../enumerations/products.ts";
import { Country, DomainName, Latitude, Longitude, line, text, Website } from "../kernel/values.ts";
import { isEmail } from "../users/email.ts";
import { formatPhone, isPhoneNumber } from "../users/phone.ts";
import { socialLink } from "../users/social-links.ts";

/** The years in which a company can have been founded; the oldest there are began about then. */
const FoundationYear = z
  .int()
  .min(500)
  .refine((year) => year <= new Date().getUTCFullYear(), "a year that has begun");

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
  .transform(({ type, url }, { addIssue }) => {
    const link = socialLink(type, url);
    if (link !== null) return { type, url: link };
    addIssue({ code: "custom", message: `an address at ${type}`, path: ["url"] });
    return z.NEVER;
  });

/** An e-mail address, or a phone number in the form that spec 5 gives them. */
const ContactValue = line(254)
  .refine((value) => isEmail(value) || isPhoneNumber(value), "an e-mail address or a phone number")
  .transform((value) => (isEmail(value) ? value : formatPhone(value)));

const ContactForm = z.strictObject({
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

/** A list that names nothing twice. */
const distinct = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((all) => new Set(all.map((one) => JSON.stringify(one))).size === all.length, {
      error: "each once",
    });

/** What the company's editor changes (spec 3, Company), but its name, pictures and top products. */
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
  segments: z
    .array(SegmentForm)
    .max(segments.length)
    .refine((all) => new Set(all.map(({ segment }) => segment)).size === all.length, "each once"),
  media_links: distinct(MediaLinkForm, 20),
  contacts: distinct(ContactForm, 50),
  verified_contacts: distinct(ContactForm, 50),
};

/** Of managers and support alone (spec 3, internal only); left out, they stay as they are. */
const internal = {
  annual_revenue: line(100).nullable().optional(),
  valid_email_domains: distinct(DomainName, 50).optional(),
  permissions: z
    .strictObject({ exclude: distinct(chosenCompanyTypes, companyTypes.length) })
    .optional(),
};

/** Food is only for ingredients (spec 3, enumerations). */
const foodHasIngredients = (form: {
  segments?: { segment: string }[] | undefined;
  offering?: Offering[] | undefined;
}) =>
  (form.offering ?? []).includes("INGREDIENTS") ||
  !(form.segments ?? []).some(({ segment }) => segment === "FOOD");
const noFood = { path: ["segments"], error: "the food segment is for ingredients" };

/** PUT: the whole of it, as it stood in GET …/editable, with the version that was changed. */
export const CompanyForm = z
  .strictObject({ ...data, ...internal, version: z.int().min(1) })
  .refine(foodHasIngredients, noFood);
export type CompanyForm = z.output<typeof CompanyForm>;

/** POST: name and type, and as much of the rest as is known already. */
export const NewCompany = z
  .strictObject({
    ...z.object(data).partial().shape,
    ...internal,
    name: line(200),
    type: chosenCompanyTypes,
  })
  .refine(foodHasIngredients, noFood);
export type NewCompany = z.output<typeof NewCompany>;
