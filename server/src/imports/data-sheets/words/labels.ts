import { isProductFieldKey, type ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { columnWords, knownNames } from "../../mapping/column-names.ts";

/** What data sheets call values besides what columns of lists are called, in plain words. */
const own: Partial<Record<ProductFieldKey, string>> = {
  trade_name:
    "trade name of product|name of the product|name des produkts|product identifier|produktidentifikator|identificatore del prodotto|identificateur de produit|identificador del producto|commercial product name|designation commerciale|denominazione commerciale|denominacion comercial|nome del prodotto commerciale|name of substance|stoffname|name des stoffs|nom de la substance|nome della sostanza|nombre de la sustancia",
  appearances:
    "etat physique|etat|apparence|aspect physique|form aussehen|appearance form|aussehen form|stato|estado|physikalischer zustand|physical state and appearance|appearance at 20 c|aussehen bei 20 c",
  color: "farbe|colore|couleur|color del producto|colour of product",
  odor: "geruch|odore|odeur|olor|odour characteristic",
  viscosity:
    "viscosity dynamic|dynamic viscosity|viskositat dynamisch|dynamische viskositat|viscosita dinamica|viscosite dynamique|viscosidad dinamica|viscosity brookfield|viskositat brookfield|viscosidad brookfield|viscosita brookfield|viscosite brookfield",
  storage_conditions:
    "recommended storage|recommended storage temperature|empfohlene lagerung|empfohlene lagertemperatur|lagerklasse und bedingungen|temperatura di stoccaggio|temperatura di conservazione|temperature de stockage|temperatura de almacenamiento|storage advice|lagerhinweise",
  shelf_life:
    "storage stability|lagerstabilitat|stabilita allo stoccaggio|duree de stockage|stabilite au stockage",
  ph_stability_range:
    "ph stability|stable at ph|ph stabilitat|stabil bei ph|stabilita al ph|stabilite ph|estabilidad ph",
  usage_level:
    "recommended use|recommended usage|recommended level of use|typical use level|empfohlene einsatzmenge|empfohlene einsatzkonzentration|einsatzmenge|concentrazione d uso|concentrazione di impiego|concentration d utilisation|taux d utilisation|concentracion de uso",
  functions: "functions|main function|hauptfunktion|cosmetic function|kosmetische funktion",
};

const byWords = new Map(
  Object.entries(own).flatMap(([field, words]) =>
    words.split("|").map((word) => [word, field as ProductFieldKey] as const),
  ),
);

/**
 * The field that a label names, as lists do; null of other labels. A sheet's pH is the product's
 * own, and not in which it is stable, which alone is a field.
 */
export function fieldOfLabel(label: string): ProductFieldKey | null {
  const words = columnWords(label.replace(/^\s*(?:[a-z]\)|[•·▪–-]|\(?[ivx]+\))\s*/iu, ""));
  if (/^ph(?: (?:value|wert|valore|valeur|valor))?$/.test(words)) return null;
  const field = byWords.get(words);
  if (field) return field;
  const known = knownNames().get(words) ?? [];
  const found = known.map(({ target }) => target).find(isProductFieldKey);
  return found ?? null;
}
