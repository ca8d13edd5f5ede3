import type {
  FormulaContent,
  FormulaLine,
  FormulaPhase,
} from "@neroli/contract/formulas/schema.ts";
import { moveItem } from "../kernel/move-item.ts";
import { moveLine, nextPhaseName, type Spot } from "../kernel/phases/lines.ts";

/** The most that the contract takes (formulas/schema.ts). */
export const mostPhases = 30;
export const mostPhaseLines = 100;

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A key for a new phase or line, which stays with it while it is moved and changed. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => letters[byte % letters.length]).join("");
}

export const newLine = (written: Partial<FormulaLine> = {}): FormulaLine => ({
  key: newKey(),
  product: null,
  ...{ name: "", inci: "", cas: "", weight: "", function: "" },
  ...{ nano: false, colorant: false, may_contain: false },
  ...written,
});

export const isEmpty = ({ product, name, inci, cas, weight, function: does }: FormulaLine) =>
  [product ?? "", name, inci, cas, weight, does].every((text) => text.trim() === "");

/** A change of what is written, which is done to what is written by then. */
export type Change = (content: FormulaContent) => FormulaContent;

const mapPhase =
  (at: number, change: (phase: FormulaPhase) => FormulaPhase): Change =>
  ({ phases }) => ({
    phases: phases.map((phase, place) => (place === at ? change(phase) : phase)),
  });

export const addPhase: Change = ({ phases }) => ({
  phases: [
    ...phases,
    {
      key: newKey(),
      name: nextPhaseName(phases.map(({ name }) => name)),
      ...{ lines: [newLine()], steps: [] },
    },
  ],
});

/** Deleting a phase also removes its ingredients (spec 4). */
export const removePhase =
  (at: number): Change =>
  ({ phases }) => ({ phases: phases.toSpliced(at, 1) });

export const movePhase =
  (from: number, to: number): Change =>
  ({ phases }) => ({ phases: moveItem(phases, { from, to }) });

export const changePhase = (at: number, changes: Partial<FormulaPhase>): Change =>
  mapPhase(at, (phase) => ({ ...phase, ...changes }));

/** In place of so many that stood there. */
export const putLines = (
  { phase, at }: Spot,
  { replaced = 0, lines }: { replaced?: number; lines: readonly FormulaLine[] },
): Change =>
  mapPhase(phase, (each) => ({ ...each, lines: each.lines.toSpliced(at, replaced, ...lines) }));

export const changeLine = ({ phase, at }: Spot, changes: Partial<FormulaLine>): Change =>
  mapPhase(phase, (each) => ({
    ...each,
    lines: each.lines.map((line, place) => (place === at ? { ...line, ...changes } : line)),
  }));

/** With a line in another place, also of another phase; null where it cannot stand there. */
export function withMoved(
  { phases }: FormulaContent,
  spots: { from: Spot; to: Spot },
): FormulaContent | null {
  const lines = phases.map((phase) => phase.lines);
  const moved = moveLine(lines, { ...spots, most: mostPhaseLines });
  return moved && { phases: phases.map((phase, at) => ({ ...phase, lines: moved[at] ?? [] })) };
}

/** As it is saved: steps that say nothing are none. */
export const withoutBlankSteps: Change = ({ phases }) => ({
  phases: phases.map((phase) => ({
    ...phase,
    steps: phase.steps.map((step) => step.trim()).filter((step) => step !== ""),
  })),
});
