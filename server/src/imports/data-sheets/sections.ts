import type { Language } from "@neroli/contract/kernel/language.ts";
import { plainWords } from "../readers/same-words.ts";
import type { Line } from "./text/pieces.ts";
import { sectionTitles } from "./words/section-titles.ts";

/** A line and the part of the sheet that it belongs to: "3", or "3.2". */
export interface PlacedLine extends Line {
  section: string;
}

export interface DividedSheet {
  /** Without the headings; before the first of them the section is "0". */
  lines: PlacedLine[];
  /** How many of the sixteen sections have a heading. */
  found: number;
  language: Language | null;
}

interface Heading {
  at: number;
  number: number;
  languages: readonly Language[];
}

const word = "(?:section|abschnitt|sezione|rubrique|secci[oó]n)";
const numbered = new RegExp(`^(${word})?\\s*(\\d{1,2})\\s*[.:)\\]–—-]*\\s*(.*)$`, "iu");

/** Divides a safety data sheet by the sixteen headings of Regulation (EU) 2020/878, annex II. */
export function divide(lines: readonly Line[]): DividedSheet {
  const headings = chain(lines.flatMap((_, at) => headingOf(lines, at)));
  const byLine = new Map(headings.map((heading) => [heading.at, heading]));
  const placed: PlacedLine[] = [];
  let section = "0";
  for (const [at, line] of lines.entries()) {
    const heading = byLine.get(at);
    if (heading) {
      section = String(heading.number);
      continue;
    }
    const part = subheading(line, section);
    if (!part) placed.push({ ...line, section });
    else {
      section = part.section;
      if (part.rest !== "") placed.push({ ...line, ...withoutHead(line, part), section });
    }
  }
  return { lines: placed, found: headings.length, language: mostSaid(headings) };
}

function headingOf(lines: readonly Line[], at: number): Heading[] {
  const text = lines[at]?.text ?? "";
  const [, named, digits, title = ""] = numbered.exec(text) ?? [];
  const number = Number(digits);
  if (!digits || number < 1 || number > 16 || text.length > 160) return [];
  // "1.2" begins a part of a section.
  if (/^\d/.test(title)) return [];
  const languages = titledIn(title, number);
  if (languages.length > 0) return [{ at, number, languages }];
  // A title may stand in the line below its word and number.
  if (!named || title !== "") return [];
  return [{ at, number, languages: titledIn(lines[at + 1]?.text ?? "", number) }];
}

function titledIn(title: string, number: number): Language[] {
  const words = ` ${plainWords(title)} `;
  return sectionTitles.flatMap(({ language, titles }) => {
    const known = titles[number - 1] ?? "";
    return words.startsWith(` ${known}`) || words.includes(` ${known} `) ? [language] : [];
  });
}

/** The last of each, going up: tables of contents stand before, and mentions follow nothing. */
function chain(headings: readonly Heading[]): Heading[] {
  const chosen: Heading[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (let number = 16; number >= 1; number--) {
    const last = headings.findLast((each) => each.number === number && each.at < before);
    if (!last) continue;
    chosen.unshift(last);
    before = last.at;
  }
  return chosen;
}

interface Part {
  section: string;
  /** What follows the number and is no title. */
  rest: string;
}

/** "3.2 Mixtures", "1.1. Product identifier": parts of the section that is being read. */
function subheading({ text }: Line, section: string): Part | null {
  const [main = ""] = section.split(".");
  const [, first, second, title = ""] =
    /^(?:\p{L}+\s+)?(\d{1,2})\s?\.\s?(\d)\s?\.?(?:\s?\d\.?)?(?:\s+(.*))?$/u.exec(text) ?? [];
  if (first !== main || second === undefined) return null;
  // "3.2 %" is a number, "9.1 mPa·s" too.
  if (/^[%°]|^(?:mpa|kg|g|mg|l|ml)\b/i.test(title)) return null;
  const [, ...said] = title.split(/:\s+/);
  return { section: `${first}.${second}`, rest: said.join(": ") };
}

/** A part's title may be followed by what it is about: "1.1 Product identifier: Name". */
function withoutHead(line: Line, { rest }: Part): Pick<Line, "text" | "cells"> {
  const end = line.cells.at(-1)?.end ?? 0;
  const cell = line.cells.findLast(({ text }) => text === rest);
  const x = cell?.x ?? line.cells.at(-1)?.x ?? 0;
  return { text: rest, cells: [{ text: rest, x, end }] };
}

function mostSaid(headings: readonly Heading[]): Language | null {
  const counts = new Map<Language, number>();
  for (const { languages } of headings) {
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}
