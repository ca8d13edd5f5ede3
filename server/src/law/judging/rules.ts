import { type Exact, readExact } from "@neroli/contract/kernel/exact.ts";
import type { AnnexEntry } from "../reading/annex-entry.ts";
import { labelledParts, labelsBefore } from "./labelled.ts";
import { type Limit, readLimit } from "./limits.ts";
import { readScope, type Scope } from "./scope.ts";

/** What an entry says of some products. */
export interface Rule {
  /** "a" of "(a) Toothpaste". */
  label: string | null;
  scope: Scope;
  /** The words of the entry that name these products; "" where it names none. */
  products: string;
  limit: Limit | null;
  /** The words of the entry that limit the share; "" where there are none. */
  maximum: string;
}

/** From which share on a substance is named in the list of ingredients. */
interface Labelling {
  /** "Rose Ketones", where the entry says what it is named; else its INCI name. */
  name: string | null;
  /** In per cent; what exceeds it is named. */
  leave_on: Exact;
  rinse_off: Exact;
}

/** An entry as it is judged by. */
export interface Rules {
  entry: AnnexEntry;
  rules: Rule[];
  /** Products in which it is not to be used, with the words that say so. */
  forbidden: { labels: string[]; scope: Scope; text: string }[];
  labelling: Labelling | null;
  /** Its share counts together with those of other entries. */
  together: boolean;
  /** It speaks of purposes other than preserving. */
  otherPurpose: boolean;
  condition: BanCondition | null;
}

/** Of what a prohibition of annex II depends; "other" on what nobody here can know. */
export type BanCondition = "hair-dye" | "fragrance" | "nano" | "elsewhere" | "other";

/** The rules of an entry, read of its texts. */
export function rulesOf(entry: AnnexEntry): Rules {
  const texts = `${entry.conditions}\n${entry.product_type}`;
  return {
    entry,
    rules: entry.annex === "II" ? [] : readRules(entry),
    forbidden: forbiddenIn(texts),
    labelling: readLabelling(entry.conditions),
    together: /\bsum\b|total|combin|mixed with|mixtures? of|used together/i.test(
      `${entry.maximum}\n${entry.conditions}`,
    ),
    otherPurpose: /other than inhibiting the development of micro-?\s?organisms/i.test(texts),
    condition: entry.annex === "II" ? conditionOf(entry.name) : null,
  };
}

const isForbidding = (text: string) => /not to be used|should not be used|no use in/i.test(text);
const isNote = (text: string) => /^\(?\*|^note\b|^for\b|shall not be (?:placed|made)/i.test(text);

function readRules({ product_type, maximum }: AnnexEntry): Rule[] {
  const named = labelledParts(product_type)
    .map(({ label, text }) => ({ label, text: ownLines(text) }))
    .filter(({ text }) => text !== "");
  const limits = labelledParts(maximum);
  const ofLabel = (label: string | null) =>
    limits.filter((part) => part.label === label || part.label === null);
  if (named.some(({ label }) => label !== null)) {
    const [shared, ...parts] = named[0]?.label === null ? named : [null, ...named];
    return parts
      .filter((part) => part !== null)
      .map(({ label, text }) => {
        const products = shared ? `${shared.text} ${text}` : text;
        return ruleOf({ label, products, maximum: joined(ofLabel(label)) });
      });
  }
  const products = named.map(({ text }) => text).join("\n");
  // "(a) 1.0% in fine fragrance": the limits say of which products they are.
  const inProducts = limits.map(({ text }) => /^(?:[\d.,]+\s*%)\s+in\s+(.+)$/is.exec(text)?.[1]);
  if (limits.length > 1 && inProducts.every((text) => text !== undefined)) {
    return limits.map(({ label, text }, at) =>
      ruleOf({ label, products: inProducts[at] ?? "", maximum: text }),
    );
  }
  const whole = joined(limits);
  return [ruleOf({ label: null, products: products || productsAfter(whole), maximum: whole })];
}

/** "0,0015 % Rinse-off products", "1%, when used in lip products". */
function productsAfter(maximum: string): string {
  const [, text = ""] =
    /^[\d.,]+\s*%,?\s*(?:when used in\s+)?([a-z][a-z -]+)$/i.exec(maximum) ?? [];
  return text !== "" && !readScope(text).unclear ? text : "";
}

const joined = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join("\n");

const ruleOf = (read: Pick<Rule, "label" | "products" | "maximum">): Rule => ({
  ...read,
  scope: readScope(read.products),
  limit: readLimit(read.maximum),
});

const ownLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !isForbidding(line) && !isNote(line))
    .join(" ");

const lungs = /exposure of the end[- ]user['’]?s['’]? lungs|inhalation/i;

function forbiddenIn(texts: string): Rules["forbidden"] {
  return texts
    .split(/\n|(?<=[a-z)])\.\s+/)
    .filter(isForbidding)
    .map((text) => ({
      text: text.trim(),
      labels: labelsBefore(text.trim()),
      scope: forbiddenScope(text),
    }));
}

function forbiddenScope(text: string): Scope {
  if (lungs.test(text)) return readScope("inhaled");
  return readScope(text.replace(/^.*?(?:not (?:to )?be used|no use)(?: in| for)?/i, ""));
}

const labelled =
  /presence of the substances?[\s\S]*?(?:indicated|must be)[\s\S]*?list of\s+ingredients/i;

function readLabelling(conditions: string): Labelling | null {
  if (!labelled.test(conditions)) return null;
  const of = (use: RegExp) => {
    const [, digits] = use.exec(conditions) ?? [];
    return digits ? readExact(digits.replace(",", ".")) : null;
  };
  const leave_on = of(/(\d+[.,]\d+)\s*%\s*in\s*leave-on/i);
  const rinse_off = of(/(\d+[.,]\d+)\s*%\s*in\s*rinse-off/i);
  if (!leave_on || !rinse_off) return null;
  const [, name] = /indicated\s+(?:as\s+)?[‘']([^’']+)[’']/i.exec(conditions) ?? [];
  return { name: name?.trim() ?? null, leave_on, rinse_off };
}

export function conditionOf(name: string): BanCondition | null {
  if (/when used as a substance in hair dye/i.test(name)) return "hair-dye";
  if (/when used as a fragrance/i.test(name)) return "fragrance";
  if (/\bannex\b|\bentry\b/i.test(name)) return "elsewhere";
  if (/\(nano\)|nanomaterial|\bnm\b/i.test(name)) return "nano";
  if (/\b(?:except|unless|if|other than|when used|provided|excluding|but not)\b|%/i.test(name)) {
    return "other";
  }
  return null;
}
