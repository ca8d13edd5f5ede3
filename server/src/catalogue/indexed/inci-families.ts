import { type InciFamily, inciFamilies } from "@neroli/contract/catalogue/inci-families.ts";

/** Plain names, one each, of families that no word or ending tells. */
const listed = (names: string): RegExp =>
  new RegExp(
    `^(?:${names
      .trim()
      .split(/\s*[;\n]\s*/)
      .join("|")})$`,
  );

const formaldehydeDonors = listed(`
  formaldehyde; paraformaldehyde; methenamine; bronopol; benzylhemiformal
  2-bromo-2-nitropropane-1,3-diol; 5-bromo-5-nitro-1,3-dioxane; quaternium-15
  dmdm hydantoin; dmhf; mdm hydantoin; imidazolidinyl urea; diazolidinyl urea
  sodium hydroxymethylglycinate; polyoxymethylene urea; polyoxymethylene melamine
  7-ethylbicyclooxazolidine; dimethyl oxazolidine; dimethylol glycol; dimethylol urea
  tosylamide/formaldehyde resin; tris\\(hydroxymethyl\\)nitromethane`);

/** Annex III of Regulation (EC) 1223/2009 as amended by (EU) 2023/1545, by their INCI names. */
const fragranceAllergens = listed(`
  amyl cinnamal; amylcinnamyl alcohol; anise alcohol; benzyl alcohol; benzyl benzoate
  benzyl cinnamate; benzyl salicylate; cinnamal; cinnamyl alcohol; citral; citronellol; coumarin
  eugenol; farnesol; geraniol; hexyl cinnamal; hydroxycitronellal; isoeugenol; limonene; linalool
  hydroxyisohexyl 3-cyclohexene carboxaldehyde; butylphenyl methylpropional
  methyl 2-octynoate; alpha-isomethyl ionone; evernia prunastri extract; evernia furfuracea extract
  acetyl cedrene; amyl salicylate; anethole; benzaldehyde; camphor; beta-caryophyllene; carvone
  dimethyl phenethyl acetate; hexadecanolactone; hexamethylindanopyran; linalyl acetate; menthol
  trimethylcyclopentenyl methylisopentenol; salicylaldehyde; santalol; sclareol; terpineol
  tetramethyl acetyloctahydronaphthalenes; trimethylbenzenepropanol; vanillin; eugenyl acetate
  geranyl acetate; isoeugenyl acetate; pinene; rose ketones; myroxylon pereirae oil
  cananga odorata flower oil; citrus limon peel oil; citrus aurantium bergamia peel oil
  citrus aurantium dulcis peel oil; eugenia caryophyllus leaf oil; juniperus virginiana oil
  lavandula angustifolia oil; lavandula hybrida oil; mentha piperita oil; mentha viridis leaf oil
  pelargonium graveolens flower oil; pogostemon cablin oil; rosa damascena flower oil
  santalum album oil; jasminum grandiflorum flower extract; narcissus poeticus flower extract
  cinnamomum zeylanicum bark oil; eucalyptus globulus leaf oil; turpentine; verbena oil`);

/** Organic filters of annex VI by their INCI names; the minerals are no part of it. */
const uvFilters = listed(`
  camphor benzalkonium methosulfate; homosalate; benzophenone-3; benzophenone-4; benzophenone-5
  phenylbenzimidazole sulfonic acid; terephthalylidene dicamphor sulfonic acid
  butyl methoxydibenzoylmethane; benzylidene camphor sulfonic acid; octocrylene
  polyacrylamidomethyl benzylidene camphor; ethylhexyl methoxycinnamate; peg-25 paba
  isoamyl p-methoxycinnamate; ethylhexyl triazone; drometrizole trisiloxane
  diethylhexyl butamido triazone; 4-methylbenzylidene camphor; ethylhexyl salicylate
  ethylhexyl dimethyl paba; methylene bis-benzotriazolyl tetramethylbutylphenol.*
  disodium phenyl dibenzimidazole tetrasulfonate; polysilicone-15; tris-biphenyl triazine.*
  bis-ethylhexyloxyphenol methoxyphenyl triazine; phenylene bis-diphenyltriazine
  diethylamino hydroxybenzoyl hexyl benzoate; methoxypropylamino cyclohexenylidene .*`);

/**
 * How the plain name of an ingredient tells that it belongs to a family: by a word, an ending or a
 * list. A name says nothing of where a substance comes from: of palm and of animals are only those
 * that are named after them.
 */
const rules: Readonly<Record<InciFamily, RegExp>> = {
  parabens: /parabens?\b/,
  // Sulfates of fatty alcohols, ethoxylated or not; "magnesium sulfate" is a salt of something else.
  sulfates:
    /(?:lauryl|myristyl|cetyl|stearyl|cetearyl|oleyl|decyl|octyl|tridecyl|coco|cocoyl|alkyl|c\d+-\d+|eth(?:-\d+)?)[ -]sulfate\b|coco-sulfate|sulfated castor oil/,
  silicones: /methicon|siloxan|silsesquioxan|silicone|siloxysilicate|silane\b|silanol/,
  // Ethoxylated and propoxylated alike: "laureth-2", "polysorbate 20", "poloxamer 407".
  pegs: /\bpegs?\b|\bppgs?\b|polyethylene glycol|\b[a-z]+(?:eth)(?:-\d+|\b(?= (?:sulf|phosph|carbox)))|polysorbate|poloxa(?:mer|mine)|oxynol/,
  phthalates: /(?<!tere|iso|na)phthalate\b/,
  "formaldehyde-donors": formaldehydeDonors,
  isothiazolinones: /isothiazolinone/,
  "mineral-oils":
    /\bmineral oil\b|paraffin|petrolatum|vaselin|microcristallina|microcrystalline wax|ozokerite|ceresin|\bpetroleum\b/,
  // Solid synthetic polymers; dissolved and liquid ones are no particles.
  microplastics:
    /^(?:polyethylene|polypropylene|polystyrene|polyamide-?\d*|nylon-?[\d/-]*|polymethyl methacrylate|polyethylene terephthalate|polybutylene terephthalate|polytetrafluoroethylene|ptfe|polyurethane-?\d*)$|nylon-\d|(?:methacrylate|styrene|acrylates|vinyldimethicone|dimethicone|hdi\/\S+)[^/]*crosspolymer|ethylene\/(?:va|acrylic acid|propylene) copolymer|styrene\/acrylates copolymer/,
  pfas: /perfluor|polyfluor|fluoroethylene|\bptfe\b|fluoroalkyl|fluorodecalin|fluorohex|fluorooct|hydrofluorocarbon|fluoroether/,
  fragrance: /^(?:fragrance|flavor|perfume)$|^(?:fragrance|parfum)\b/,
  "fragrance-allergens": fragranceAllergens,
  "drying-alcohols":
    /^(?:alcohol|ethanol|isopropyl alcohol|isopropanol|propyl alcohol)$|^(?:sd )?alcohol (?:denat|\d)|^sd alcohol/,
  ethanolamines: /\b(?:mea|dea|tea|mipa|dipa|tipa)\b|ethanolamine|isopropanolamine/,
  quats: /quaternium|(?<!\bam)monium\b|alkonium|ammonium methosulfate|cetylpyridinium/,
  edta: /\bedta\b|\bhedta\b/,
  "aluminium-salts":
    /^alumini?um (?:chlor|sesquichlor|zirconium|sulfate|fluoride|lactate)|^(?:potassium|ammonium) alum\b/,
  "uv-filters": uvFilters,
  "palm-derivatives": /\belaeis\b|\bpalm(?!aria|arosa|ata|atum|aris|etto)/,
  "animal-derived":
    /\b(?:lanolin|beeswax|honey|propolis|royal jelly|collagen|atelocollagen|elastin|keratin|keratins|gelatin|silk|sericin|fibroin|lac|whey|casein|caseinate|lactalbumin|carmine|carminic acid|shellac|tallow|tallowate|lard|adeps|egg|ovum|albumen|caviar|snail|guanine|cera lanae|shark|fish|placental|pearl|emu|mink|ovis|spermaceti|horse (?:fat|oil))\b|(?<!\b(?:coconut|oat|rice|almond|soy|hemp|nut) )\bmilk\b(?! thistle)|^ci 75470$|lanolin/,
  "gluten-sources": /\b(?:triticum|hordeum|secale cereale|wheat|barley|rye|gluten)\b/,
  nuts: /\b(?:prunus amygdalus|corylus|juglans|macadamia|anacardium|arachis|bertholletia|pistacia vera|carya|almond|hazelnut|walnut|cashew|peanut|brazil nut|pecan)\b/,
  soy: /\bglycine (?:soja|max)\b|\bsoy\b|soybean|\bsoya/,
};

/** The families of an ingredient by its plain name. */
export const familiesOf = (plain: string): InciFamily[] =>
  inciFamilies.filter((family) => rules[family].test(plain));
