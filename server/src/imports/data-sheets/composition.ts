import type { CompositionPart } from "@neroli/contract/products/composition.ts";
import { readIdentifiers } from "../readers/identifiers.ts";
import { codes } from "./hazards.ts";
import { type Labelled, labelled } from "./labelled.ts";
import { tableRows } from "./part-table.ts";
import type { PartTexts } from "./part-texts.ts";
import type { PlacedLine } from "./sections.ts";
import { isShare, readShare, type Share, saysPercent } from "./shares.ts";
import { partColumn } from "./words/part-columns.ts";

/** A part of the mixture, and the lines that say so. */
export interface SaidPart {
  part: CompositionPart;
  lines: PlacedLine[];
}

/**
 * The parts of section 3: of a table with headings, else of blocks with labels, else of lines that
 * hold a CAS number and a share.
 */
export function readParts(lines: readonly PlacedLine[], decimal: "," | "."): SaidPart[] {
  const ways = [tableRows, blocks, loose];
  for (const way of ways) {
    const parts = way(lines).flatMap((texts) => asPart(texts, decimal));
    if (parts.length > 0) return parts;
  }
  return [];
}

function asPart({ name, numbers, share, lines }: PartTexts, decimal: "," | "."): SaidPart[] {
  const inci = nameOf(name);
  const { values: cas } = readIdentifiers("cas", withoutOthers(`${numbers} ${name}`));
  const said: Share | null = readShare(share, decimal);
  if (inci === "" || (cas.length === 0 && said === null)) return [];
  return [{ part: { inci, ...(cas.length > 0 && { cas }), ...said }, lines }];
}

/** Registrations and index numbers hold groups of figures that look like other numbers. */
const withoutOthers = (text: string) =>
  text
    .replace(/01\s?-\s?\d{10}\s?-\s?\d{2}(?:\s?-\s?\d{4})?/g, " ")
    .replace(/(?<![\d-])\d{3}-\d{3}-\d{2}-[\dX](?!\d)/g, " ");

const label = String.raw`\b(?:cas|ec|eg|ce|einecs|elincs|reach|index)\b[\s./-]*(?:no|nr|n°|nº|num|number|nummer|numero|número|numéro|rn|reg)?[\s.:°º-]*`;
const numberAlone = String.raw`(?<![\d-])(?:01-\d{10}-\d{2}(?:-\d{4})?|\d{2,7}-\d{2}-\d|\d{3}-\d{3}-\d)(?![\d-])`;
/** Numbers, and the labels before them, are no part of a name. */
const numbersInName = new RegExp(`(?:${label})?${numberAlone}|${label}(?=$|[),])`, "giu");

const nameOf = (text: string): string =>
  text
    .replace(numbersInName, " ")
    .replace(codes, " ")
    .replace(/\([\s,;:/]*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s:;,–-]+|[\s:;,–]+$/g, "")
    .slice(0, 300);

/** "Name: X", "CAS: …", "Content: …": a part begins where its first label comes again. */
function blocks(lines: readonly PlacedLine[]): PartTexts[] {
  const parts: PartTexts[] = [];
  let first: string | null = null;
  for (const each of labelled(lines)) {
    const kind = partColumn(each.label);
    if (kind === null || kind === "other") continue;
    const whole = each.label.toLowerCase();
    if (first === null || first === whole) {
      first ??= whole;
      parts.push({ name: "", numbers: "", share: "", lines: [] });
    }
    const part = parts.at(-1);
    if (part) take(part, kind, each);
  }
  return parts;
}

function take(
  part: PartTexts,
  kind: "name" | "numbers" | "share",
  { text, lines }: Labelled,
): void {
  if (kind === "name" && part.name === "") part.name = text;
  else if (kind === "share" && part.share === "") part.share = text;
  else if (kind === "numbers") part.numbers = `${part.numbers} ${text}`.trim();
  part.lines.push(...lines);
}

/** Lines with a number and a share among their words; a text that fills its line goes on in the next. */
function loose(lines: readonly PlacedLine[]): PartTexts[] {
  const right = Math.max(...lines.map(({ cells }) => cells.at(-1)?.end ?? 0));
  const parts: PartTexts[] = [];
  let begun: PlacedLine[] = [];
  for (const line of lines) {
    const together = [...begun, line];
    const part = partOf(together);
    if (part) parts.push(part);
    const goesOn = !part && (line.cells.at(-1)?.end ?? 0) > 0.75 * right && together.length < 4;
    begun = goesOn ? together : [];
  }
  return parts;
}

const share = /(?:[<>≤≥]\s*)?\d[\d.,]*(?:\s*[-–]\s*[<≤]?\s*\d[\d.,]*)?\s*%/u;

function partOf(lines: PlacedLine[]): PartTexts | null {
  const text = lines.map((line) => line.text).join(" ");
  const cells = lines.flatMap((line) => line.cells);
  const cell =
    cells.find((each) => saysPercent(each.text)) ?? cells.find((each) => isShare(each.text));
  const said = cell?.text ?? share.exec(text)?.[0] ?? "";
  const { values } = readIdentifiers("cas", withoutOthers(text));
  if (values.length === 0 || said === "") return null;
  const words = cell
    ? cells.filter((each) => each !== cell).map((each) => each.text)
    : [text.replace(said, " ")];
  const name = words.map(nameOf).find((each) => /\p{L}{2}/u.test(each)) ?? "";
  return { name, numbers: text, share: said, lines };
}
