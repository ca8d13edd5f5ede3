import { offerings, segments } from "@neroli/contract/enumerations/products.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { sayInEvery } from "@neroli/phrases/say.ts";
import { type ClosedValue, countryWords } from "./countries.ts";
import { plainWords } from "./same-words.ts";

/** Where the words of enumerated fields stand among the phrases. */
const phrasesOf: Partial<Record<ProductFieldKey | "offering" | "segment", string>> = {
  offering: "offerings",
  segment: "segments",
  ingredient_category: "ingredient-categories",
  service_types: "service-types",
  origin: "origins",
  payment_terms: "payment-terms",
  regions: "regions",
  text_language: "text-languages",
  business_priority: "business-priorities",
};

/** Other words that people write, in plain words; several are separated by "|". */
const besides: Record<string, string> = {
  "offering.INGREDIENTS":
    "ingredient|inhaltsstoff|ingrediente|raw material|raw materials|rohstoff|rohstoffe|materia prima|materie prime|matiere premiere|matieres premieres|materias primas",
  "offering.FORMULATIONS":
    "formulation|formulierung|formulazione|formulacion|formula|formulas|recipe|recipes|rezeptur|rezepturen|concept|concepts",
  "offering.SERVICES": "service|servizio|servicio|dienstleistung|leistung",
  "segment.PERSONALCARE": "cosmetics|cosmetic|beauty|kosmetik|cosmetica|cosmetique|personal care",
  "segment.HOMECARE":
    "home care|household|detergents|haushalt|detergenza|detergence|detergentes|i i",
  "segment.FOOD": "food and beverage|nutrition|lebensmittel|alimentari|alimentaire|alimentos",
  "ingredient_category.MIXTURE":
    "blend|mix|compound|preparation|gemisch|mischung|zubereitung|miscela|melange|mezcla",
  "ingredient_category.SUBSTANCE": "pure|single substance|mono|reinstoff|stoff|sostanza|sustancia",
  "origin.BOTANICAL":
    "plant|plant based|vegetable|vegetal|natural plant|pflanze|pflanzlich|vegetale|vegetal origin|natural",
  "origin.SYNTHETIC": "synthesis|chemical|petrochemical|petroleum|synthetisch|sintetico",
  "origin.ANIMAL": "animal derived|tier|tierisch|animale",
  "origin.MINERAL": "inorganic|mineralisch|minerale",
  "origin.ALGAE": "marine|alga|seaweed|alge|algen|algue",
  "origin.BIOTECHNOLOGICAL":
    "biotech|biotechnology|fermentation|fermented|biotechnologie|biotecnologia|fermentazione|fermentacion",
  "payment_terms.NET_30": "30 days|30 days net|30 tage|30 tage netto|30 gg|30 jours|30 dias|30",
  "payment_terms.NET_60": "60 days|60 days net|60 tage|60 tage netto|60 gg|60 jours|60 dias|60",
  "payment_terms.NET_90": "90 days|90 days net|90 tage|90 tage netto|90 gg|90 jours|90 dias|90",
  "payment_terms.NET_7": "7 days|7 days net|7 tage|7 jours|7 dias|7",
  "payment_terms.NET_10": "10 days|10 days net|10 tage|10 jours|10 dias|10",
  "payment_terms.PIA": "prepayment|in advance|advance payment|vorkasse|anticipato|prepago",
  "payment_terms.COD": "cash on delivery|nachnahme|contrassegno|contra reembolso",
  "payment_terms.LETTER_OF_CREDIT": "l c|lc|akkreditiv",
  "payment_terms.NET_1_10__30": "1 10 net 30|1 10 n 30|1 10 30",
  "payment_terms.MFI_21": "21 mfi",
  "payment_terms.MD_1": "1 md|1md",
  "payment_terms.MD_2": "2 md|2md",
  "regions.EMEA": "europe|europe middle east africa|europa",
  "regions.APAC": "asia|asia pacific|asien",
  "regions.LATAM": "latin america|south america|lateinamerika|america latina",
  "regions.NORAM": "north america|usa canada|nordamerika|nafta",
  "service_types.TESTING":
    "test|tests|lab testing|laboratory|analysis|analytics|prufung|analisi|analyses|ensayos",
  "service_types.CONTRACT_MANUFACTURING":
    "toll manufacturing|cmo|private label|lohnherstellung|conto terzi|fabrication a facon",
  "service_types.REGULATORY_AND_COMPLIANCE": "regulatory|compliance|regulatory affairs|cpnp",
  "service_types.RESEARCH_AND_DEVELOPMENT": "r d|rnd|f e|research",
  "service_types.CONSULTING": "consultancy|consultant|beratung|consulenza|conseil|consultoria",
  "business_priority.HIGH": "a|1|hoch|alta|alto|haute|eleve",
  "business_priority.MEDIUM": "b|2|mittel|media|medio|moyenne|moyen",
  "business_priority.LOW": "c|3|niedrig|gering|bassa|basso|basse|faible|baja|bajo",
};

type ClosedColumn = ProductFieldKey | "offering" | "segment";

const known = new Map<ClosedColumn, readonly ClosedValue[] | null>();

/** The values of a field that knows no others; null for a field of any other kind. */
export function closedValues(field: ClosedColumn): readonly ClosedValue[] | null {
  const found = known.get(field);
  if (found !== undefined) return found;
  const made = makeValues(field);
  known.set(field, made);
  return made;
}

function makeValues(field: ClosedColumn): ClosedValue[] | null {
  if (field === "offering") return offerings.map((value) => closedValue(field, value));
  if (field === "segment") return segments.map((value) => closedValue(field, value));
  const { type, values } = productField(field);
  if (type === "country") return countryWords();
  return type === "choice" ? (values ?? []).map((value) => closedValue(field, value)) : null;
}

function closedValue(field: ClosedColumn, value: string): ClosedValue {
  const phrase = sayInEvery(`${phrasesOf[field]}.${value}`);
  const said = (besides[`${field}.${value}`] ?? "").split("|");
  const words = [value, ...Object.values(phrase), ...said].map(plainWords);
  return { value, words: [...new Set(words)].filter((word) => word !== "") };
}
