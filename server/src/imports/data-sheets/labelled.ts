import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { PlacedLine } from "./sections.ts";
import type { Line } from "./text/pieces.ts";
import { fieldOfLabel } from "./words/labels.ts";

/** A label and what stands behind it, on as many lines as that has. */
export interface Labelled<OfLine extends Line = PlacedLine> {
  label: string;
  text: string;
  lines: OfLine[];
  /** Where the text begins; undefined where it shares a cell with its label. */
  x: number | undefined;
}

export interface LabelledField extends Labelled {
  field: ProductFieldKey;
}

/** "Trade name: X" and "Trade name   X", with the lines that go on below. */
export function labelled<OfLine extends Line>(lines: readonly OfLine[]): Labelled<OfLine>[] {
  const found: Labelled<OfLine>[] = [];
  const right = Math.max(...lines.map(endOf));
  for (const line of lines) {
    const begun = beginning(line);
    if (begun) {
      found.push({ ...begun, lines: [line] });
      continue;
    }
    const last = found.at(-1);
    const before = last?.lines.at(-1);
    if (last && before && (goesOn(line, before, last.x) || isWrapped(line, before, right))) {
      last.text = `${last.text} ${line.text}`.trim();
      last.lines.push(line);
    }
  }
  return found;
}

const most = { label: 70, lines: 6 };

function beginning({ cells }: Line) {
  const [first, ...more] = cells;
  if (!first) return null;
  const rest = more.filter(({ text }) => text !== ":");
  const [, label, text = ""] = /^([^:]{2,70}?)\s*:(?:\s+(.*))?$/u.exec(first.text) ?? [];
  if (label !== undefined) {
    const value = [text, ...rest.map((cell) => cell.text)].filter(Boolean).join(" ");
    return { label, text: value.replace(/^:\s*/, ""), x: text ? undefined : rest[0]?.x };
  }
  if (rest.length === 0 || first.text.length > most.label) return null;
  const value = rest.map((cell) => cell.text).join(" ");
  return { label: first.text, text: value.replace(/^:\s*/, ""), x: rest[0]?.x };
}

/** What goes on stands below the text, not below the label, and close to it. */
function goesOn(line: Line, before: Line, x: number | undefined): boolean {
  const [first] = line.cells;
  if (!first || line.page !== before.page || x === undefined) return false;
  const below = line.y - before.y;
  return first.x >= x - line.size && below > 0 && below < 1.9 * line.size;
}

const endOf = ({ cells }: Line) => cells.at(-1)?.end ?? 0;

/** A text that fills its line goes on at the beginning of the next, below its label. */
function isWrapped(line: Line, before: Line, right: number): boolean {
  const [first] = line.cells;
  const below = line.y - before.y;
  return (
    first?.x === before.cells[0]?.x &&
    line.cells.length === 1 &&
    line.page === before.page &&
    below > 0 &&
    below < 1.6 * line.size &&
    endOf(before) > 0.85 * right
  );
}

/** Those whose label names a field, with no more lines than a value has. */
export const labelledFields = (lines: readonly PlacedLine[]): LabelledField[] =>
  labelled(lines).flatMap((each) => {
    const field = fieldOfLabel(each.label);
    const saysSomething = each.text !== "" && !saysNothing(each.text);
    return field && saysSomething && each.lines.length <= most.lines ? [{ ...each, field }] : [];
  });

const nothing =
  /^(?:no (?:data|information)|not (?:available|applicable|determined|relevant|known|tested)|n\.?\s?[/.]?\s?a\.?$|none\b|keine (?:daten|angaben|information)|nicht (?:bestimmt|anwendbar|verf[uü]gbar|zutreffend|relevant)|nessun|non (?:disponibile|applicabile|determinat|pertinente|disponible|d[eé]termin|concern)|dati non|pas (?:de donn|disponible)|aucune|donn[eé]es? non|sans objet|no (?:disponible|aplicable|determinado|hay|se dispone|relevante)|sin datos|n\.\s?d\.)/iu;

/** How sheets say that they do not know, in five languages. */
const saysNothing = (text: string): boolean => nothing.test(text.trim());
