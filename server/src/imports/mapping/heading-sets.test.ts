import { afterAll, expect, test } from "vitest";
import { open } from "../sources/testing-sources.ts";
import { proposeMapping } from "./propose-mapping.ts";

// How suppliers head their lists: each heading with the field that is meant ("-" for none) and a cell.

const sets: Record<string, string> = {
  "price list, en": `SKU = sap_material_code = 10-2231
    Product = name = Softal 20
    INCI Name (EU) = inci = Glycerin
    CAS # = cas = 56-81-5
    Pack Size = packaging = 25 kg drum
    MOQ (kg) = minimum_order_quantity = 25
    Lead Time (weeks) = standard_lead_time = 2 weeks
    Price/kg = - = 3.20`,
  "specification, en": `Material Number = sap_material_code = 4411
    Material Description = name = Softal 20
    Use Level (%) = usage_level = 1-3
    Appearance = appearances = Liquid
    Colour = color = Yellow
    Odour = odor = Faint
    pH (10 % aq.) = ph_stability_range = 5-7
    Shelf Life (months) = shelf_life = 24
    Country of Origin = country_origin = Germany`,
  "organoleptic, en": `Item = name = Vanillin
    FEMA # = fema = 3107
    FL No. = flavis = 05.018
    CAS Number = cas = 121-33-5
    Synonyms = other_names = Vanillic aldehyde; Vanilla
    Taste = flavor = Sweet
    Organoleptic profile = flavor = Vanilla, creamy
    Kosher/Halal = certifications = Kosher`,
  "actives, en": `Trade Name = trade_name = Softal
    INCI Composition = inci = Aqua (and) Urea
    Benefits = performance_claims = Moisturising
    Recommended Dosage = usage_level = 2-5 %
    Applications = applications = Serum
    Certificates = certifications = COSMOS
    Preservation System = preservative = Phenoxyethanol
    Origin of raw material = origin = plant`,
  "Preisliste, de": `Materialnummer = sap_material_code = 4711
    Handelsname = trade_name = Softal
    INCI-Bezeichnung = inci = Glycerin
    CAS-Nr. = cas = 56-81-5
    EG-Nr. = ec = 200-289-5
    Gebinde = packaging = Fass
    Mindestbestellmenge (kg) = minimum_order_quantity = 25
    Lieferzeit = standard_lead_time = 2 Wochen
    Preis €/kg = - = 3,20`,
  "Sortiment, de": `Art.-Nr. = sap_material_code = 4711
    Bezeichnung = name = Softal
    Synonyme = other_names = Weichol; Softol
    Funktion = functions = Emulgator
    Einsatzgebiet = applications = Creme
    Einsatzkonzentration = usage_level = 1-3 %
    Herkunft = origin = pflanzlich
    Haltbarkeit (Monate) = shelf_life = 24
    Lagerbedingungen = storage_conditions = kühl`,
  "Sensorik, de": `Produkt = name = Softal
    Aussehen = appearances = flüssig
    Farbe = color = gelb
    Geruch = odor = mild
    Geschmack = flavor = süß
    pH-Wert = ph_stability_range = 5-7
    Viskosität (mPas) = viscosity = 100-200
    Zertifikate = certifications = Kosher`,
  "listino, it": `Codice articolo = sap_material_code = 4711
    Nome commerciale = trade_name = Softal
    Nome INCI = inci = Glycerin
    N. CAS = cas = 56-81-5
    Funzione = functions = Emulsionante
    Dosaggio consigliato = usage_level = 1-3 %
    Confezione = packaging = Fusto
    Paese di origine = country_origin = Italia
    Scadenza (mesi) = shelf_life = 24`,
  "tarif, fr": `Référence = sap_material_code = 4711
    Nom commercial = trade_name = Softal
    Nom INCI = inci = Glycerin
    N° CAS = cas = 56-81-5
    Fonction = functions = Émulsifiant
    Dose d'emploi = usage_level = 1-3 %
    Conditionnement = packaging = Fût
    Pays d'origine = country_origin = France
    Durée de conservation = shelf_life = 24`,
  "tarifa, es": `Referencia = sap_material_code = 4711
    Nombre comercial = trade_name = Softal
    Nombre INCI = inci = Glycerin
    Número CAS = cas = 56-81-5
    Función = functions = Emulsionante
    Dosis recomendada = usage_level = 1-3 %
    Envase = packaging = Bidón
    País de origen = country_origin = España
    Caducidad = shelf_life = 24`,
  "export of a shop": `sku = sap_material_code = 4711
    product_name = name = Softal
    short_description = tagline = Soft oil
    long_description = description = A soft oil for all that is dry.
    product_url = webpage = https://example.com/softal
    in_stock = in_stock = yes
    alternative_names = other_names = Softol`,
  "database, snake case": `material_no = sap_material_code = 4711
    inci_name = inci = Glycerin
    cas_number = cas = 56-81-5
    einecs_number = ec = 200-289-5
    iupac_name = iupac = propane-1,2,3-triol
    aliases = other_names = Glycerol
    h_statements = hazard_statements = H319
    storage_temp = storage_conditions = 5-25 °C`,
  "camel case": `productName = name = Softal
    tradeName = trade_name = Softal®
    inciName = inci = Glycerin
    casNumber = cas = 56-81-5
    shelfLifeMonths = shelf_life = 24
    countryOfOrigin = country_origin = Germany
    minOrderQty = minimum_order_quantity = 25 kg
    leadTime = standard_lead_time = 2 weeks`,
  "food additives": `E-No. = e_number = E 422
    Additive = name = Glycerol
    Also known as = other_names = Glycerin
    CAS No = cas = 56-81-5
    Functional class = functions = Humectant
    Food category = food_categories = Sauces
    Restrictions = restriction = quantum satis`,
  flavours: `Flavour Name = name = Vanilla Cream
    FL-No = flavis = 05.018
    FEMA No = fema = 3107
    JECFA = jecfa = 889
    Flavour Family = flavor_family = Vanilla
    Taste Profile = flavor = Sweet
    Dosage (%) = usage_level = 0.1
    Halal = certifications = Halal`,
  distributor: `Supplier Ref. = sap_material_code = 4711
    Brand = trade_name = Softal
    Ingredient = name = Softal 20
    Chemical family = ingredient_category = Mixture
    Function(s) = functions = Emollient
    Market segment = segment = Personal care
    Sample available = - = yes
    MOQ = minimum_order_quantity = 25 kg
    Payment terms = payment_terms = 30 days net`,
  regulatory: `Product Name = name = Softal
    INCI (USA) = inci = Glycerin
    CAS-No. = cas = 56-81-5
    EINECS/ELINCS = ec = 200-289-5
    GHS Classification = hazard_classification = Eye Irrit. 2
    H-Statements = hazard_statements = H319
    Restrictions (EU) = restriction = none
    RCI (%) = rci = 90`,
  technical: `Name = name = Softal
    Physical form = appearances = Liquid
    Viscosity [mPa·s] = viscosity = 100
    pH value = ph_stability_range = 6
    Temperature range (°C) = temperature_stability = 5-40
    Handling = formulation_tips = Stir well
    Packaging units = packaging = 25 kg
    Manufacturing site = production_site = Lyon`,
  sustainability: `Product = name = Softal
    Natural origin content = - = 98 %
    Renewable Carbon Index = rci = 98
    Environmental claims = sustainability_claims = Biodegradable
    Free from = free_from_claims = Paraben-free
    Certification = certifications = RSPO
    Source = origin = plant
    LCA = life_cycle_analysis = available`,
  "two languages in a heading": `Artikel / Item = name = Softal
    Artikelnr. / Item no. = sap_material_code = 4711
    INCI / Inhaltsstoffe = inci = Glycerin
    CAS = cas = 56-81-5
    Ursprungsland / Country of origin = country_origin = Germany
    Verpackung / Packaging = packaging = Drum
    Haltbarkeit / Shelf life = shelf_life = 24
    Funktion / Function = functions = Emollient`,
};

let matched = 0;
let all = 0;
const missed: string[] = [];

test.each(Object.entries(sets))("%s", async (name, lines) => {
  const columns = lines.split("\n").map((line) => line.trim().split(" = "));
  const row = (at: number) => columns.map((column) => `"${column[at]}"`).join(";");
  const source = await open([row(0), row(2), row(2)].join("\n"));
  const mapping = await proposeMapping(source);
  await source.close();
  const fields = new Map<string, string>();
  for (const { column, field } of mapping.columns) {
    if (!fields.has(column)) fields.set(column, field ?? "-");
  }
  const wrong = columns.filter(([heading = "", field]) => fields.get(heading) !== field);
  all += columns.length;
  matched += columns.length - wrong.length;
  missed.push(...wrong.map(([heading = ""]) => `${name}: ${heading} -> ${fields.get(heading)}`));
  // Of no list is less than half right.
  expect(wrong.length).toBeLessThan(columns.length / 2);
});

afterAll(() => {
  expect(matched / all, missed.join("\n")).toBeGreaterThanOrEqual(0.8);
});
