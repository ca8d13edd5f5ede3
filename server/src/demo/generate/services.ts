import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { slug } from "../../kernel/key.ts";
import { serviceTable } from "../data/services.ts";
import { internals } from "./commerce.ts";
import { companies } from "./companies.ts";
import type { DemoProduct } from "./ingredients.ts";
import { between, pick } from "./pick.ts";
import { rowsOf } from "./substances.ts";

type ServiceTypes = NonNullable<ProductFields["service_types"]>;

const types: Record<string, ServiceTypes[number]> = {
  TEST: "TESTING",
  CONS: "CONSULTING",
  MANU: "CONTRACT_MANUFACTURING",
  REGU: "REGULATORY_AND_COMPLIANCE",
  FORM: "FORMULATION",
  PACK: "PACKAGING",
  RND: "RESEARCH_AND_DEVELOPMENT",
  EQUI: "EQUIPMENT",
  SOFT: "SOFTWARE",
  ASSO: "TRADE_ASSOCIATION",
  MEDI: "MEDIA",
};

const items = (cell: string) => cell.split(",").map((item) => item.trim());

/** Accreditations that a service of the type carries. */
const standards: Partial<Record<ServiceTypes[number], string[]>> = {
  TESTING: ["ISO 17025"],
  CONTRACT_MANUFACTURING: ["ISO 22716", "ISO 9001"],
  PACKAGING: ["ISO 9001"],
};

function service(row: string[]): DemoProduct {
  const [seller = "", name = "", kinds = "", regions = "", countries = ""] = row;
  const [lead = "", sample = "", tagline = "", description = ""] = row.slice(5);
  const company = companies.find(({ key }) => key.startsWith(seller));
  if (!company) throw new Error(`no company ${seller}`);
  const home = kinds.startsWith("H:");
  const service_types = items(kinds.replace("H:", "")).map((code) => types[code] ?? "CONSULTING");
  const certifications = standards[service_types[0] ?? "CONSULTING"];
  return {
    key: slug(`${name} ${seller}`),
    company_key: company.key,
    offering: "SERVICES",
    segment: home ? "HOMECARE" : "PERSONALCARE",
    kind: "service",
    shape: service_types[0] ?? "CONSULTING",
    trashed: false,
    visibility: {},
    fields: {
      name,
      service_types,
      year_of_launch: between(`launch ${name}`, Math.max(company.founded, 2005), 2026),
      tagline,
      description,
      ...(certifications && { certifications }),
      sample_work: sample,
      payment_terms: [...pick(`terms ${name}`, [["NET_30"], ["PIA"], ["STAGE_PAYMENT"]] as const)],
      standard_lead_time: lead,
      country_origin: [company.country],
      production_site: `${company.city}, ${company.country}`,
      regions: items(regions) as NonNullable<ProductFields["regions"]>,
      countries: items(countries),
      webpage: `https://${company.key}.example/services`,
      category_manager: internals(name, company).category_manager,
      business_priority: internals(name, company).business_priority,
    },
  };
}

export const buildServices = () => rowsOf(serviceTable, 9).map(service);
