/**
 * The words of the demonstration catalogue, each in one field: a table of products names its terms
 * in one column, and this list says where each belongs.
 */
const terms = {
  functions: `Skin conditioning, Hair conditioning, Emollient, Humectant, Cleansing agent, Foaming agent,
    Foam booster, Emulsifier, Co-emulsifier, Emulsion stabiliser, Solubiliser, Thickener, Gelling agent,
    Rheology modifier, Film former, Hair fixative, Suspending agent, Opacifier, Pearlising agent, Preservative,
    Preservative booster, Antioxidant, Chelating agent, pH adjuster, UV filter, SPF booster, Colourant,
    Exfoliant, Soothing agent, Active ingredient, Antiperspirant active, Oral care agent, Abrasive,
    Sensory modifier, Perfuming, Solvent, Hydrotrope, Builder, Bleaching agent, Bleach activator, Enzyme,
    Fabric softening agent, Sweetener, Acidulant, Flavouring, Stabiliser, Nutrient, Antifoaming agent,
    Descaling agent, Dye transfer inhibitor, Optical brightener, Bittering agent`,
  applications: `Face cream, Serum, Eye care, Toner, Face mask, Face cleanser, Micellar water, Body lotion, Hand cream,
    Lip care, Sun care, After-sun care, Baby care, Shaving, Deodorant, Foundation, Mascara, Lipstick,
    Shampoo, Conditioner, Hair mask, Hair styling, Scalp care, Shower gel, Liquid soap, Bar soap, Bath products,
    Toothpaste, Mouthwash, Laundry liquid, Laundry powder, Fabric softener, Hand dishwashing,
    Automatic dishwashing, All-purpose cleaner, Bathroom cleaner, Glass cleaner, Floor cleaner,
    Toilet cleaner, Soft drinks, Baked goods, Chocolate, Chewing gum, Yoghurt, Ice cream, Dressings,
    Ready meals, Gummies, Tablets and capsules, Jams`,
  performance_claims: `Moisturising, Long-lasting moisture, Brightening, Evens skin tone, Anti-ageing, Wrinkle reduction,
    Firming, Barrier support, Soothing, Anti-redness, Blemish control, Sebum control, Mattifying,
    Gentle exfoliation, Antioxidant protection, Blue light protection, UV protection, Water resistant,
    Mild cleansing, Rich foam, Soft skin feel, Fast absorbing, Non-greasy feel, Shine, Frizz control,
    Easy combing, Colour protection, Anti-dandruff, Long hold, Volume, Odour control, Whitening,
    Enamel protection, Stain removal, Grease removal, Limescale removal, Low temperature cleaning,
    Streak-free shine, Fabric care, Sugar reduction, Clean label, Heat stable, Clean taste`,
  sustainability_claims: `Biodegradable, Bio-based, Upcycled, Vegan, Fair trade sourcing, Low carbon footprint,
    Renewable energy, Responsibly sourced, Reef considerate, Local sourcing, Cold process, Organic farming,
    Concentrated format, Fermentation derived, Deforestation-free`,
  free_from_claims: `Paraben-free, Sulfate-free, Silicone-free, Fragrance-free, Alcohol-free, Gluten-free, Allergen-free,
    Microplastic-free, Palm oil-free, PEG-free, Mineral oil-free, Phosphate-free, GMO-free, Nano-free,
    Preservative-free`,
  certifications: `COSMOS Approved, COSMOS Organic, NATRUE, RSPO Mass Balance, RSPO Segregated, Halal, Kosher, EU Organic,
    Fairtrade, ISO 16128, EFfCI GMP, USP, Ph. Eur., FCC, FSSC 22000, EU Ecolabel listed, ISO 9001,
    ISO 17025, ISO 22716`,
  market_trends: `Skinification of hair, Microbiome, Minimalist formulas, Waterless beauty, Healthy ageing,
    Sensitive skin, Clean beauty, Blue beauty, Sugar reduction in food, Refill and concentrate,
    Cold wash, Upcycling, Sensorial textures, Mineral sun care, Oral wellness, Plant-based food`,
  biological_target: `Skin barrier, Melanin synthesis, Collagen synthesis, Hyaluronan synthesis, Sebum production,
    Free radicals, Skin microbiome, Corneocyte cohesion, Neuromuscular signalling, Hair follicle,
    Sensory receptors`,
  origin: "ALGAE, BOTANICAL, SYNTHETIC, MINERAL, ANIMAL, BIOTECHNOLOGICAL",
  food_categories: `Beverages, Bakery wares, Confectionery, Dairy products, Edible ices, Sauces and condiments,
    Meat products, Food supplements, Table-top sweeteners, Fruit preparations, Snacks`,
  flavor_family:
    "Fruity, Sweet notes, Minty, Citrus notes, Spicy, Roasted, Green notes, Creamy notes",
  flavor: `Vanilla, Cream, Butter, Peppermint, Spearmint, Raspberry, Pineapple, Banana, Peach, Coconut, Lemon,
    Orange, Cinnamon, Clove, Almond, Caramel, Apple, Pear, Cherry, Grape, Grass, Honey, Wintergreen, Anise`,
  chemical_properties: `Anionic, Cationic, Non-ionic, Amphoteric, Polymeric, Acidic, Alkaline, Oxidising, Chelating,
    Ester, Lipid, Glycoside`,
  physical_properties: `Water soluble, Oil soluble, Water dispersible, Insoluble, Hygroscopic, Free flowing, Cold processable,
    Volatile, Film forming, Shear thinning, Low melting`,
} as const;

export type TermField = keyof typeof terms;

const split = (list: string) =>
  list
    .split(",")
    .map((term) => term.trim())
    .filter((term) => term !== "");

/** The terms of each field, as they are spelled everywhere. */
const vocabulary = Object.fromEntries(
  Object.entries(terms).map(([field, list]) => [field, split(list)]),
) as Record<TermField, string[]>;

const fieldOf = new Map<string, TermField>();
for (const [field, list] of Object.entries(vocabulary)) {
  for (const term of list) {
    if (fieldOf.has(term)) throw new Error(`the term "${term}" stands in two fields`);
    fieldOf.set(term, field as TermField);
  }
}

/** Sorts a comma-separated column into its fields; an unknown term is a spelling mistake. */
export function sortTerms(...columns: readonly string[]): Partial<Record<TermField, string[]>> {
  const sorted: Partial<Record<TermField, string[]>> = {};
  for (const term of columns.flatMap(split)) {
    const field = fieldOf.get(term);
    if (!field) throw new Error(`unknown term "${term}"`);
    const list = sorted[field] ?? [];
    sorted[field] = list;
    if (!list.includes(term)) list.push(term);
  }
  return sorted;
}

/** Code, statement and class of the hazards that occur (Regulation (EC) 1272/2008, annex III). */
export const hazards: Record<string, { statement: string; classification: string }> = {
  H225: { statement: "Highly flammable liquid and vapour", classification: "Flam. Liq. 2" },
  H226: { statement: "Flammable liquid and vapour", classification: "Flam. Liq. 3" },
  H271: { statement: "May cause fire or explosion; strong oxidiser", classification: "Ox. Liq. 1" },
  H272: { statement: "May intensify fire; oxidiser", classification: "Ox. Sol. 2" },
  H290: { statement: "May be corrosive to metals", classification: "Met. Corr. 1" },
  H302: { statement: "Harmful if swallowed", classification: "Acute Tox. 4" },
  H304: {
    statement: "May be fatal if swallowed and enters airways",
    classification: "Asp. Tox. 1",
  },
  H314: {
    statement: "Causes severe skin burns and eye damage",
    classification: "Skin Corr. 1B",
  },
  H315: { statement: "Causes skin irritation", classification: "Skin Irrit. 2" },
  H317: { statement: "May cause an allergic skin reaction", classification: "Skin Sens. 1" },
  H318: { statement: "Causes serious eye damage", classification: "Eye Dam. 1" },
  H319: { statement: "Causes serious eye irritation", classification: "Eye Irrit. 2" },
  H334: {
    statement: "May cause allergy or asthma symptoms or breathing difficulties if inhaled",
    classification: "Resp. Sens. 1",
  },
  H335: { statement: "May cause respiratory irritation", classification: "STOT SE 3" },
  H400: { statement: "Very toxic to aquatic life", classification: "Aquatic Acute 1" },
  H410: {
    statement: "Very toxic to aquatic life with long lasting effects",
    classification: "Aquatic Chronic 1",
  },
  H411: {
    statement: "Toxic to aquatic life with long lasting effects",
    classification: "Aquatic Chronic 2",
  },
  H412: {
    statement: "Harmful to aquatic life with long lasting effects",
    classification: "Aquatic Chronic 3",
  },
};
