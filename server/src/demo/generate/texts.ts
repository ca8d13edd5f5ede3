/** "Face cream" inside a sentence: "face cream". */
export const inSentence = (term: string) =>
  /^[A-Z][a-z]/.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills the {slots}; a slot without a value is a mistake in the template. */
export function fillSlots(template: string, values: Record<string, string>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot];
    if (value === undefined) throw new Error(`no {${slot}} for "${template}"`);
    return value;
  });
  return capital(filled);
}

/** "2-5 %" as a reader expects it. */
export const percent = (min: number, max: number) =>
  min === max ? `${figure(max)} %` : `${figure(min)} to ${figure(max)} %`;

const figure = (value: number) => String(value);

const regionNames = new Intl.DisplayNames(["en"], { type: "region" });
const withArticle = ["GB", "NL", "PH", "US"];

/** The country as it follows a preposition: "from the Philippines", "from Peru". */
export const countryName = (code: string) =>
  `${withArticle.includes(code) ? "the " : ""}${regionNames.of(code) ?? code}`;

/** "Glycerin", "Glycerin and urea", "Glycerin, urea and betaine". */
export const enumerate = (words: readonly string[]) =>
  words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
