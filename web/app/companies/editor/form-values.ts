import type { CompanyForm, NewCompany } from "@neroli/contract/companies/company-form.ts";
import type { EditableCompany, OwnProduct } from "@neroli/contract/companies/editable.ts";
import {
  type CompanyType,
  companyTypes,
  type contactTypes,
  type employeeBands,
} from "@neroli/contract/enumerations/companies.ts";
import {
  type Offering,
  offerings,
  type Segment,
  segments,
} from "@neroli/contract/enumerations/products.ts";
import type { SocialNetwork } from "@neroli/contract/kernel/formats/social-links.ts";

export interface ContactValues {
  product_type: Offering;
  contact_type: (typeof contactTypes)[number];
  person_of_contact: string;
  value: string;
}

/** The products that the page shows first of an offering in a segment. */
export interface Shelf {
  offering: Offering;
  segment: Segment;
  products: OwnProduct[];
}

/** What the form holds while it is typed in: text, until it is sent. */
export interface CompanyValues {
  /** Of a new company; an existing one is renamed. */
  name: string;
  type: CompanyType | "";
  formerly_known_as: string;
  tagline: string;
  description: string;
  website: string;
  foundation_year: string;
  number_employees: (typeof employeeBands)[number] | "";
  headquarters: {
    street: string;
    postal_code: string;
    city: string;
    latitude: string;
    longitude: string;
  };
  country: string;
  offering: Offering[];
  segments: { segment: Segment; url: string; description: string }[];
  top_products: Shelf[];
  indie_brand_friendly: boolean;
  dow_jones_sustainability_score: string;
  sustainable_development_goals: number[];
  contacts: ContactValues[];
  verified_contacts: ContactValues[];
  media_links: { type: SocialNetwork; url: string }[];
  /** One a line. */
  valid_email_domains: string;
  exclude: CompanyType[];
  annual_revenue: string;
  vat: string;
}
export type CompanyField = keyof CompanyValues;

export const emptyValues: CompanyValues = {
  name: "",
  type: "",
  formerly_known_as: "",
  tagline: "",
  description: "",
  website: "",
  foundation_year: "",
  number_employees: "",
  headquarters: { street: "", postal_code: "", city: "", latitude: "", longitude: "" },
  country: "",
  offering: [],
  segments: [],
  top_products: [],
  indie_brand_friendly: false,
  dow_jones_sustainability_score: "",
  sustainable_development_goals: [],
  contacts: [],
  verified_contacts: [],
  media_links: [],
  valid_email_domains: "",
  exclude: [],
  annual_revenue: "",
  vat: "",
};

const typed = (value: string | number | null | undefined) => String(value ?? "");

/** A company in the form. The unknown type is hidden from pickers (spec 1): somebody chooses. */
export function valuesOf(company: EditableCompany): CompanyValues {
  const { headquarters: seat } = company;
  return {
    name: company.name,
    type: company.type === "UNKNOWN" ? "" : company.type,
    formerly_known_as: typed(company.formerly_known_as),
    tagline: typed(company.tagline),
    description: typed(company.description),
    website: typed(company.website),
    foundation_year: typed(company.foundation_year),
    number_employees: company.details.number_employees ?? "",
    headquarters: {
      street: typed(seat?.street),
      postal_code: typed(seat?.postal_code),
      city: typed(seat?.city),
      latitude: typed(seat?.latitude),
      longitude: typed(seat?.longitude),
    },
    country: typed(company.country),
    offering: offerings.filter((offering) => company.offering.includes(offering)),
    segments: inOrder(
      company.segments.map(({ segment, url, description }) => ({
        segment,
        url: typed(url),
        description,
      })),
    ),
    top_products: company.top_products.map(({ offering, segment, products }) => ({
      offering,
      segment,
      products: products.map(asOwn),
    })),
    indie_brand_friendly: company.indie_brand_friendly,
    dow_jones_sustainability_score: typed(company.dow_jones_sustainability_score),
    sustainable_development_goals: company.sustainable_development_goals.toSorted((a, b) => a - b),
    contacts: company.contacts.map(asContact),
    verified_contacts: company.verified_contacts.map(asContact),
    media_links: company.media_links.map(({ type, url }) => ({ type, url })),
    valid_email_domains: (company.valid_email_domains ?? []).join("\n"),
    exclude: companyTypes.filter((type) => company.permissions?.exclude.includes(type)),
    annual_revenue: typed(company.annual_revenue),
    vat: typed(company.vat),
  };
}

// Values are compared as they are written: their names stand in one order, whoever wrote them.
const asContact = (one: ContactValues): ContactValues => ({
  product_type: one.product_type,
  contact_type: one.contact_type,
  person_of_contact: one.person_of_contact,
  value: one.value,
});
const asOwn = ({ key, name, segment, image }: OwnProduct): OwnProduct => ({
  key,
  name,
  segment,
  image,
});

/** Segments stand in the order of the contract, however they were ticked. */
export const inOrder = <Item extends { segment: Segment }>(items: Item[]): Item[] =>
  items.toSorted((a, b) => segments.indexOf(a.segment) - segments.indexOf(b.segment));

const orNull = (text: string) => text.trim() || null;
const numberOf = (text: string) => Number(text.trim().replace(",", "."));
/** What was typed into a field of a number. */
export const numberOrNull = (text: string) => (text.trim() ? numberOf(text) : null);

/** The form as the API takes it, but for what only managers may send. */
function dataOf(values: CompanyValues) {
  const { headquarters: seat } = values;
  return {
    offering: values.offering,
    formerly_known_as: orNull(values.formerly_known_as),
    headquarters: Object.values(seat).some((text) => text.trim())
      ? {
          street: seat.street,
          postal_code: seat.postal_code,
          city: seat.city,
          latitude: numberOrNull(seat.latitude),
          longitude: numberOrNull(seat.longitude),
        }
      : null,
    country: orNull(values.country),
    details: { number_employees: values.number_employees || null },
    indie_brand_friendly: values.indie_brand_friendly,
    vat: orNull(values.vat),
    foundation_year: numberOrNull(values.foundation_year),
    tagline: orNull(values.tagline),
    description: orNull(values.description),
    website: orNull(values.website),
    dow_jones_sustainability_score: numberOrNull(values.dow_jones_sustainability_score),
    sustainable_development_goals: values.sustainable_development_goals,
    segments: values.segments.map((each) => ({ ...each, url: orNull(each.url) })),
    media_links: values.media_links,
    contacts: values.contacts,
    verified_contacts: values.verified_contacts,
  };
}

export const domainsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]+/)
      .map((domain) => domain.trim())
      .filter(Boolean),
  ),
];

const internalOf = ({ annual_revenue, valid_email_domains, exclude }: CompanyValues) => ({
  annual_revenue: orNull(annual_revenue),
  valid_email_domains: domainsIn(valid_email_domains),
  permissions: { exclude: chosen(exclude) },
});

type ChosenType = NewCompany["type"];
const isChosen = (type: CompanyType): type is ChosenType => type !== "UNKNOWN";
const chosen = (types: CompanyType[]): ChosenType[] => types.filter(isChosen);

/** PUT /companies/:companyKey; `internal` as `can.edit_internal` says. */
export function toForm(
  values: CompanyValues,
  { version, internal }: { version: number; internal: boolean },
): CompanyForm {
  return {
    ...dataOf(values),
    type: typeOf(values),
    ...(internal && internalOf(values)),
    version,
  };
}

/** POST /companies. */
export const toNewCompany = (values: CompanyValues): NewCompany => ({
  ...dataOf(values),
  ...internalOf(values),
  name: values.name,
  type: typeOf(values),
});

/** None is refused before it is sent. */
const typeOf = ({ type }: CompanyValues) => type as ChosenType;

/** PUT …/top-products: the shelves with a choice, of offerings and segments that are there. */
export const toTopProducts = (values: CompanyValues) =>
  shelvesOf(values)
    .filter(({ products }) => products.length > 0)
    .map(({ products, ...shelf }) => ({ ...shelf, products: products.map(({ key }) => key) }));

/** Each offering in each segment, with what is chosen of it. Food is only for ingredients. */
export const shelvesOf = ({ offering, segments, top_products }: CompanyValues): Shelf[] =>
  offering.flatMap((each) =>
    segments
      .filter(({ segment }) => segment !== "FOOD" || each === "INGREDIENTS")
      .map(
        ({ segment }) =>
          top_products.find((shelf) => shelf.offering === each && shelf.segment === segment) ?? {
            offering: each,
            segment,
            products: [],
          },
      ),
  );
