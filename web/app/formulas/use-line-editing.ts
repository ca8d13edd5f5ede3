import type { FormulaContent, FormulaLine } from "@neroli/contract/formulas/schema.ts";
import { type ClipboardEvent, useRef } from "react";
import { pastedLines, type Spot } from "../kernel/phases/lines.ts";
import type { useMoving } from "../kernel/phases/use-moving.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import type { Place } from "./formula-queries.ts";
import { type Change, changeLine, isEmpty, mostPhaseLines, newLine, putLines } from "./parts.ts";
import type { FormulaFields } from "./use-formula-form.ts";

interface Editing {
  place: Place;
  form: FormulaFields;
  moving: ReturnType<typeof useMoving>;
}

/** What can be done with the lines of a formula. */
export function useLineEditing({ place, form, moving }: Editing) {
  const t = useT();
  // A removed line is put back into what is written by then.
  const latest = useRef(form.values.content);
  latest.current = form.values.content;
  const apply = (change: Change) => form.set({ content: change(latest.current) });
  const lineAt = ({ phase, at }: Spot) => latest.current.phases[phase]?.lines[at];
  return {
    ...{ place, moving, apply },
    change: (spot: Spot, changes: Partial<FormulaLine>) => apply(changeLine(spot, changes)),
    errorOf: ({ phase, at }: Spot, part: keyof FormulaLine): string | undefined =>
      form.errors[`content.phases.${phase}.lines.${at}.${part}`],
    add: (phase: number) => {
      const at = latest.current.phases[phase]?.lines.length ?? 0;
      apply(putLines({ phase, at }, { lines: [newLine()] }));
    },
    remove: (spot: Spot) => {
      const gone = lineAt(spot);
      apply(putLines(spot, { replaced: 1, lines: [] }));
      if (!gone || isEmpty(gone)) return;
      const name = gone.name.trim() || gone.inci.trim() || t("formulas.line.nameless");
      tellDone(t("product-editor.formula.ingredient.removed", { name }), {
        label: t("product-editor.formula.undo"),
        onClick: () => apply(putLines(spot, { lines: [gone] })),
      });
    },
    /** A table from a spreadsheet becomes lines, where the line was empty. */
    paste: (event: ClipboardEvent, spot: Spot) => {
      const pasted = pastedLines(event.clipboardData.getData("text"));
      const line = lineAt(spot);
      if (!pasted || !line || !isEmpty(line)) return;
      event.preventDefault();
      const room = mostPhaseLines - linesOf(latest.current, spot.phase) + 1;
      const lines = pasted.slice(0, room).map((written) => newLine(written));
      apply(putLines(spot, { replaced: 1, lines }));
    },
  };
}
export type LineEditing = ReturnType<typeof useLineEditing>;

const linesOf = ({ phases }: FormulaContent, phase: number) => phases[phase]?.lines.length ?? 0;
