import type { PlacedLine } from "./sections.ts";
import { hazardClasses, withoutCategory } from "./words/hazard-classes.ts";

/** Something that a line of the sheet says. */
export interface Said {
  value: string;
  line: PlacedLine;
}

/** Codes of hazard statements, as they stand among words. */
export const codes =
  /(?<![\p{L}\d])(EUH ?\d{3}[A-Z]?|H ?[234]\d{2}(?:[A-Z]|[A-Za-z]{1,2}(?![a-z]))?)(?![\p{L}\d])/gu;

/** "H314", "EUH066", "H361fd": the codes of statements that a text holds, as they are written. */
const codesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(codes)].map(([, code = ""]) => code.replaceAll(" ", ""))),
];

/**
 * The product's hazard statements: those of section 2. Section 3 has those of its parts, section 16
 * the wording of both.
 */
export function hazardStatements(lines: readonly PlacedLine[]): Said[] {
  const found = new Map<string, Said>();
  for (const line of lines) {
    const text = line.text.replace(/\((?:see|siehe|vedi|voir|véase)[^)]*\)/giu, " ");
    for (const value of codesIn(text)) {
      const before = found.get(value);
      // Where it stands in words, rather than behind its class.
      if (!before) found.set(value, { value, line });
      else if (!wordsOfStatement(value, before.line) && wordsOfStatement(value, line))
        before.line = line;
    }
  }
  return [...found.values()];
}

/** What follows the code in its line, or before it: the statement in the sheet's own words. */
export function wordsOfStatement(code: string, { cells, text }: PlacedLine): string {
  const cell = cells.find((each) => codesIn(each.text).includes(code));
  const within = (cell?.text ?? text).split(code).at(-1) ?? "";
  const [after = ""] = within.replace(/^[\s:–—.()-]+/u, "").split(/(?=\bEUH?\d{3}|\bH\d{3})/u);
  if (/\p{L}{3}/u.test(after)) return tidyStatement(after);
  const next = cell ? cells[cells.indexOf(cell) + 1]?.text : undefined;
  return next && /\p{L}{3}.*\s.*\p{L}{3}/u.test(next) && codesIn(next).length === 0
    ? tidyStatement(next)
    : "";
}

const tidyStatement = (text: string) => text.replace(/[\s.;,]+$/u, "").trim();

const category = String.raw`\s*(?:[,;:(-]\s*)?(?:(?:category|hazard category|kategorie|gefahrenkategorie|categoria|categoría|catégorie|cat|kat)\.?:?\s*)?(\d[A-D]?)(?![\d%])`;

/** "Skin Irrit. 2": the classes of section 2 that are told shortened, and else those told in full. */
export function hazardClassification(lines: readonly PlacedLine[]): Said[] {
  const short = lines.flatMap((line) => inLine(line, shortPatterns, line.text));
  const found =
    short.length > 0 ? short : lines.flatMap((line, at) => toldInFull(line, lines[at + 1]));
  const seen = new Set<string>();
  return found.filter(({ value }) => !seen.has(value) && seen.add(value));
}

type Pattern = readonly [short: string, pattern: RegExp];

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Points are forgotten, and blanks are there or not. */
const asShort = (short: string) =>
  escaped(short).replaceAll("\\.", "\\s?\\.?").replaceAll(" ", "\\s?");

const shortPatterns: readonly Pattern[] = [
  ...hazardClasses.map(
    ({ short }): Pattern => [
      short,
      new RegExp(`(?<![\\p{L}.])${asShort(short)}${category}`, "giu"),
    ],
  ),
  ...withoutCategory.map(
    (short): Pattern => [short, new RegExp(`(?<![\\p{L}.])${asShort(short)}()(?!\\p{L})`, "giu")],
  ),
];

/** Up to four words stand between a class and its category: "(Inhalation), Kategorie 2". */
const fullPatterns: readonly Pattern[] = hazardClasses.flatMap(({ short, full }) =>
  full.map((words): Pattern => {
    const between = "[^\\p{L}\\d]+(?:\\p{L}{1,3}[^\\p{L}\\d]+)?";
    const number = "[^\\d\\p{L}]{0,4}(?:\\p{L}+[^\\d\\p{L}]{1,3}){0,4}?(\\d[a-d]?)(?!\\d)";
    return [short, new RegExp(`(?<!\\p{L})${words.replaceAll(" ", between)}${number}`, "giu")];
  }),
);

/** What a line tells, in its order; of two that overlap the longer. */
function inLine(line: PlacedLine, patterns: readonly Pattern[], text: string): Said[] {
  const found = patterns
    .flatMap(([short, pattern]) =>
      [...text.matchAll(pattern)].map(({ index: from, 0: whole, 1: number = "" }) => ({
        from,
        to: from + whole.length,
        value: `${short} ${number.toUpperCase()}`.trim(),
      })),
    )
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  return found
    .filter(({ from, to }, at) =>
      found.every((other, of) => of === at || other.from > from || other.to < to || of > at),
    )
    .map(({ value }) => ({ value, line }));
}

/** A class may be told in two lines, its category in the second. */
function toldInFull(line: PlacedLine, next: PlacedLine | undefined): Said[] {
  const alone = inLine(line, fullPatterns, folded(line.text));
  if (alone.length > 0 || !next) return alone;
  const both = inLine(line, fullPatterns, folded(`${line.text} ${next.text}`));
  const second = new Set(inLine(next, fullPatterns, folded(next.text)).map(({ value }) => value));
  return both.filter(({ value }) => !second.has(value));
}

/** Without accents, so that words are found however they are written; signs stay. */
const folded = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
