import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { Kind } from "../data/kinds.ts";
import type { TermField } from "../data/terms.ts";
import type { DemoCompany } from "./companies.ts";
import { between, chance, pick } from "./pick.ts";

const managers = [
  "Renate Falk",
  "Oliver Brandt",
  "Céline Moreau",
  "Luca Bianchi",
  "Sarah Whitfield",
  "Tomás Ortega",
];
const portfolios = [
  "Core range",
  "Growth",
  "Speciality",
  "Phase-in",
  "Naturals",
  "Licence to operate",
];
const terms = [
  ["NET_30"],
  ["NET_30", "PIA"],
  ["NET_60"],
  ["NET_1_10__30"],
  ["EOM"],
  ["LETTER_OF_CREDIT", "PIA"],
  ["NET_90"],
] as const;

interface Goods {
  name: string;
  company: DemoCompany;
  kind: Kind;
  country: string;
}

/** Stock, quantities and terms; about one good in twelve is out of stock. */
export function commerce({ name, company, kind, country }: Goods) {
  const [least, unit] = kind.minimum_order;
  const factor = pick(`moq ${name}`, company.type === "DISTRIBUTOR" ? [0.2, 0.5] : [1, 1, 2]);
  const weeks = between(`lead ${name}`, 1, 5);
  return {
    in_stock: !chance(`stock ${name}`, 0.08),
    minimum_order_quantity: { value: Math.max(1, Math.round(least * factor)), unit },
    packaging: [...kind.packaging],
    payment_terms: [...pick(`terms ${company.key}`, terms)],
    sample_unit_price: euros(pick(`price ${name}`, [0, 0, 0, 15, 25])),
    sample_size: sampleOf(unit, name),
    shelf_life: kind.shelf_life,
    storage_conditions: kind.storage,
    standard_lead_time: weeks === 1 ? "1 week" : `${weeks} to ${weeks + 1} weeks`,
    country_origin: [country],
    production_site: `${company.city}, ${company.country}`,
    webpage: `https://${company.key}.example/products`,
  } satisfies ProductFields;
}

export const euros = (whole: number) => ({ minor: whole * 100, currency: "EUR" });

function sampleOf(unit: "kg" | "l" | "g", name: string) {
  if (unit === "g") return { value: 5, unit: "g" } as const;
  if (unit === "l") return { value: 500, unit: "ml" } as const;
  return { value: pick(`sample ${name}`, [50, 100, 250]), unit: "g" } as const;
}

/** Fields for the supplier's own eyes. */
export function internals(name: string, company: DemoCompany) {
  return {
    sap_material_code: String(between(`sap ${name} ${company.key}`, 10_000_000, 99_999_999)),
    category_manager: pick(`manager ${name}`, managers),
    strategic_portfolio: pick(`portfolio ${name}`, portfolios),
    business_priority: pick(`priority ${name}`, ["HIGH", "MEDIUM", "MEDIUM", "LOW"] as const),
  } satisfies ProductFields;
}

interface Evidence {
  name: string;
  company: DemoCompany;
  kind: string;
  sorted: Partial<Record<TermField, string[]>>;
}

const preservatives = [
  ["Sodium benzoate", "Potassium sorbate"],
  ["Phenoxyethanol"],
  ["Pentylene glycol"],
  ["Caprylyl glycol", "1,2-Hexanediol"],
];
const bioactive = ["active", "peptide", "extract", "ferment", "acid"];

/** Studies, awards and reports, for the kinds that are sold on them. */
export function trials({ name, company, kind, sorted }: Evidence): ProductFields {
  const claim = sorted.performance_claims?.[0]?.toLowerCase();
  const year = between(`study ${name}`, 2019, 2025);
  const initials = company.key.slice(0, 3).toUpperCase();
  const fields: ProductFields = {};
  if (["extract", "ferment"].includes(kind))
    fields.preservative = [...pick(`pres ${name}`, preservatives)];
  if (bioactive.includes(kind) && claim) {
    const people = between(`people ${name}`, 18, 42);
    const days = pick(`days ${name}`, [14, 28, 28, 56]);
    fields.clinical_time_delivery = `${days} days`;
    if (chance(`test ${name}`, 0.6)) {
      fields.consumer_tests = `${people} volunteers, ${days} days, twice daily: ${between(`share ${name}`, 71, 94)} % agreed with the claim "${claim}" for the product with ${name}.`;
    }
    if (chance(`publication ${name}`, 0.35)) {
      fields.publications = [
        `${company.name}: Study report ${initials}-${year}-${between(`report ${name}`, 10, 99)}, ${claim}, vehicle-controlled`,
      ];
    }
  }
  if (chance(`award ${name}`, 0.06)) {
    fields.awards = [
      `The Emulsion Review, ingredient of the year ${year}: ${pick(`medal ${name}`, ["shortlist", "bronze", "silver", "gold"])}`,
    ];
  }
  if (chance(`lca ${name}`, 0.2)) {
    fields.life_cycle_analysis = `Cradle to gate ${(between(`co2 ${name}`, 4, 58) / 10).toFixed(1)} kg CO2 equivalents per kg, ISO 14067, site ${company.city}, ${year}.`;
  }
  return fields;
}
