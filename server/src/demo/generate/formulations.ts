import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { slug } from "../../kernel/key.ts";
import { plainMaterials } from "../data/plain-materials.ts";
import { sortTerms } from "../data/terms.ts";
import { euros, internals } from "./commerce.ts";
import { companies, type DemoCompany } from "./companies.ts";
import type { DemoProduct } from "./ingredients.ts";
import { between, chance, pick } from "./pick.ts";
import { type Recipe, recipes } from "./recipes.ts";
import { type Substance, substances } from "./substances.ts";
import { enumerate, inSentence } from "./texts.ts";

type Phases = NonNullable<ProductFields["phases"]>;

/** The listed ingredient of a substance: the formulator's own, else the first seller's. */
export type FindListing = (substance: Substance, company: string) => DemoProduct;

const byId = new Map(substances.map((substance) => [substance.id, substance]));
const substanceOf = (id: string) => byId.get(id);

/** A recipe that is filled up with water may leave room in perfume and thickener. */
function weightOf(weight: string, kind: string, filledUp: boolean): string {
  const qs = /^qs\((.*)\)$/.exec(weight);
  if (qs) return `qs (${qs[1]})`;
  if (filledUp && kind === "perfume") return `up to ${weight}%`;
  if (filledUp && kind === "thickener") {
    return `${weight}% - ${Number((Number(weight) * 1.5).toFixed(2))}%`;
  }
  return `${weight}%`;
}

function phasesOf(recipe: Recipe, company: string, find: FindListing): Phases {
  const filledUp = recipe.phases.some(({ lines }) => lines.some(({ id }) => id === "aqua"));
  return recipe.phases.map(({ name, lines }) => ({
    name,
    ingredients: lines.map(({ id, weight }) => {
      const plain = plainMaterials[id];
      if (plain) {
        const [label, inci, use] = plain;
        return { name: label, inci, function: use, weight: weightOf(weight, "", filledUp) };
      }
      const substance = substanceOf(id);
      if (!substance) throw new Error(`recipe ${recipe.code}: no substance ${id}`);
      const product = find(substance, company);
      const [use] = product.fields.functions ?? [];
      return {
        name: product.fields.name,
        inci: substance.name,
        product: product.key,
        ...(use && { function: use }),
        weight: weightOf(weight, substance.kind, filledUp),
      };
    }),
  }));
}

const telling = [
  "active",
  "functional",
  "peptide",
  "extract",
  "ferment",
  "uv",
  "butter",
  "oil",
  "acid",
  "enzyme",
  "bleach",
  "mild",
];

/** What the formulation is sold on: its most telling ingredients and its feel. */
function conceptsOf(recipe: Recipe, phases: Phases): NonNullable<ProductFields["concepts"]> {
  // What sets the pH is not what it is sold on.
  const used = recipe.phases
    .flatMap(({ lines }) => lines)
    .filter(({ weight }) => Number(weight) > 0);
  const heroes = used
    .flatMap(({ id }) => substanceOf(id) ?? [])
    .filter(({ kind, id }) => telling.includes(kind) && id !== "citric-pc")
    .sort((a, b) => telling.indexOf(a.kind) - telling.indexOf(b.kind))
    .slice(0, 2);
  const all = phases.flatMap(({ ingredients }) => ingredients);
  return heroes.map((hero) => {
    const line = all.find(({ inci }) => inci === hero.name);
    return {
      title: `${line?.name ?? hero.name} at ${line?.weight ?? ""}`.trim(),
      description: `${hero.tagline}. ${hero.fact.split(/(?<=\.) /)[0] ?? ""}`,
    };
  });
}

const purposes: readonly (readonly [RegExp, string])[] = [
  [/softener/i, "Fabric softening agent"],
  [/shampoo|soap|shower|cleanser|cleaner|micellar|laundry|dishwashing/i, "Cleansing agent"],
  [/conditioner|hair mask/i, "Hair conditioning"],
  [/styling/i, "Hair fixative"],
  [/sun care/i, "UV filter"],
  [/tooth|mouth/i, "Oral care agent"],
  [/foundation|lipstick/i, "Colourant"],
];

/** What a formulation is for, by its first application. */
const purposeOf = ([application = ""]: readonly string[]) =>
  purposes.find(([pattern]) => pattern.test(application))?.[1] ?? "Skin conditioning";

const preservation = (recipe: Recipe) =>
  recipe.phases
    .flatMap(({ lines }) => lines)
    .flatMap(({ id }) => substanceOf(id) ?? [])
    .filter(({ kind }) => kind === "preservative")
    .flatMap(({ name }) => name.split(" (and) "))
    .filter((name) => name !== "Gluconolactone")
    // As a term: "Sodium benzoate", not the INCI's "Sodium Benzoate".
    .map(
      (name) =>
        name.charAt(0) + name.slice(1).replace(/ [A-Z]/g, (initial) => initial.toLowerCase()),
    );

function texts(recipe: Recipe, company: DemoCompany, count: number) {
  const [use = "", second] = sortTerms(recipe.terms).applications ?? [];
  const months = pick(`stable ${recipe.code}`, [
    "three months at 40 °C",
    "twelve weeks at 45 °C",
    "six months at 40 °C",
  ]);
  const tested = `Stable for ${months} and through five freeze and thaw cycles.`;
  const phases = recipe.phases.length;
  return {
    name: recipe.name,
    formulation_code: `${company.key.slice(0, 3).toUpperCase()}-${recipe.code}`,
    concept_code: `C${between(`concept ${recipe.code}`, 1000, 9999)}`,
    tagline: recipe.tagline,
    description: `${recipe.base} ${recipe.sentence}`,
    positioning: `${recipe.name} is a starting formula for ${enumerate([use, ...(second ? [second] : [])].map(inSentence))} with ${count} raw materials in ${phases} phases, developed in ${company.city}.`,
    extra_rd_tests: `${recipe.name}: ${tested}`,
    procedure: recipe.steps,
  } satisfies ProductFields;
}

function technical(recipe: Recipe, company: DemoCompany) {
  const [shape = "", color = "", odor = ""] = recipe.look;
  const [low, high] = recipe.ph;
  const [thin, thick] = recipe.viscosity;
  const preservative = preservation(recipe);
  return {
    appearances: [shape === "Solid" ? "Solid at 20 °C" : shape],
    color: [color],
    odor: [odor],
    ...(low !== undefined && high !== undefined && { ph_stability_range: { min: low, max: high } }),
    ...(thin !== undefined && thick !== undefined && { viscosity: { min: thin, max: thick } }),
    temperature_stability: { min: 4, max: pick(`warm ${recipe.code}`, [40, 45]) },
    preservative: preservative.length > 0 ? preservative : ["None"],
    year_of_launch: between(`launch ${recipe.code}`, 2018, 2026),
    in_stock: !chance(`stock ${recipe.code}`, 0.08),
    sample_size: { value: pick(`sample ${recipe.code}`, [50, 100]), unit: "g" },
    sample_unit_price: euros(0),
    shelf_life: preservative.length > 0 ? 30 : 24,
    storage_conditions: "10-25 °C, protected from light",
    standard_lead_time: `${between(`lead ${recipe.code}`, 2, 4)} weeks`,
    country_origin: [company.country],
    production_site: `${company.city}, ${company.country}`,
    payment_terms: ["NET_30"],
  } satisfies ProductFields;
}

function formulation(recipe: Recipe, find: FindListing): DemoProduct {
  const company = companies.find(({ key }) => key.split("-").includes(recipe.seller));
  if (!company) throw new Error(`no company ${recipe.seller}`);
  const phases = phasesOf(recipe, company.key, find);
  const count = phases.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
  const { origin: _, biological_target: __, ...sorted } = sortTerms(recipe.terms);
  const functions = sorted.functions ?? [purposeOf(sorted.applications ?? [])];
  return {
    key: slug(`${recipe.name} ${recipe.code}`),
    company_key: company.key,
    offering: "FORMULATIONS",
    segment: recipe.segment,
    kind: "formulation",
    shape: recipe.look[0] ?? "",
    trashed: false,
    visibility: {},
    fields: {
      ...texts(recipe, company, count),
      phases,
      concepts: conceptsOf(recipe, phases),
      ...sorted,
      functions,
      ...technical(recipe, company),
      ...internals(recipe.name, company),
    },
  };
}

export const buildFormulations = (find: FindListing) =>
  recipes.map((recipe) => formulation(recipe, find));
