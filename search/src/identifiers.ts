import { fold } from "./fold.ts";

const dashes = /[\u2010-\u2015\u2212]/g;
const label =
  /^(cas|ec|einecs|elincs|nlp|fema|flavis|fl|coe|jecfa)(?:[\s.:#-]*(?:no|nr|number))?[\s.:#-]+(?=\d)/;
const registered = /\d{2,7}-\d{2}-\d(?!\d)|(?<!\d)\d{3}-\d{3}-\d(?!\d)/g;
const shapes = [
  /^\d{2,7}-\d{2}-\d$/, // CAS
  /^\d{3}-\d{3}-\d$/, // EC
  /^\d{2}\.\d{3}$/, // FLAVIS
  /^e\d{3,4}[a-z]?(?:\([ivx]+\))?$/, // E-number
  /^ci\d{5}(?::\d)?$/, // colour index
];
const colourOrAdditive =
  /(?<![\p{L}\p{N}-])(?:e[ -]?\d{3,4}[a-z]?|ci[ -]?\d{5}(?::\d)?)(?![\p{L}\p{N}-])/gu;

/** What a query asks for when it is an identifier, and whether it can be nothing else. */
export interface IdentifierQuery {
  /** Normal form, as `identifiersOf` makes it. */
  id: string;
  /** It has the shape of a registry number, or says "FEMA", "CAS" …: no word search. */
  only: boolean;
  /** The registry it names ("fema"), or null. */
  registry: string | null;
}

function normal(folded: string): string {
  return folded.replace(dashes, "-").replace(/\s+/g, "");
}

/** Normal forms of a cell of an identifier field, which may hold several ("a / b; c"). */
export function identifiersOf(cell: string): string[] {
  const folded = fold(cell).replace(dashes, "-");
  const found = new Set<string>(folded.match(registered) ?? []);
  for (const part of folded.split(/[;,|\r\n]|\s*\/\s+|\s+\/|\s+-\s+|(?<=\d)\/(?=\d)/)) {
    const bare = part.replace(/\((?![ivx]+\))[^()]*\)/g, "").trim();
    const id = normal(bare.replace(label, "")).replace(/^e-(?=\d)/, "e");
    if (id !== "" && id !== "-" && (found.size === 0 || !(id.match(registered)?.length ?? 0))) {
      found.add(id);
    }
  }
  return [...found];
}

/** E-numbers and colour indices that stand in a text ("E 171", "CI 77891"), in normal form. */
export function identifiersIn(text: string): string[] {
  if (!/\d{3}/.test(text)) return [];
  const found = fold(text).match(colourOrAdditive) ?? [];
  return found.map((id) => id.replace(/[ -]/g, ""));
}

/** How a query reads as an identifier; null when it is empty. */
export function identifierQuery(text: string): IdentifierQuery | null {
  const folded = fold(text).replace(dashes, "-").replace(/"/g, "").trim();
  if (folded === "") return null;
  const registry = label.exec(folded)?.[1] ?? null;
  const bare = registry === null ? folded : folded.replace(label, "");
  const compact = normal(bare).replace(/^(e|ci)-(?=\d)/, "$1");
  const shaped = shapes.some((shape) => shape.test(compact));
  const labelled = registry !== null && /^[\d.-]+$/.test(compact);
  return { id: compact, only: shaped || labelled, registry: labelled && !shaped ? registry : null };
}
