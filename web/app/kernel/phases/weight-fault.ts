import { parseWeight } from "@neroli/contract/products/weights.ts";
import type { Values } from "@neroli/phrases/fill-phrase.ts";
import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";

interface Fault {
  phrase: PhraseKey;
  values?: Values;
}

/** The formats of the spec (section 5), as examples. */
export const weightExamples = ["5%", "to 5%", "up to 5%", "> 5%", "1% to 5%", "1% - 5%", "qs (…)"];

const number = String.raw`\d+(?:[.,]\d+)?`;

/** The most precise reason why this text is no weight; null when it is one. */
export function weightFault(text: string): Fault | null {
  const typed = text.trim();
  if (parseWeight(typed)) return null;
  if (typed === "") return { phrase: "product-editor.formula.weight.missing" };
  const meant = mendWeight(typed);
  if (meant !== typed) {
    return { phrase: "product-editor.formula.weight.meant", values: { weight: meant } };
  }
  const shares = [...typed.matchAll(new RegExp(number, "g"))].map(([share]) =>
    Number(share.replace(",", ".")),
  );
  const [first, second] = shares;
  if (shares.some((share) => share > 100)) return { phrase: "product-editor.formula.weight.most" };
  if (first !== undefined && second !== undefined && first > second) {
    return {
      phrase: "product-editor.formula.weight.reversed",
      values: { weight: `${second}% - ${first}%` },
    };
  }
  return { phrase: "product-editor.formula.weight.format" };
}

/** "up to" in the languages of the interface, and by signs. */
const upTo = new RegExp(
  String.raw`^(?:<=?|≤|max\.?|bis(?: zu)?|fino (?:a|al)|jusqu['’]à|au plus|hasta|up to)\s*(${number})\s*%?$`,
  "i",
);
const over = new RegExp(
  String.raw`^(?:>|über|more than|plus de|más de|più di)\s*(${number})\s*%?$`,
  "i",
);
const range = new RegExp(
  String.raw`^(${number})\s*%?\s*(-|–|—|\.\.|to|bis|a|à)\s*(${number})\s*%?$`,
  "i",
);
const bare = new RegExp(String.raw`^(${number})\s*%?$`);
const rest = /^(?:q\.?\s?s\.?\s*)?(?:ad|auf|to|a|à)\s*100\s*%?$/i;
const asNeeded = /^(?:q\.?\s?s\.?p?\.?|quantum (?:satis|sufficit))$/i;

/** Writes a weight whose meaning is clear in a format of the spec: "5" becomes "5%", "1-3 %" becomes "1% - 3%". */
export function mendWeight(text: string): string {
  const typed = text.trim();
  if (parseWeight(typed)) return typed;
  const mended = meaning(typed);
  return mended !== null && parseWeight(mended) ? mended : typed;
}

function meaning(typed: string): string | null {
  if (rest.test(typed)) return "qs (to 100)";
  if (asNeeded.test(typed)) return "qs";
  const alone = bare.exec(typed);
  if (alone) return `${alone[1]}%`;
  const most = upTo.exec(typed);
  if (most) return `up to ${most[1]}%`;
  const least = over.exec(typed);
  if (least) return `> ${least[1]}%`;
  const [, from, between, to] = range.exec(typed) ?? [];
  if (from === undefined) return null;
  return `${from}% ${between?.toLowerCase() === "to" ? "to" : "-"} ${to}%`;
}
