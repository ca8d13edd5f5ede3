const shortest = 4;
const letters = /^\p{L}+$/u;

/** One and many, as English, French, Spanish and trade say it: "oils" and "oil", "waxes", "berries". */
export function pluralsOf(word: string): string[] {
  if (word.length < shortest || !letters.test(word)) return [];
  if (!word.endsWith("s")) return [`${word}s`];
  // "citrus", "officinalis", "lactas", "glass" are one.
  if (/[suiao]s$/.test(word)) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:x|z|s|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  return forms;
}

/** German case and number, Romance gender and number, and the same word in another language. */
const suffixes = ["", "e", "en", "er", "es", "em", "n", "s", "a", "o", "i", "os", "as"];
/** Endings that are cut off, the longest first, so that "stoffen" ends in "en" and in "n". */
const cut = ["en", "er", "es", "em", "os", "as", "n", "s", "e", "a", "o", "i"];

/** Endings that tell substances apart: indole and indol, silicone and silicon, amide and amido. */
const chemical = /(?:in|id|it|at|on|en|an|yl|az|azol|indol|yrrol|am|al|os|as|im)$/;

function isOther(word: string, form: string): boolean {
  const stem = commonStart(word, form);
  const [one, other] = [word.slice(stem.length), form.slice(stem.length)];
  const vowels = one.length <= 1 && other.length <= 1 && !/[ns]/.test(one + other);
  return vowels && chemical.test(stem) && (one + other).includes("e");
}

function commonStart(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return one.slice(0, at);
}

/** Words that differ from one in their ending alone. What is no word is among them. */
export function endingsOf(word: string): string[] {
  if (!letters.test(word)) return [];
  const stems = new Set([word]);
  for (const end of cut) if (word.endsWith(end)) stems.add(word.slice(0, -end.length));
  const forms = new Set<string>();
  for (const stem of stems) {
    if (stem.length < shortest) continue;
    for (const suffix of suffixes) forms.add(stem + suffix);
  }
  forms.delete(word);
  return [...forms].filter((form) => !isOther(word, form));
}
