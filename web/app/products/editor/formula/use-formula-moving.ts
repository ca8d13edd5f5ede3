import { type RefObject, useState } from "react";
import { useT } from "../../../language/phrases.tsx";
import { moveItem } from "../move-item.ts";
import { type DraftPhase, moveIngredient, type Spot, stepFrom } from "./phases.ts";
import { useListMoving, useMoving } from "./use-moving.ts";

interface FormulaMoving {
  phases: readonly DraftPhase[];
  list: RefObject<HTMLElement | null>;
  onChange: (phases: DraftPhase[]) => void;
}

const spotOf = (place: string): Spot => {
  const [phase = 0, at = 0] = place.split(".").map(Number);
  return { phase, at };
};
const placeOf = ({ phase, at }: Spot) => `${phase}.${at}`;

/** Moves phases among each other, and ingredients within and between them; tells where they went. */
export function useFormulaMoving({ phases, list, onChange }: FormulaMoving) {
  const t = useT();
  const [announcement, setAnnouncement] = useState("");
  const movePhase = (from: number, to: number): boolean => {
    const phase = phases[from];
    if (!phase || from === to || to < 0 || to >= phases.length) return false;
    onChange(moveItem(phases, { from, to }));
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
    const moved = moveIngredient(phases, { from, to });
    const ingredient = phases[from.phase]?.ingredients[from.at];
    if (!moved || !ingredient) return null;
    onChange(moved);
    setAnnouncement(
      t("product-editor.formula.moved", {
        name: ingredient.name,
        number: to.at + 1,
        phase: phases[to.phase]?.name ?? "",
      }),
    );
    return placeOf(to);
  };
  return {
    announcement,
    phases: useListMoving({ within: list, only: ':not([data-place*="."])', move: movePhase }),
    ingredients: useMoving({
      within: list,
      onStep: (from, step) => {
        const to = stepFrom(phases, spotOf(from), step);
        return to && move(spotOf(from), to);
      },
      onDrag: (from, over) => {
        const to = dropSpot(phases, spotOf(from), over);
        return to && move(spotOf(from), to);
      },
    }),
  };
}

/** Where an ingredient goes that is held over a line, or over a phase beside its lines. */
function dropSpot(
  phases: readonly DraftPhase[],
  from: Spot,
  over: { place: string; after: boolean },
): Spot | null {
  const goal = spotOf(over.place);
  if (!over.place.includes(".")) {
    if (goal.phase === from.phase) return null;
    const count = phases[goal.phase]?.ingredients.length ?? 0;
    return { phase: goal.phase, at: over.after ? count : 0 };
  }
  if (goal.phase !== from.phase) return { ...goal, at: goal.at + (over.after ? 1 : 0) };
  return goal.at > from.at === over.after ? goal : null;
}
