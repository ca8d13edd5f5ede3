import type { FieldVisibility } from "@neroli/contract/enumerations/products.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { slug } from "../../kernel/key.ts";
import { applicationNouns } from "../data/application-nouns.ts";
import { brands } from "../data/companies.ts";
import { compositions } from "../data/compositions.ts";
import { type Kind, kinds } from "../data/kinds.ts";
import { plantOrigin, restrictions } from "../data/regulation.ts";
import { sentences } from "../data/sentences.ts";
import { hazards, sortTerms } from "../data/terms.ts";
import { commerce, internals, trials } from "./commerce.ts";
import { companyByKey, type DemoCompany } from "./companies.ts";
import { between, chance } from "./pick.ts";
import { type Substance, substances } from "./substances.ts";
import { countryName, fillSlots, inSentence, percent } from "./texts.ts";

/** A product of the demonstration before it has met a database. */
export interface DemoProduct {
  key: string;
  company_key: string;
  offering: "INGREDIENTS" | "FORMULATIONS" | "SERVICES";
  segment: "PERSONALCARE" | "HOMECARE" | "FOOD";
  fields: ProductFields & { name: string };
  visibility: Partial<Record<ProductFieldKey, FieldVisibility>>;
  trashed: boolean;
  /** What its documents and its picture are chosen by. */
  kind: string;
  shape: string;
  /** Id of the substance that is sold. */
  substance?: string;
}

const isMixture = ({ name, kind }: Substance) =>
  name.includes("(and)") || ["oil", "butter", "extract", "perfume", "enzyme"].includes(kind);

/** Kinds whose goods carry the brand of another kind. */
const related: Partial<Record<Substance["kind"], Substance["kind"]>> = {
  coemulsifier: "emulsifier",
  solubiliser: "emulsifier",
  fattyalcohol: "ester",
  functional: "active",
  functionalmineral: "mineral",
};

/** "Velourine® B3", or for a seller without brands "Niacinamide USP". */
function nameOf(substance: Substance, company: DemoCompany, grade: string) {
  const families = brands[company.key];
  const family =
    families?.[substance.kind] ?? families?.[related[substance.kind] ?? "*"] ?? families?.["*"];
  if (family) {
    const code = substance.code.startsWith(family)
      ? substance.code.slice(family.length)
      : substance.code;
    const name = [`${family}®`, code.trim(), grade].filter(Boolean).join(" ");
    return { name, trade_name: name };
  }
  const common = substance.name.includes("(and)") ? `${substance.code} blend` : substance.name;
  const house = company.name.split(" ")[0];
  return { name: [house, common, grade].filter(Boolean).join(" ") };
}

/** Surfactants for cleaners are praised for other things than those for skin. */
const voiceOf = ({ kind, segment }: Substance) =>
  segment === "HOMECARE" && (kind === "anionic" || kind === "mild") ? "homecare" : kind;

/** The fact, then one or two sentences of the kind; the next product starts at the next sentence. */
function description(substance: Substance, words: Record<string, string>, turn: number) {
  const { said } = sentences[voiceOf(substance)];
  const chosen = [said[turn % said.length] ?? ""];
  if (chance(`second ${words.name}`, 0.6)) chosen.push(said[(turn + 1) % said.length] ?? "");
  return [substance.fact, ...chosen.map((sentence) => fillSlots(sentence, words))].join(" ");
}

function identity(substance: Substance) {
  const food = substance.segment === "FOOD";
  return {
    ...(food ? { general_food_name: substance.name } : { inci: substance.name }),
    ...(substance.cas.length > 0 && { cas: substance.cas }),
    ...(substance.ec.length > 0 && { ec: substance.ec }),
    ...(substance.e_number && { e_number: substance.e_number }),
    ...(substance.fema && { fema: substance.fema }),
    ...(substance.flavis && { flavis: substance.flavis }),
    ingredient_category: isMixture(substance) ? "MIXTURE" : "SUBSTANCE",
  } satisfies ProductFields;
}

const appearances: Record<string, string> = { Solid: "Solid at 20 °C" };

/** A band that a specification of such a form would have, in mPa·s. */
function viscosityOf(shape: string, name: string) {
  const step = { Liquid: 5, "Viscous liquid": 200, Paste: 2000, Emulsion: 100 }[shape];
  const least = between(`viscosity ${name}`, 2, 12) * (step ?? 0);
  return least > 0 ? { min: least, max: least * 3 } : undefined;
}

function properties(substance: Substance, kind: Kind, name: string) {
  const [low, high] = substance.use;
  const ph = substance.ph ?? kind.ph;
  const viscosity = kind.viscous ? viscosityOf(substance.shape, name) : undefined;
  return {
    color: [substance.color],
    odor: [substance.odor],
    appearances: [appearances[substance.shape] ?? substance.shape],
    usage_level: { min: low, max: high },
    ...(ph && { ph_stability_range: { min: ph[0], max: ph[1] } }),
    ...(viscosity && { viscosity }),
    temperature_stability: { min: 5, max: between(`warm ${name}`, 8, 16) * 5 },
  } satisfies ProductFields;
}

function hazardsOf(substance: Substance) {
  if (substance.hazards.length === 0) return {};
  const known = substance.hazards.map((code) => ({ code, ...hazards[code] }));
  return {
    hazard_statements: known.map(({ code, statement }) => `${code} ${statement}`),
    hazard_classification: known.map(({ classification }) => classification ?? ""),
  } satisfies ProductFields;
}

/** What the row says; else what the kind says; else what the claims imply. */
function originOf(substance: Substance, kind: Kind): string[] {
  const said = sortTerms(substance.terms).origin ?? sortTerms(kind.terms).origin;
  if (said) return said;
  if (/Fermentation derived/.test(substance.terms)) return ["BIOTECHNOLOGICAL"];
  return /Bio-based|COSMOS|RSPO/.test(substance.terms) ? ["BOTANICAL"] : ["SYNTHETIC"];
}

function terms(substance: Substance, kind: Kind) {
  const { applications, ...others } = sortTerms(substance.terms, kind.terms);
  if (!applications || !others.functions) throw new Error(`${substance.id} has no use`);
  const origin = originOf(substance, kind) as NonNullable<ProductFields["origin"]>;
  return { ...others, functions: others.functions, applications, origin } satisfies ProductFields;
}

function words(substance: Substance, name: string, app: string, country: string) {
  return {
    name,
    app: applicationNouns[app] ?? inSentence(app),
    use: percent(...substance.use),
    region: countryName(country),
  };
}

function ingredient(substance: Substance, seller: number, turn: number): DemoProduct {
  const { company: companyKey, grade } = substance.sellers[seller] ?? { company: "", grade: "" };
  const company = companyByKey(companyKey);
  const kind: Kind = kinds[substance.kind];
  const names = nameOf(substance, company, grade);
  const producer = companyByKey(substance.sellers[0]?.company ?? companyKey);
  const country =
    plantOrigin[substance.id] ?? (company.type === "DISTRIBUTOR" ? producer : company).country;
  const sorted = terms(substance, kind);
  const app = sorted.applications[seller % sorted.applications.length] ?? "";
  const slots = words(substance, names.name, app, country);
  const restriction = restrictions[substance.id];
  const told = compositions[substance.id];
  const { tips } = sentences[voiceOf(substance)];
  return {
    key: slug(names.name),
    company_key: company.key,
    offering: "INGREDIENTS",
    segment: substance.segment,
    kind: substance.kind,
    shape: substance.shape,
    substance: substance.id,
    trashed: false,
    visibility: told?.visibility ? { composition: told.visibility } : {},
    fields: {
      ...names,
      ...identity(substance),
      ...(told && { composition: [...told.parts] }),
      year_of_launch: between(`launch ${names.name}`, Math.max(company.founded, 2004), 2026),
      tagline: substance.tagline,
      description: description(substance, slots, turn),
      ...sorted,
      ...properties(substance, kind, names.name),
      ...hazardsOf(substance),
      ...(restriction && { restriction }),
      formulation_tips: fillSlots(tips[turn % tips.length] ?? "", slots),
      ...commerce({ name: names.name, company, kind, country }),
      ...trials({ name: names.name, company, kind: substance.kind, sorted }),
      ...internals(names.name, company),
    },
  };
}

/** One product for every seller of every substance. */
export function buildIngredients(): DemoProduct[] {
  const turns = new Map<string, number>();
  return substances.flatMap((substance) =>
    substance.sellers.map((_, seller) => {
      const turn = turns.get(substance.kind) ?? 0;
      turns.set(substance.kind, turn + 1);
      return ingredient(substance, seller, turn);
    }),
  );
}
