import { amountsOf } from "@neroli/contract/formulas/amounts.ts";
import type { FormulaAnalysis, FormulaContent } from "@neroli/contract/formulas/schema.ts";
import type { Exact } from "@neroli/contract/kernel/exact.ts";
import { useRef, useState } from "react";
import { useListedProducts } from "../kernel/phases/listed-products.ts";
import parts from "../kernel/phases/phases.module.css";
import { useLinesMoving } from "../kernel/phases/use-lines-moving.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import layout from "../ui/layout.module.css";
import type { Place } from "./formula-queries.ts";
import { addPhase, isEmpty, mostPhases, movePhase, removePhase, withMoved } from "./parts.ts";
import { Phase } from "./phase.tsx";
import type { FormulaFields } from "./use-formula-form.ts";
import { useLineEditing } from "./use-line-editing.ts";

interface PhasesProps {
  place: Place;
  form: FormulaFields;
  analysis: FormulaAnalysis | undefined;
  /** Null where none is said that can be weighed. */
  batch: Exact | null;
}

/** The phases of a formula with their lines and steps, and how much of each a batch takes. */
export function Phases({ place, form, analysis, batch }: PhasesProps) {
  const t = useT();
  const { content } = form.values;
  const { phases } = content;
  const list = useRef<HTMLDivElement>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const put = (changed: FormulaContent) => form.set({ content: changed });
  const moving = useLinesMoving({
    ...{ list, phases },
    movePhase: (from, to) => put(movePhase(from, to)(content)),
    moveLine: (from, to) => {
      const moved = withMoved(content, { from, to });
      if (moved) put(moved);
      return moved !== null;
    },
  });
  const editing = useLineEditing({ place, form, moving: moving.lines });
  const listed = useListedProducts(productsOf(content));
  const amounts = analysis && batch ? amountsOf(analysis, batch) : null;
  const going = removing === null ? undefined : phases[removing];
  const filled = going?.lines.filter((line) => !isEmpty(line)).length ?? 0;
  const remove = (at: number) => {
    setRemoving(null);
    editing.apply(removePhase(at));
  };
  return (
    <div className={parts.field}>
      {phases.length === 0 && <p className={layout.soft}>{t("product-editor.formula.empty")}</p>}
      <div ref={list} className={layout.stack}>
        {phases.map((phase, at) => (
          <Phase
            key={phase.key}
            {...{ phase, at, editing, listed, amounts }}
            moving={moving.phases}
            errorOf={(path) => form.errors[path]}
            onRemove={() => (phase.lines.every(isEmpty) ? remove(at) : setRemoving(at))}
          />
        ))}
      </div>
      <Button
        size="small"
        icon="plus"
        className={parts.add}
        disabledReason={
          phases.length >= mostPhases
            ? t("product-editor.formula.phases.most", { count: mostPhases })
            : null
        }
        onClick={() => editing.apply(addPhase)}
      >
        {t("formulas.phase.add")}
      </Button>
      <p className={layout.unseen} role="status">
        {moving.announcement}
      </p>
      {going && removing !== null && (
        <ConfirmDialog
          danger
          title={t("formulas.phase.remove", { name: going.name })}
          text={t("product-editor.formula.phase.remove.sure", { count: filled })}
          confirm={t("product-editor.formula.phase.remove.do")}
          cancel={t("table.cancel")}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

const productsOf = ({ phases }: FormulaContent): string[] => [
  ...new Set(phases.flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? []))),
];
