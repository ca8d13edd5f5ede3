import {
  type ImportTarget,
  importTargets,
  type PartTarget,
  partTargets,
} from "@neroli/contract/imports/mapping.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import { sayInEvery } from "@neroli/phrases/say.ts";
import { plainWords } from "../readers/same-words.ts";

/**
 * What people call columns besides the names of fields, in plain words; several are separated by
 * "|". The names of the fields themselves are among the phrases, in five languages.
 */
const synonyms: Partial<Record<ImportTarget, string>> = {
  key: "neroli key",
  offering: "offering|product type|produktart|tipo di prodotto|type de produit|tipo de producto",
  segment: "segment|market segment|business segment|markt|mercato|marche|mercado",
  state:
    "listing state|listing status|publication state|veroffentlichung|stato di pubblicazione|etat de publication|estado de publicacion",
  trashed: "deleted|in trash",
  visibility: "visibility|sichtbarkeit|visibilita|visibilite|visibilidad",
  name: "product|product name|name of product|item|item name|material|material name|material description|substance|substance name|ingredient|ingredient name|raw material|raw material name|chemical name|formulation|formulation name|formula name|recipe|service|service name|dienstleistung|servizio|servicio|title|titel|titolo|titre|titulo|bezeichnung|produktbezeichnung|artikelbezeichnung|produktname|produkt|artikel|rohstoff|rezeptur|rezepturname|nome prodotto|nome del prodotto|prodotto|denominazione|materia prima|formula|nom du produit|nom produit|produit|designation|matiere premiere|nombre del producto|nombre producto|producto|denominacion|additive|additive name|flavour name|flavor name",
  trade_name:
    "tradename|commercial name|brand name|brand|trade mark|trademark|handelsname|handelsbezeichnung|markenname|marke|nome commerciale|marchio|nom commercial|marque|nombre comercial|marca",
  general_food_name:
    "food name|common name|usual name|verkehrsbezeichnung|lebensmittelbezeichnung|denominazione alimentare|denomination alimentaire|denominacion alimentaria",
  inci: "inci name|inci names|inci bezeichnung|inci eu|inci usa|inci list|inci denomination|nome inci|nom inci|nombre inci|ctfa|ctfa name|cosmetic ingredient name",
  inn: "inn name|international nonproprietary name|dci",
  ph_eur_name: "ph eur|pheur|european pharmacopoeia|ph eur bezeichnung|pharmacopoeia name",
  other_names:
    "other name|synonym|synonyms|alias|aliases|also known as|aka|alternative name|alternative names|common names|trivial name|trivial names|names|weitere namen|synonyme|synonymes|sinonimi|sinonimos|trivialname|trivialnamen|altri nomi|autres noms|otros nombres|nom usuel|nome comune|nombre comun|andere bezeichnung|andere bezeichnungen|other designations",
  cas: "cas no|cas nr|cas number|cas numbers|cas nummer|cas nummern|numero cas|n cas|no cas|cas rn|cas registry number|cas code",
  ec: "ec no|ec nr|ec number|ec numbers|einecs|einecs no|einecs nr|einecs number|elincs|einecs elincs|eg nr|eg nummer|numero ce|n ce|no ce|numero ec|eu no",
  iupac: "iupac|chemical name iupac|iupac bezeichnung|nome iupac|nom iupac|nombre iupac",
  e_number: "e no|e nr|e number|e nummer|enumber|ins no|numero e|n e|additive number",
  fema: "fema no|fema nr|fema number|fema nummer|numero fema|n fema",
  flavis: "fl no|flavis no|flavis number|flavis nr|fl number|flavis nummer|numero flavis|fl",
  jecfa: "jecfa no|jecfa number|jecfa nr|numero jecfa",
  coe: "coe no|coe number|coe nr|council of europe|council of europe no",
  formulation_code:
    "formula code|formula no|formula number|formulation no|formulation number|formulation id|formula id|recipe no|recipe code|rezeptur nr|rezepturnummer|rezepturcode|formelnummer|codice formula|codice formulazione|code formule|code formulation|numero de formule|codigo de formula|codigo de formulacion",
  concept_code:
    "concept no|concept id|konzeptcode|konzeptnummer|codice concept|code concept|codigo de concepto",
  sap_material_code:
    "sap code|sap no|sap number|sap nr|sap material|sap material number|material no|material number|material code|materialnummer|material nr|article no|article number|article code|artikelnummer|artikel nr|art nr|item no|item number|item code|product code|product no|product number|produktnummer|produktcode|sku|codice articolo|codice prodotto|codice materiale|code article|code produit|reference article|codigo de articulo|codigo de producto|codigo de material|referencia|supplier ref|supplier reference|referencia|riferimento",
  ingredient_category:
    "substance or mixture|mixture or substance|stoff oder gemisch|substance type",
  service_types:
    "service type|service category|type of service|leistungsart|tipo di servizio|type de service|tipo de servicio",
  year_of_launch:
    "launch year|launched|launch|year|introduced|markteinfuhrung|einfuhrungsjahr|jahr der einfuhrung|anno di lancio|annee de lancement|ano de lanzamiento",
  tagline:
    "claim|slogan|headline|short description|subtitle|kurzbeschreibung|schlagzeile|descrizione breve|description courte|accroche|descripcion breve|eslogan",
  description:
    "product description|long description|details|about|text|info|information|remarks description|beschreibung|produktbeschreibung|langtext|descrizione prodotto|descrizione del prodotto|description du produit|descripcion del producto|detalles",
  positioning: "market positioning|produktpositionierung|usp",
  technology:
    "technologies|process|manufacturing process|technologie|herstellverfahren|processo|procede|proceso",
  market_trends: "trend|trends|market trend|markttrend|tendenze|tendances|tendencias",
  composition: "blend composition|zusammensetzung|composition of raw material|sds composition",
  "composition.inci": "component inci|component name|inci of component|inci der komponente",
  "composition.cas": "component cas|cas of component|cas der komponente",
  "composition.min": "component min|component from|share min|min share|anteil von|anteil min",
  "composition.max": "component max|component to|share max|max share|anteil bis|anteil max",
  phases: "composition|composizione|composicion",
  "phases.name": "phase|phase name|phasen|fase|part",
  "phases.ingredient":
    "ingredient|ingredient name|raw material|raw material name|component|material|substance|inhaltsstoff|rohstoff|bestandteil|komponente|ingrediente|materia prima|componente|matiere premiere|composant",
  "phases.inci": "ingredient inci|inci|inci name|raw material inci",
  "phases.weight":
    "weight|weight percent|weight %|wt|wt %|gew|gew %|% gew|gewichtsprozent|mass %|w w|% w w|%|percent|percentage|amount|share|quantity|concentration|conc|level|dosage|gewicht|anteil|menge|prozent|gehalt|einsatzkonzentration|peso|percentuale|quantita|quota|poids|pourcentage|quantite|part|porcentaje|cantidad|proporcion",
  "phases.function":
    "function|funktion|funzione|fonction|funcion|ingredient function|function of ingredient|purpose|role|funktion des rohstoffs|zweck|scopo|role de l ingredient",
  procedure:
    "manufacturing procedure|manufacturing|preparation|method|process|directions|herstellung|herstellverfahren|arbeitsanweisung|verfahren|procedimento|preparazione|mode operatoire|fabrication|procedimiento|elaboracion|preparacion",
  "concepts.title": "concept title|concept|konzept|titel des konzepts|concetto|concepto",
  "concepts.description": "concept description|konzeptbeschreibung",
  "ingredient_labels.title": "label|label title|etikett|ingredient label",
  "ingredient_labels.description": "label description|label text",
  "ingredient_labels.reference": "label reference",
  functions:
    "function|function s|functionality|product function|ingredient function|use function|related functions|funktion|wirkung|eigenschaft|funzione|funzioni|fonction|funcion|cosing function|functional class|technological function|additive class|funktionsklasse",
  applications:
    "application|application area|application areas|applications area|use|uses|recommended use|end use|related applications|anwendung|anwendungsgebiet|anwendungsbereich|einsatzgebiet|applicazione|usi|utilisation|utilisations|aplicacion|uso|usos",
  performance_claims:
    "claim|claims|performance claim|benefit|benefits|efficacy|wirkversprechen|nutzen|vantaggi|benefici|allegations|benefices|beneficios",
  sustainability_claims:
    "sustainability claim|environmental claims|nachhaltigkeit|sostenibilita|durabilite|sostenibilidad",
  free_from_claims: "free from claim|free of|frei von|senza|sans|libre de|sin",
  certifications:
    "certification|certificate|certificates|approvals|zertifikat|zertifizierung|zertifikate|certificato|certificati|certificat|certificats|certificado|certificados|kosher|halal|kosher halal|halal kosher",
  origin:
    "source|raw material origin|origin of raw material|nature|herkunft|ursprung|fonte|source d origine|origine|origen",
  food_categories:
    "food category|category name|category of food|lebensmittelkategorie|categoria alimentare|categorie d aliments|categoria de alimentos",
  color: "color|colours|colors|farbton|tinta",
  odor: "odor|smell|scent|duft|profumo|parfum|fragancia",
  appearances:
    "physical form|form|physical state|state|consistency|aspect|aussehen|form der ware|aggregatzustand|aspetto|stato fisico|forma|aspecto|estado fisico",
  flavor_family: "flavor family|flavour group|flavor group|aromafamilie",
  flavor:
    "flavor|taste|flavour profile|flavor profile|geschmack|gusto|sapore|gout|saveur|organoleptic|organoleptic profile|organoleptic properties|sensory profile|taste profile|flavour description|organoleptik|profil organoleptique|profilo organolettico|perfil organoleptico",
  restriction:
    "restrictions|restrictions of use|restrictions exceptions|limitations|limit|regulatory restriction|maximum concentration|einschrankung|einschrankungen|beschrankung|restrizione|restrizioni|limitazioni|restriccion|restricciones",
  hazard_statements:
    "h statements|h phrases|h statement|hazard statement|h satze|gefahrenhinweise|frasi h|indicazioni di pericolo|mentions de danger|phrases h|indicaciones de peligro|frases h",
  hazard_classification:
    "ghs classification|clp classification|classification|ghs|clp|einstufung|gefahreneinstufung|classificazione|classificazione di pericolo|clasificacion",
  rci: "renewable carbon index|renewable carbon",
  life_cycle_analysis: "lca|life cycle assessment|okobilanz|analisi del ciclo di vita",
  ph_stability_range:
    "ph|ph range|ph value|ph stability|ph wert|ph bereich|intervallo ph|plage de ph|rango de ph",
  "ph_stability_range.min": "ph min|min ph|minimum ph|ph from|ph von",
  "ph_stability_range.max": "ph max|max ph|maximum ph|ph to|ph bis",
  viscosity: "viscosity range|viskositat|viscosita|viscosite|viscosidad",
  "viscosity.min": "viscosity min|min viscosity|viskositat min",
  "viscosity.max": "viscosity max|max viscosity|viskositat max",
  temperature_stability:
    "temperature range|temperature stability range|temperaturbereich|temperaturstabilitat|temperatura|stabilita termica|stabilite thermique",
  "temperature_stability.min": "temperature min|min temperature|temperatur min",
  "temperature_stability.max": "temperature max|max temperature|temperatur max",
  usage_level:
    "use level|recommended use level|recommended dosage|dosage|use concentration|usage|usage rate|typical use level|recommended use concentration|einsatzkonzentration|dosierung|empfohlene dosierung|dosaggio|livello d uso|dose d emploi|dosage recommande|dosificacion|nivel de uso|dosis|dosis recomendada|dosis de uso",
  "usage_level.min": "use level min|usage min|min use level|dosage min|dosierung min",
  "usage_level.max": "use level max|usage max|max use level|dosage max|dosierung max",
  formulation_tips:
    "tips|formulation guidelines|how to formulate|handling|formulation advice|verarbeitungshinweise|tipps|consigli|conseils|consejos",
  consumer_tests: "consumer test|verbrauchertest|test consumatori|tests consommateurs",
  extra_rd_tests: "r d tests|further tests|additional tests|efficacy tests|in vitro|in vivo",
  preservative:
    "preservatives|preservation|preserved with|konservierung|konservierungsmittel|conservante|conservanti|conservateur|conservantes",
  biological_target: "target|biological targets|mode of action|wirkort",
  in_stock:
    "stock|availability|available|on stock|lager|lagernd|verfugbar|verfugbarkeit|disponibilita|disponibile|disponibilite|disponible|disponibilidad|existencias",
  minimum_order_quantity:
    "moq|min order|min order qty|minimum order|minimum order qty|min order quantity|order quantity|mindestbestellmenge|mindestmenge|mindestabnahme|quantita minima|ordine minimo|lotto minimo|quantite minimale|commande minimale|cantidad minima|pedido minimo",
  "minimum_order_quantity.value": "moq value|moq quantity",
  "minimum_order_quantity.unit": "moq unit|unit of moq|mindestbestellmenge einheit",
  packaging:
    "package|packages|pack size|pack sizes|packing|package size|packing units|verpackung|gebinde|gebindegrosse|verpackungseinheit|imballaggio|confezione|confezioni|conditionnement|emballage|envase|envases|embalaje",
  payment_terms:
    "payment|terms of payment|zahlungsbedingungen|zahlungsziel|pagamento|condizioni di pagamento|paiement|conditions de paiement|pago|condiciones de pago|forma de pago",
  sample_unit_price:
    "sample price|price of sample|musterpreis|prezzo campione|prix echantillon|precio de muestra",
  // Where a column of prices says "free of charge" throughout, its cells tell which is meant.
  sample_price_note:
    "sample price|price of sample|sample unit price|musterpreis|prezzo campione|prix echantillon|precio de muestra",
  sample_size:
    "sample|sample quantity|sample amount|muster|mustergrosse|mustermenge|campione|dimensione campione|echantillon|taille echantillon|muestra|tamano de muestra",
  "sample_size.value": "sample size value",
  "sample_size.unit": "sample size unit|sample unit",
  shelf_life:
    "shelflife|shelf life months|best before|retest|expiry|durability|haltbarkeit|mindesthaltbarkeit|mhd|lagerfahigkeit|shelf life mesi|durata|scadenza|duree de conservation|duree de vie|dluo|vida util|caducidad",
  storage_conditions:
    "storage|storage condition|storage temperature|lagerung|lagerbedingungen|lagertemperatur|conservazione|condizioni di conservazione|stockage|conditions de stockage|almacenamiento|condiciones de almacenamiento",
  standard_lead_time:
    "lead time|leadtime|delivery time|lieferzeit|tempi di consegna|tempo di consegna|delai|delai de livraison|plazo de entrega|tiempo de entrega",
  country_origin:
    "country|origin country|made in|country of manufacture|ursprungsland|herkunftsland|land|paese|paese di origine|paese d origine|pays|pays d origine|pais|pais de origen",
  production_site:
    "manufacturing site|site|plant|factory|produktionsstandort|werk|standort|stabilimento|sito produttivo|site de production|usine|planta|fabrica",
  regions: "region|area served|markets served|regionen|regioni|zone|regiones",
  countries: "countries served|available in|lander|paesi|pays desservis|paises",
  webpage:
    "url|website|web|link|homepage|product page|product url|webseite|internet|sito|sito web|pagina web|site web|lien|sitio web|enlace",
  video: "youtube|video url|video link|video id",
  awards: "award|prize|auszeichnung|premi|prix|premios",
  publications:
    "publication|literature|reference articles|veroffentlichungen|literatur|pubblicazioni|publicaciones",
  category_manager:
    "product manager|manager|responsible|owner|produktmanager|verantwortlich|responsabile|responsable|gestor",
  strategic_portfolio: "portfolio|product line|produktlinie|portafoglio|portefeuille|cartera",
  business_priority: "priority|prio|prioritat|priorita|priorite|prioridad|abc",
  sample_work: "work sample|arbeitsprobe|reference projects",
};

/** A name that a column may have for a target, and how surely it means it. */
export interface KnownName {
  target: ImportTarget;
  sure: "name" | "synonym";
}

let index: ReadonlyMap<string, readonly KnownName[]> | undefined;

/** Plain words of a column's name, and what they may mean: two targets may share a word. */
export function knownNames(): ReadonlyMap<string, readonly KnownName[]> {
  index ??= makeIndex();
  return index;
}

function makeIndex(): Map<string, KnownName[]> {
  const names = new Map<string, KnownName[]>();
  const add = (words: string, known: KnownName) => {
    const plain = plainWords(words);
    const there = names.get(plain) ?? [];
    if (plain === "" || there.some(({ target }) => target === known.target)) return;
    names.set(plain, [...there, known]);
  };
  for (const target of importTargets) {
    add(target.replaceAll(/[._]/g, " "), { target, sure: "name" });
    if (isProductFieldKey(target)) {
      for (const word of Object.values(sayInEvery(`product-fields.${target}`)))
        add(word, { target, sure: "name" });
    }
  }
  for (const target of partTargets) {
    for (const label of exportLabels(target)) add(columnWords(label), { target, sure: "name" });
  }
  for (const target of importTargets) {
    for (const word of (synonyms[target] ?? "").split("|")) add(word, { target, sure: "synonym" });
  }
  return names;
}

/** The names above the keys of an export's columns, which somebody may have deleted. */
function exportLabels(target: PartTarget): string[] {
  const [key = "", part] = target.split(".");
  const own = sayInEvery(`exports.columns.${part ?? key}`);
  const fields: Record<string, string> = sayInEvery(`product-fields.${key}`);
  return Object.entries(own).flatMap(([language, word]) => {
    if (part === undefined) return [word];
    const field = fields[language];
    return field ? [`${field}: ${word}`] : [];
  });
}

/** A column's name as words: "Product_Name", "chemIupacName", "MOQ (kg)", "CAS-Nr. 1". */
export const columnWords = (name: string): string =>
  plainWords(
    name
      .replace(/(\p{Ll})(\p{Lu}\p{Ll})|(\p{Ll}{2})(\p{Lu}+(?!\p{L}))/gu, "$1$3 $2$4")
      .replace(/[[(][^)\]]*[)\]]/g, " ")
      .replace(/(\D)\d{1,2}\s*$/, "$1"),
  );
