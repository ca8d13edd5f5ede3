/** The languages whose plural forms of whole numbers below a million are known here (Unicode CLDR). */
const oneIs: Readonly<Record<string, (count: number) => boolean>> = {
  en: (count) => count === 1,
  de: (count) => count === 1,
  it: (count) => count === 1,
  es: (count) => count === 1,
  fr: (count) => count < 2,
};

/**
 * The category of a count that decides between the forms of a phrase. The usual ones are told without
 * the browser's own rules, which a phone takes tens of milliseconds to get ready.
 */
export function pluralCategory(count: number, language: string): Intl.LDMLPluralRule {
  const isOne = oneIs[language];
  if (isOne && Number.isInteger(count) && count >= 0 && count < 1_000_000) {
    return isOne(count) ? "one" : "other";
  }
  return pluralRules(language, "cardinal").select(count);
}

/** The category of a place in an order: first, second. */
export const ordinalCategory = (place: number, language: string): Intl.LDMLPluralRule =>
  pluralRules(language, "ordinal").select(place);

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${language} ${type}`;
  const known = rules.get(key) ?? new Intl.PluralRules(language, { type });
  rules.set(key, known);
  return known;
}
