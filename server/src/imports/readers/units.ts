import { type Unit, units } from "@neroli/contract/enumerations/products.ts";

/** The spellings of units in several languages, without dots and blanks, in small letters. */
const amounts: Record<Unit, string> = {
  mg: "mg milligram milligrams milligramm milligramme milligrammo miligramo",
  g: "g gr gram grams gramm gramme grammes grammo grammi gramo gramos",
  kg: "kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes chilo chilogrammo chilogrammi kilogramo kilogramos",
  oz: "oz ounce ounces unze unzen oncia once onza onzas",
  lb: "lb lbs pound pounds",
  st: "st stone",
  t: "t to mt ton tons tonne tonnes tonnen tonnellata tonnellate tonelada toneladas metricton metrictons",
  ml: "ml milliliter milliliters millilitre millilitres millilitro mililitro",
  l: "l lt ltr ltrs liter liters litre litres litro litri litros",
  m3: "m3 m³ cbm cubicmeter cubicmeters kubikmeter metrocubo mètrecube metrocúbico",
  cup: "cup cups",
  "fl oz": "floz fluidounce fluidounces",
};
const byWord = new Map(
  units.flatMap((unit) => amounts[unit].split(" ").map((word) => [word, unit] as const)),
);

const wordOf = (text: string) => text.toLowerCase().replace(/[.\s]/g, "");

export const toUnit = (text: string): Unit | null => byWord.get(wordOf(text)) ?? null;

/** How to make a number of this unit one of the field's own: a factor, or a function. */
type Conversion = (value: number) => number;
const times =
  (factor: number): Conversion =>
  (value) =>
    Number((value * factor).toPrecision(12));
const same: Conversion = (value) => value;

const conversions: Record<string, [words: string, conversion: Conversion][]> = {
  "%": [
    ["% percent prozent percento pourcent porciento %w/w w/w% %(w/w) %ww gew% gew-% wt% %wt", same],
    ["‰ permil promille", times(0.1)],
    ["ppm mg/kg", times(0.000_1)],
    ["g/kg", times(0.1)],
    ["g/100g", same],
  ],
  "°C": [
    ["°c c ºc degc celsius gradcelsius °", same],
    ["°f f ºf fahrenheit", (value) => Number((((value - 32) * 5) / 9).toPrecision(6))],
    ["k kelvin", (value) => Number((value - 273.15).toPrecision(8))],
  ],
  mPa·s: [
    ["mpas mpa*s mpa·s mpa-s mpa•s mpa×s cp cps cpoise centipoise centipoises", same],
    ["pas pa*s pa·s", times(1_000)],
    ["p poise", times(100)],
  ],
  months: [
    ["months month m mo mos monate monat mon mesi mese mois meses mes", same],
    ["years year y yr yrs jahre jahr j anni anno ans an años año", times(12)],
    ["weeks week wochen woche settimane semaines semanas", times(12 / 52)],
    ["days day d tage tag giorni jours días dias", times(12 / 365)],
  ],
  pH: [["ph", same]],
};
const converters = new Map(
  Object.entries(conversions).map(([unit, lines]) => [
    unit,
    new Map(lines.flatMap(([words, by]) => words.split(" ").map((word) => [word, by] as const))),
  ]),
);

/** How a number with this unit becomes one in the field's; null when it cannot. */
export function conversionTo(unit: string | undefined, given: string): Conversion | null {
  const word = wordOf(given);
  if (word === "") return same;
  return converters.get(unit ?? "pH")?.get(word) ?? null;
}
