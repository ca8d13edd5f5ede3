import { type RefObject, useState } from "react";
import { useT } from "../../language/phrases.tsx";
import { type Spot, stepFrom } from "./lines.ts";
import { useListMoving, useMoving } from "./use-moving.ts";

interface NamedPhase {
  name: string;
  lines: readonly { name: string }[];
}

interface LinesMoving {
  phases: readonly NamedPhase[];
  list: RefObject<HTMLElement | null>;
  movePhase: (from: number, to: number) => void;
  /** False where it cannot stand there. */
  moveLine: (from: Spot, to: Spot) => boolean;
}

const spotOf = (place: string): Spot => {
  const [phase = 0, at = 0] = place.split(".").map(Number);
  return { phase, at };
};
const placeOf = ({ phase, at }: Spot) => `${phase}.${at}`;

/** Moves phases among each other, and lines within and between them; tells where they went. */
export function useLinesMoving({ phases, list, movePhase, moveLine }: LinesMoving) {
  const t = useT();
  const [announcement, setAnnouncement] = useState("");
  const movedPhase = (from: number, to: number): boolean => {
    const phase = phases[from];
    if (!phase || from === to || to < 0 || to >= phases.length) return false;
    movePhase(from, to);
    setAnnouncement(
      t("product-editor.formula.phase.moved", {
        name: phase.name,
        number: to + 1,
        count: phases.length,
      }),
    );
    return true;
  };
  const move = (from: Spot, to: Spot): string | null => {
    const line = phases[from.phase]?.lines[from.at];
    if (!line || !moveLine(from, to)) return null;
    setAnnouncement(
      t("product-editor.formula.moved", {
        name: line.name,
        number: to.at + 1,
        phase: phases[to.phase]?.name ?? "",
      }),
    );
    return placeOf(to);
  };
  return {
    announcement,
    phases: useListMoving({ within: list, only: ':not([data-place*="."])', move: movedPhase }),
    lines: useMoving({
      within: list,
      onStep: (from, step) => {
        const lines = phases.map((phase) => phase.lines);
        const to = stepFrom(lines, spotOf(from), step);
        return to && move(spotOf(from), to);
      },
      onDrag: (from, over) => {
        const to = dropSpot(phases, spotOf(from), over);
        return to && move(spotOf(from), to);
      },
    }),
  };
}

/** Where a line goes that is held over another, or over a phase beside its lines. */
function dropSpot(
  phases: readonly NamedPhase[],
  from: Spot,
  over: { place: string; after: boolean },
): Spot | null {
  const goal = spotOf(over.place);
  if (!over.place.includes(".")) {
    if (goal.phase === from.phase) return null;
    const count = phases[goal.phase]?.lines.length ?? 0;
    return { phase: goal.phase, at: over.after ? count : 0 };
  }
  if (goal.phase !== from.phase) return { ...goal, at: goal.at + (over.after ? 1 : 0) };
  return goal.at > from.at === over.after ? goal : null;
}
