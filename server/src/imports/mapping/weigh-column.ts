import type { ImportTarget, MappingReason } from "@neroli/contract/imports/mapping.ts";
import { Mapping } from "@neroli/contract/imports/mapping.ts";
import {
  type FieldType,
  isProductFieldKey,
  productField,
} from "@neroli/contract/products/fields.ts";
import { isTranslated, textKey } from "@neroli/contract/products/text-keys.ts";
import { fieldOf } from "../readers/columns-of.ts";
import { readCells } from "../readers/read-cells.ts";
import { likeness } from "../readers/same-words.ts";
import { languageOfColumn } from "./column-languages.ts";
import { columnWords, knownNames } from "./column-names.ts";
import { optionsFor } from "./column-options.ts";
import type { ColumnValues } from "./column-values.ts";

/** A possible meaning of a column, how likely it is from 0 to 1, and why. */
export interface WeighedColumn {
  target: ImportTarget;
  confidence: number;
  why: MappingReason;
}

interface Kind {
  offering: "INGREDIENTS" | "FORMULATIONS" | "SERVICES";
  allowed: ReadonlySet<ImportTarget>;
}

/** By its name and by what is in it. */
export function weighColumn(column: ColumnValues, kind: Kind): WeighedColumn[] {
  const named = inLanguage(column.name) ?? byName(columnWords(column.name));
  const allowed = named.filter(({ target }) => kind.allowed.has(target));
  const weighed = allowed.map((each) => withContent(each, column, kind));
  for (const each of byContent(column, kind)) {
    const also = weighed.find(({ target }) => target === each.target);
    if (!also) weighed.push(each);
    else if (also.confidence >= 0.5) {
      also.confidence = Math.max(also.confidence, 0.98);
      also.why = "name-and-content";
    }
  }
  return weighed.toSorted((a, b) => b.confidence - a.confidence);
}

/** "Name (DE)", "tagline_fr", "Beschreibung deutsch": what the rest of the name means, in a language. */
function inLanguage(name: string): WeighedColumn[] | null {
  const named = languageOfColumn(name);
  if (!named) return null;
  const { rest, language } = named;
  const texts = byName(columnWords(rest)).flatMap(({ target, confidence, why }) => {
    if (!isProductFieldKey(target) || !isTranslated(target)) return [];
    // Products' own texts are English unless they say otherwise.
    return [{ target: language === "en" ? target : textKey(target, language), confidence, why }];
  });
  return texts.length > 0 ? texts : null;
}

function byName(words: string): WeighedColumn[] {
  if (words === "") return [];
  const names = knownNames();
  const exact = names.get(words);
  if (exact) {
    return exact.map(({ target, sure }) => ({
      target,
      confidence: sure === "name" ? 0.95 : 0.88,
      why: sure,
    }));
  }
  const best = new Map<ImportTarget, WeighedColumn>();
  for (const [name, known] of names) {
    const confidence = alike(words, name);
    if (confidence < 0.5) continue;
    for (const { target } of known) {
      if ((best.get(target)?.confidence ?? 0) >= confidence) continue;
      best.set(target, { target, confidence, why: "similar-name" });
    }
  }
  return [...best.values()];
}

/** A known name within a longer one counts by its length; one that is misspelt by its letters. */
function alike(words: string, name: string): number {
  if (name.length >= 3 && ` ${words} `.includes(` ${name} `)) {
    const last = words.endsWith(` ${name}`) ? 0.08 : 0;
    return Math.min(0.8, 0.35 + last + (0.45 * name.length) / words.length);
  }
  if (name.length < 5 || words.length < 5) return 0;
  const same = likeness(words, name);
  return same >= 0.82 ? same * 0.8 : 0;
}

/** Fields of these kinds have a form that other texts have not. */
const formed: readonly FieldType[] = [
  "number",
  "year",
  "flag",
  "range",
  "quantity",
  "money",
  "choice",
  "country",
  "cas",
  "ec",
  "e_number",
  "fema",
  "flavis",
  "url",
  "video",
  "composition",
  "phases",
  "concepts",
  "label",
];

/** Of rows that are parts: no share makes anything without the name beside it. */
const isShare = (target: ImportTarget) =>
  ["phases.weight", "composition.min", "composition.max"].includes(target);

const isFormed = (target: ImportTarget) => {
  if (isShare(target) || target === "offering" || target === "segment") return true;
  const key = fieldOf(target);
  if (key === null || !formed.includes(productField(key).type)) return false;
  return key === target || /\.(?:min|max|value)$/.test(target);
};

/** A name alone does not make a column of "high" and "low" one of viscosities in mPa·s. */
function withContent(weighed: WeighedColumn, column: ColumnValues, kind: Kind): WeighedColumn {
  const { target } = weighed;
  if (!isFormed(target)) return weighed;
  const fits = shareThatFits(column, target, kind);
  if (fits === null) return weighed;
  if (fits >= 0.7) return { ...weighed, confidence: Math.min(0.98, weighed.confidence + 0.05) };
  const kept = fits >= 0.3 ? 0.6 + 0.4 * fits : 0.25;
  return { ...weighed, confidence: weighed.confidence * kept };
}

/** Forms that speak for themselves, whatever the column is called. */
const telling = ["cas", "ec", "flavis", "e_number", "video"] as const;

function byContent(column: ColumnValues, kind: Kind): WeighedColumn[] {
  const texts = column.values.filter((value) => typeof value === "string");
  if (texts.length === 0) return [];
  const found: WeighedColumn[] = [];
  const add = (target: ImportTarget, confidence: number) => {
    if (kind.allowed.has(target)) found.push({ target, confidence, why: "content" });
  };
  for (const target of telling) {
    if (!texts.some((text) => patterns[target].test(text))) continue;
    if ((shareThatFits(column, target, kind) ?? 0) >= 0.7) add(target, 0.9);
  }
  const share = (pattern: RegExp) =>
    texts.filter((text) => pattern.test(text)).length / texts.length;
  if (share(/\b\(?and\)\s|\(and\)/i) >= 0.15) add("inci", 0.75);
  if (share(/^https?:\/\/|^www\./i) >= 0.7) add("webpage", 0.7);
  if (share(/\bH[2-4]\d{2}[A-Za-z]*\b/) >= 0.7) add("hazard_statements", 0.75);
  return found;
}

const patterns = {
  cas: /\d{2,7}-\d{2}-\d\b/,
  ec: /\b\d{3}-\d{3}-\d\b/,
  flavis: /^\d{2}\.\d{3}$/,
  e_number: /^E[\s-]?\d{3}/i,
  video: /youtu/i,
};

/** How many of the values the reader of that target takes; null when there is nothing to read. */
function shareThatFits(
  from: ColumnValues,
  target: ImportTarget,
  { offering }: Kind,
): number | null {
  const column = "column";
  const { values } = from;
  const mapping = Mapping.parse({
    offering,
    segment: target === "segment" ? null : "PERSONALCARE",
    identity: { by: "field", field: "name" },
    columns: [{ column, field: target, options: optionsFor(from, target) }],
  });
  const key = fieldOf(target);
  if (isShare(target)) return shareOfNumbers(values);
  const segments = key ? productField(key).segments : undefined;
  const read = readCells({ ...mapping, segment: segments?.[0] ?? mapping.segment });
  let fits = 0;
  let given = 0;
  for (const [at, value] of values.entries()) {
    const rows = [{ row: at + 1, line: at + 1, cells: { [column]: value } }];
    const { fields, problems, notes, segment, offering: of } = read(rows);
    const isEmpty =
      key !== null && fields[key] === undefined && problems.length + notes.length === 0;
    if (isEmpty) continue;
    given++;
    const taken =
      key === null
        ? problems.length === 0 && (target === "segment" ? segment !== null : of !== null)
        : fields[key] !== undefined && problems.length === 0;
    if (taken) fits++;
  }
  return given === 0 ? null : fits / given;
}

/** Weights are numbers, or say that they are the rest. */
function shareOfNumbers(values: readonly unknown[]): number | null {
  const given = values.map((value) => String(value ?? "").trim()).filter((text) => text !== "");
  if (given.length === 0) return null;
  return given.filter((text) => /\d|^q\.?\s?[sb]/i.test(text)).length / given.length;
}
