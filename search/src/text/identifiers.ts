import { fold } from "./fold.ts";

const dashes = /[\u2010-\u2015\u2212]/g;
/** "Number", before or behind the register, in five languages and their abbreviations. */
const numberWord = "(?:no|nr|n|num|number|numbers|numero|nummer)";
const label = new RegExp(
  `^(?:${numberWord}[\\s.:#°-]+)?` +
    "(?:reach[\\s.:-]*)?" +
    "(c\\.?a\\.?s|einecs|elincs|nlp|eec|ec|eg|ce|fema|flavis|fl|coe|jecfa)\\.?" +
    `(?:[\\s.:#-]*(?:gras|rn))?(?:[\\s.:#-]*${numberWord})?[\\s.:#°-]*(?=\\d)`,
);
/** The registers that say EC in German, French and of old. */
const registers: Record<string, string> = { eec: "ec", eg: "ec", ce: "ec", "c.a.s": "cas" };
/** A label that its number follows at once is one only where the number looks as it should. */
const joined = /^(?:(?:cas|ec|einecs|elincs|nlp)\d{2,7}-|fema\d{4}$|fl(?:avis)?\d{1,2}\.)/;
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

/** The identifier that a query is, and whether it can be nothing else. */
export interface IdentifierQuery {
  /** Normal form, as `identifiersOf` makes it. */
  id: string;
  /** It has the shape of a registry number, or says "FEMA", "CAS" …: no word search. */
  only: boolean;
  /** The registry it names ("fema"), or null. */
  registry: string | null;
  /** What it is a part of, nearest first, for where nothing carries it: E101(i) is of E101. */
  within: readonly string[];
}

/** Additives are E-numbers in Europe, INS numbers elsewhere. */
const additive = new RegExp(`^(?:ins|e)(?:[\\s.:#-]*${numberWord})?[\\s.:#-]*(?=\\d)`);
const colour = new RegExp(
  `^(?:c\\.?i\\.?|colou?r index|farbindex)(?:[\\s.:#-]*${numberWord})?[\\s.:#-]*(?=\\d{5})`,
);

/** Without brackets around it all, and without what closes a sentence. */
function tidy(text: string): string {
  const closed = text.replace(/[\s.,;:]+$/, "");
  const inner = /^[([{](.*)[)\]}]$/.exec(closed)?.[1];
  return inner === undefined || /[()[\]{}]/.test(inner) ? closed : tidy(inner.trim());
}

/** A registry number without the zeros that databases fill it up with. */
const unfilled = (text: string): string => text.replace(/(?<!\d)0+(?=\d{2,}-\d{2}-\d(?!\d))/g, "");

function normal(folded: string): string {
  const compact = folded.replace(dashes, "-").replace(/\s+/g, "");
  // FLAVIS 5.018 is 05.018.
  if (/^\d\.\d{3}$/.test(compact)) return `0${compact}`;
  // E339i is E339(i).
  return compact.replace(/^(e\d{3,4}[a-h]?)([ivx]+)$/, "$1($2)");
}

/** A registry number whose parts stand apart, or that is written without its hyphens after "CAS". */
function hyphenated(text: string, registry: string | null): string {
  const apart =
    /^(\d{2,7})[ .](\d{2})[ .](\d)$/.exec(text) ?? /^(\d{3})[ .](\d{3})[ .](\d)$/.exec(text);
  const bare = registry === "cas" ? /^(\d{2,7})(\d{2})(\d)$/.exec(text) : null;
  const parts = apart ?? bare;
  return parts === null ? text : parts.slice(1).join("-");
}

function unlabelled(text: string): { bare: string; registry: string | null } {
  const found = label.exec(text);
  const named = found?.[1] ?? null;
  const registry = named === null ? null : (registers[named] ?? named);
  const apart = found !== null && /[\s.:#°-]$|(?:no|nr|num|number|numero|nummer)$/.test(found[0]);
  if (found === null || !(apart || joined.test(text))) return { bare: text, registry: null };
  return { bare: text.slice(found[0].length), registry };
}

/** A registry number and nothing else, as most cells are. */
const alone = /^\d{2,7}-\d{2}-\d$/;

/** Normal forms of a cell of an identifier field, which may hold several ("a / b; c"). */
export function identifiersOf(cell: string): string[] {
  if (alone.test(cell)) return [cell];
  const folded = fold(cell).replace(dashes, "-");
  const found = new Set<string>(folded.match(registered) ?? []);
  for (const part of folded.split(/[;,|\r\n]|\s*\/\s+|\s+\/|\s+-\s+|(?<=\d)\/(?=\d)/)) {
    const bare = part.replace(/\((?![ivx]+\))[^()]*\)/g, "").trim();
    const id = normal(unlabelled(bare).bare.replace(additive, "e"));
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

/** E160a(ii) is of E160a, that of E160. */
function within(id: string): string[] {
  const [, whole, letter, part] = /^(e\d{3,4})([a-h])?(\([ivx]+\))?$/.exec(id) ?? [];
  if (whole === undefined) return [];
  return [part && whole + (letter ?? ""), letter && whole].filter((one) => one !== undefined);
}

/** How a query reads as an identifier; null when it is empty. */
export function identifierQuery(text: string): IdentifierQuery | null {
  const folded = unfilled(tidy(fold(text).replace(dashes, "-").replace(/"/g, "").trim()));
  if (folded === "") return null;
  const { bare, registry } = unlabelled(folded);
  const number = hyphenated(bare, registry).replace(additive, "e").replace(colour, "ci");
  const compact = normal(number);
  const shaped = shapes.some((shape) => shape.test(compact));
  const labelled = registry !== null && /^[\d.-]+$/.test(compact);
  if (shaped || labelled) {
    const id = { id: compact, only: true, within: within(compact) };
    return { ...id, registry: labelled && !shaped ? registry : null };
  }
  // Beside its number a substance is often named: "7647-14-5 (NaCl)", "50-81-7 / 200-066-2".
  const beside = folded.match(registered)?.[0];
  return { id: beside ?? compact, only: false, registry: null, within: [] };
}
