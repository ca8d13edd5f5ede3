import {
  companyTypes,
  employeeBands,
  mediaTypes,
} from "@neroli/contract/enumerations/companies.ts";
import type { Offering, Segment } from "@neroli/contract/enumerations/products.ts";
import { segmentsOf } from "@neroli/contract/enumerations/products.ts";
import { z } from "zod";
import { db } from "../kernel/db/db.ts";
import { slug } from "../kernel/key.ts";
import { companies, type DemoCompany } from "./generate/companies.ts";
import { segmentTexts } from "./generate/company-texts.ts";
import type { DemoProduct } from "./generate/ingredients.ts";
import { between, chance, daysBefore, pick } from "./generate/pick.ts";

const revenues = [
  "EUR 2-10 million",
  "EUR 10-50 million",
  "EUR 50-250 million",
  "EUR 250 million - 1 billion",
];

const labels = {
  indie: {
    key: "indie-friendly",
    title: "Indie friendly",
    colour: "#2f9e44",
    description: "Small quantities and patient advice",
  },
  old: {
    key: "century-house",
    title: "Century house",
    colour: "#9c36b5",
    description: "In business for a hundred years",
  },
  report: {
    key: "sustainability-report",
    title: "Sustainability report",
    colour: "#1971c2",
    description: "Publishes an audited report",
  },
};

const mail = (person: string, company: DemoCompany) => {
  const parts = slug(person.replace(/^(Dr\.|Prof\.) /, "")).split("-");
  return `${parts[0]}.${parts.slice(1).join("")}@${company.key}.example`;
};

function contactsOf(company: DemoCompany, offerings: readonly Offering[]) {
  const [sales = "", technical = ""] = company.people;
  return offerings.flatMap((product_type) => [
    { product_type, contact_type: "SALES", person_of_contact: sales, value: mail(sales, company) },
    {
      product_type,
      contact_type: product_type === "SERVICES" ? "GENERAL" : "TECHNICAL",
      person_of_contact: technical,
      value: mail(technical, company),
    },
  ]);
}

function labelsOf(company: DemoCompany) {
  const carried = [
    ...(company.flags.has("indie") ? [labels.indie] : []),
    ...(company.founded <= 1926 ? [labels.old] : []),
    ...(company.flags.has("dj") ? [labels.report] : []),
  ];
  return carried.map(({ key: label_key }) => ({ company_key: company.key, label_key }));
}

/** Where the pages of companies are in each network. */
const pagesAt: Record<(typeof mediaTypes)[number], string> = {
  linkedin: "https://www.linkedin.com/company/",
  twitter: "https://x.com/",
  youtube: "https://www.youtube.com/@",
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
};

/** The company's offerings, by the products that the demonstration gives it. */
function topProducts(own: readonly DemoProduct[]) {
  const shown = own.filter((product) => !product.trashed);
  return Object.entries(
    Object.groupBy(shown, (product) => `${product.offering} ${product.segment}`),
  ).map(([group, products]) => {
    const [offering, segment] = group.split(" ") as [Offering, Segment];
    return { offering, segment, products: (products ?? []).slice(0, 4).map(({ key }) => key) };
  });
}

function segmentsOfCompany(company: DemoCompany, own: readonly DemoProduct[]) {
  const sold = [...new Set(own.map((product) => product.segment))];
  const present =
    sold.length > 0
      ? sold
      : company.type === "CONSUMER_CARE_BRAND"
        ? segmentsOf.SERVICES.slice(0, 1)
        : [];
  return present.map((segment) => ({
    segment,
    url: `https://${company.key}.example/${segment.toLowerCase()}`,
    description: segmentTexts(
      company,
      segment,
      own.filter((product) => product.segment === segment),
    ),
  }));
}

const excluded = (company: DemoCompany) =>
  companyTypes.filter((type) => company.flags.get("exclude") === type);

/** The row of a company, with the products that it will have. */
const domainsOf = ({ key }: DemoCompany): string[] =>
  key.startsWith("neroli") ? ["neroli.example"] : [`${key}.example`];

function companyRow(company: DemoCompany, all: readonly DemoProduct[]) {
  const own = all.filter((product) => product.company_key === company.key);
  const offering = [...new Set(own.map((product) => product.offering))];
  const contacts = contactsOf(company, offering.length > 0 ? offering : ["SERVICES"]);
  const confidential = company.flags.get("confidential");
  const networks = mediaTypes.filter(
    (type) => type === "linkedin" || chance(`${type} ${company.key}`, 0.4),
  );
  const score = company.flags.get("dj");
  return {
    key: company.key,
    name: company.name,
    type: company.type,
    offering,
    verified: !company.flags.has("unverified"),
    enabled: !company.flags.has("disabled"),
    formerly_known_as: company.flags.get("formerly") ?? null,
    headquarters: JSON.stringify({
      street: company.street,
      postal_code: company.postal_code,
      city: company.city,
    }),
    country: company.country,
    number_employees: z.enum(employeeBands).parse(company.employees),
    annual_revenue: pick(`revenue ${company.key}`, revenues),
    indie_brand_friendly: company.flags.has("indie"),
    vat: `${company.country}${between(`vat ${company.key}`, 100_000_000, 999_999_999)}`,
    foundation_year: company.founded,
    tagline: company.tagline,
    description: company.description,
    website: `https://${company.key}.example`,
    dow_jones_sustainability_score: score === undefined ? null : Number(score),
    sustainable_development_goals: company.goals,
    valid_email_domains: domainsOf(company),
    proved_domains: domainsOf(company),
    segments: JSON.stringify(segmentsOfCompany(company, own)),
    media_links: JSON.stringify(
      networks.map((type) => ({ type, url: `${pagesAt[type]}${company.key}` })),
    ),
    contacts: JSON.stringify(contacts),
    verified_contacts: JSON.stringify(contacts.slice(0, 1)),
    excluded_types: excluded(company),
    top_products: JSON.stringify(topProducts(own)),
    data_visibility: JSON.stringify(confidential ? { [confidential]: "CONFIDENTIAL" } : {}),
    created_at: daysBefore(between(`since ${company.key}`, 200, 900)),
    updated_at: daysBefore(between(`changed ${company.key}`, 2, 120)),
  };
}

export async function seedCompanies(products: readonly DemoProduct[]): Promise<void> {
  await db()
    .insertInto("companies")
    .values(companies.map((company) => companyRow(company, products)))
    .execute();
  await db().insertInto("labels").values(Object.values(labels)).execute();
  await db().insertInto("company_labels").values(companies.flatMap(labelsOf)).execute();
}
