import { useRef, useState } from "react";
import { moveItem } from "../../../kernel/move-item.ts";
import { useListedProducts } from "../../../kernel/phases/listed-products.ts";
import classes from "../../../kernel/phases/phases.module.css";
import { useLinesMoving } from "../../../kernel/phases/use-lines-moving.ts";
import { tellDone } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import layout from "../../../ui/layout.module.css";
import { FormulaSum } from "../../formula-sum.tsx";
import { InciList } from "../../inci-list.tsx";
import { type ControlProps, inputId } from "../controls/control.ts";
import { PhasePart } from "./phase-part.tsx";
import {
  addIngredient,
  addPhase,
  type DraftPhase,
  filledIn,
  isEmpty,
  mostPhases,
  moveIngredient,
  phasesOf,
  withIngredients,
} from "./phases.ts";

/** The phases of a formulation with what is in them, its sum and its INCI list. */
export function PhasesField(props: ControlProps) {
  const t = useT();
  const { id, errors, onChange, disabled } = props;
  const phases = phasesOf(props.value);
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(phases);
  latest.current = phases;
  const [removing, setRemoving] = useState<number | null>(null);
  const moving = useLinesMoving({
    list,
    phases: phases.map(({ name, ingredients }) => ({ name, lines: ingredients })),
    movePhase: (from, to) => onChange(moveItem(phases, { from, to })),
    moveLine: (from, to) => {
      const moved = moveIngredient(phases, { from, to });
      if (moved) onChange(moved);
      return moved !== null;
    },
  });
  const listed = useListedProducts(productsOf(phases));
  const remove = (at: number) => {
    setRemoving(null);
    onChange(phases.toSpliced(at, 1));
  };
  const removeIngredient = (phase: number, at: number) => {
    const gone = phases[phase]?.ingredients[at];
    onChange(withIngredients(phases, { phase, change: (all) => all.toSpliced(at, 1) }));
    if (!gone || isEmpty(gone)) return;
    tellDone(t("product-editor.formula.ingredient.removed", { name: gone.name }), {
      label: t("product-editor.formula.undo"),
      onClick: () =>
        onChange(
          withIngredients(latest.current, {
            phase,
            change: (all) => all.toSpliced(at, 0, gone),
          }),
        ),
    });
  };
  const going = removing === null ? undefined : phases[removing];
  return (
    <fieldset
      id={phases.length === 0 ? undefined : id}
      disabled={disabled}
      className={classes.field}
      aria-describedby={props.describedBy}
    >
      {phases.length === 0 && <p className={layout.soft}>{t("product-editor.formula.empty")}</p>}
      <div ref={list} className={layout.stack}>
        {phases.map((phase, at) => (
          <PhasePart
            // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its place, its inputs hold no state
            key={at}
            {...{ phase, at, listed }}
            segment={props.place.segment}
            movingPhases={moving.phases}
            movingIngredients={moving.lines}
            idOf={(path) => inputId(id, `${at}.${path}`)}
            errorOf={(path) => errors[`${at}.${path}`]}
            onChange={(changed) => onChange(phases.with(at, changed))}
            onAdd={() => onChange(addIngredient(phases, at))}
            onRemove={() => (filledIn(phase) > 0 ? setRemoving(at) : remove(at))}
            onRemoveIngredient={(row) => removeIngredient(at, row)}
          />
        ))}
      </div>
      <AddPhase id={id} count={phases.length} onAdd={() => onChange(addPhase(phases))} />
      <p className={layout.unseen} role="status">
        {moving.announcement}
      </p>
      {phases.length > 0 && (
        <>
          <div className={classes.sum}>
            <FormulaSum phases={phases} />
          </div>
          <InciList
            apart
            phases={phases}
            inciOfProduct={(key) => listed.get(key)?.inci}
            isListed={(key) => Boolean(listed.get(key))}
          />
        </>
      )}
      {going && removing !== null && (
        <ConfirmDialog
          danger
          title={t("product-editor.formula.phase.remove", { name: going.name })}
          text={t("product-editor.formula.phase.remove.sure", { count: filledIn(going) })}
          confirm={t("product-editor.formula.phase.remove.do")}
          cancel={t("table.cancel")}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </fieldset>
  );
}

const productsOf = (phases: readonly DraftPhase[]): string[] => [
  ...new Set(
    phases.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ product }) => (product ? [product] : [])),
    ),
  ),
];

function AddPhase({ id, count, onAdd }: { id: string; count: number; onAdd: () => void }) {
  const t = useT();
  if (count >= mostPhases) {
    return (
      <p className={layout.soft}>
        {t("product-editor.formula.phases.most", { count: mostPhases })}
      </p>
    );
  }
  return (
    <Button
      size="small"
      icon="plus"
      // The first thing to go to where there is nothing else yet.
      id={count === 0 ? id : undefined}
      className={classes.add}
      onClick={onAdd}
    >
      {t("product-editor.formula.phase.add")}
    </Button>
  );
}
