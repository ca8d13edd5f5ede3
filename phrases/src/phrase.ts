/** One sentence in the five interface languages; `{{name}}` is replaced by the value of that name. */
export interface Words {
  en: string;
  de: string;
  it: string;
  fr: string;
  es: string;
}

/** A sentence with a number in it has two forms; `{{count}}` decides between them. */
export type Phrase = Words | { one: Words; other: Words };
export type Phrases = Record<string, Phrase>;

/** A phrase in one language, as a page loads it. */
export type Spoken = string | { one: string; other: string };
export type Values = Record<string, string | number>;

/** Puts the values into a phrase. Source of the plural form: the language's own rules (Intl). */
export function fill(spoken: Spoken, language: keyof Words, values: Values = {}): string {
  const template = typeof spoken === "string" ? spoken : spoken[form(language, values.count)];
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? value.toLocaleString(language) : value;
  });
}

const rules = new Map<string, Intl.PluralRules>();

function form(language: keyof Words, count: string | number | undefined): "one" | "other" {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(Number(count)) === "one" ? "one" : "other";
}

export function inLanguage(phrase: Phrase, language: keyof Words): Spoken {
  if ("one" in phrase) return { one: phrase.one[language], other: phrase.other[language] };
  return phrase[language];
}
