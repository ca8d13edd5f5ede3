import { parseWeight } from "@neroli/contract/products/weights.ts";

/** Lines that stand in phases, phase by phase. */
type Lines<Line> = readonly (readonly Line[])[];

/** Where a line stands. */
export interface Spot {
  phase: number;
  at: number;
}

interface Move {
  from: Spot;
  to: Spot;
  /** Lines of one phase. */
  most: number;
}

/** Takes a line out of its place and puts it where another stands, also of another phase. */
export function moveLine<Line>(lines: Lines<Line>, { from, to, most }: Move): Line[][] | null {
  const line = lines[from.phase]?.[from.at];
  const goal = lines[to.phase];
  if (line === undefined || !goal) return null;
  if (from.phase !== to.phase && goal.length >= most) return null;
  return lines.map((each, phase) => {
    const left = phase === from.phase ? each.toSpliced(from.at, 1) : [...each];
    return phase === to.phase ? left.toSpliced(to.at, 0, line) : left;
  });
}

/** One step up or down; from the end of a phase into the next one. Null where there is none. */
export function stepFrom(lines: Lines<unknown>, from: Spot, step: 1 | -1): Spot | null {
  const to = from.at + step;
  const last = (lines[from.phase]?.length ?? 0) - 1;
  if (to >= 0 && to <= last) return { phase: from.phase, at: to };
  const phase = from.phase + step;
  const goal = lines[phase];
  if (!goal) return null;
  return { phase, at: step === 1 ? 0 : goal.length };
}

/** The next letter that no phase has: A, B, C …, as formulators name them. */
export function nextPhaseName(names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.trim().toUpperCase()));
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return letters.find((letter) => !taken.has(letter)) ?? String(names.length + 1);
}

interface PastedLine {
  name: string;
  inci?: string;
  function?: string;
  weight: string;
}

/**
 * Lines copied from a table: columns by tabulators; the weight is told by its format, the others
 * are name, INCI and function in this order. Null when it is no table.
 */
export function pastedLines(text: string): PastedLine[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (!lines.some((line) => line.includes("\t")) && lines.length < 2) return null;
  return lines.map((line) => {
    const cells = line.split("\t").map((cell) => cell.trim());
    const weightAt = cells.findIndex((cell) => parseWeight(cell) !== null);
    const [name = "", inci, does] = weightAt === -1 ? cells : cells.toSpliced(weightAt, 1);
    return {
      name,
      weight: cells[weightAt] ?? "",
      ...(inci && { inci }),
      ...(does && { function: does }),
    };
  });
}
