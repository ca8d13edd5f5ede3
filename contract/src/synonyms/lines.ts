import { leads, type SynonymRelation } from "../enumerations/synonyms.ts";
import { isLanguage, languages } from "../kernel/language.ts";
import {
  fewestNames,
  type LineFault,
  longestName,
  mostNames,
  type NewSynonym,
  type SynonymName,
} from "./schema.ts";

// Groups as lines of text: what the starting set is kept in, what support loads and exports.
//
//   GLYCERIN; Glycerol; de: Glyzerin; it, es: Glicerina     names that mean the same
//   HELIANTHUS ANNUUS …; Sunflower; de: Sonnenblume         what names that begin so are called, too
//   AHA; Fruit acid > GLYCOLIC ACID; LACTIC ACID            a wider name, and what it means
//   Silicone ~ COCO-CAPRYLATE                               what may be wanted, too
//
// Of several languages the first counts. Quotes keep what would separate: "a; b". Lines that begin
// with # are remarks.

export interface ReadLine {
  /** From 1 on. */
  line: number;
  /** As written. */
  text: string;
  /** What it says, or why it cannot be read. */
  read: NewSynonym | LineFault;
}

/** Quoted texts, what separates, and the letters between: a line is gone through once. */
const pieces = /"[^"]*"|\s[>~]\s|;|./gsu;
const tail = /\s*(?:…|\.\.\.)$/;
const prefix = /^([a-z]{2}(?:,\s*[a-z]{2})*):\s*(.*)$/s;

/** A name as written, with its languages in front. Null for a language that is none. */
function readName(written: string): SynonymName | null {
  const bare = written.trim();
  const [, codes, rest] = prefix.exec(bare) ?? [];
  const text = (rest ?? bare).replace(/^"(.*)"$/s, "$1").trim();
  if (codes === undefined) return { text, language: null };
  const [first = "", ...others] = codes.split(/,\s*/);
  return isLanguage(first) && others.every(isLanguage) ? { text, language: first } : null;
}

/** A line by what separates outside of quotes: its names, the sign, and the names behind it. */
function cut(line: string): { before: string[]; sign: string; after: string[] } {
  const before = [""];
  const after: string[] = [];
  let sign = "";
  for (const [piece] of line.matchAll(pieces)) {
    const list = sign === "" ? before : after;
    if (piece === ";") list.push("");
    else if (sign === "" && /^\s[>~]\s$/.test(piece)) {
      sign = piece.trim();
      after.push("");
    } else list.push((list.pop() ?? "") + piece);
  }
  return { before, sign, after };
}

function readNames(written: readonly string[]): SynonymName[] | LineFault {
  const names: SynonymName[] = [];
  for (const one of written) {
    if (one.trim() === "") continue;
    const name = readName(one);
    if (name === null) return "language";
    if (name.text.length > longestName) return "too-long";
    if (name.text !== "") names.push(name);
  }
  return names.length > mostNames ? "too-many" : names;
}

const relations: Record<string, SynonymRelation> = { ">": "NARROWER", "~": "SEE_ALSO" };

function readGroup(line: string): NewSynonym | LineFault {
  const { before, sign, after } = cut(line);
  const names = readNames(before);
  const leads_to = readNames(after);
  if (typeof names === "string") return names;
  if (typeof leads_to === "string") return leads_to;
  const [first, ...others] = names;
  const relation = relations[sign];
  if (first === undefined) return "too-few";
  if (relation) return leads_to.length === 0 ? "too-few" : { relation, names, leads_to };
  if (names.length < fewestNames) return "too-few";
  if (!tail.test(first.text)) return { relation: "EQUAL", names, leads_to };
  const beginning = { ...first, text: first.text.replace(tail, "") };
  return { relation: "BEGINNING", names: [beginning, ...others], leads_to };
}

/** The groups of a text, line by line; empty lines and remarks are left out. */
export function readLines(text: string): ReadLine[] {
  return text.split(/\r\n|[\n\r]/).flatMap((written, at) => {
    const bare = written.replace("\uFEFF", "").trim();
    if (bare === "" || bare.startsWith("#")) return [];
    return [{ line: at + 1, text: bare, read: readGroup(bare) }];
  });
}

const languageOf = new RegExp(`^(?:${languages.join("|")}):`);
/** What a name must not hold as it stands, or it would be read otherwise. */
const isUnclear = (text: string): boolean =>
  /[;"\r\n]|\s[>~]\s|^#|…$|\.\.\.$/.test(text) || languageOf.test(text);

const writeName = ({ text, language }: SynonymName): string => {
  const said = isUnclear(text) ? `"${text.replaceAll('"', "'")}"` : text;
  return language === null ? said : `${language}: ${said}`;
};

const writeNames = (names: readonly SynonymName[]): string => names.map(writeName).join("; ");

/** A group as a line that `readLines` reads. */
export function writeLine({ relation, names, leads_to }: NewSynonym): string {
  if (leads(relation)) {
    return `${writeNames(names)} ${relation === "NARROWER" ? ">" : "~"} ${writeNames(leads_to)}`;
  }
  const [first, ...others] = names;
  if (relation === "EQUAL" || first === undefined) return writeNames(names);
  return [`${writeName(first)} …`, ...others.map(writeName)].join("; ");
}
