import type { Amounts } from "@neroli/contract/formulas/amounts.ts";
import type { FormulaPhase } from "@neroli/contract/formulas/schema.ts";
import { useId } from "react";
import type { ListedProduct } from "../kernel/phases/listed-products.ts";
import { MoveHandle } from "../kernel/phases/move-handle.tsx";
import parts from "../kernel/phases/phases.module.css";
import { placeProps, type useMoving } from "../kernel/phases/use-moving.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/fields/field.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import layout from "../ui/layout.module.css";
import classes from "./formulas.module.css";
import { Line } from "./line.tsx";
import { changePhase, mostPhaseLines } from "./parts.ts";
import type { LineEditing } from "./use-line-editing.ts";

interface PhaseProps {
  phase: FormulaPhase;
  at: number;
  editing: LineEditing;
  moving: ReturnType<typeof useMoving>;
  listed: ReadonlyMap<string, ListedProduct | null | undefined>;
  /** Null where they cannot be reckoned. */
  amounts: Amounts | null;
  errorOf: (path: string) => string | undefined;
  onRemove: () => void;
}

/** A phase with its lines, and the steps by which it is made. */
export function Phase({ phase, at, editing, moving, listed, amounts, ...rest }: PhaseProps) {
  const t = useT();
  const id = useId();
  const name = phase.name.trim() || String(at + 1);
  const error = rest.errorOf(`content.phases.${at}.name`);
  const set = (changes: Partial<FormulaPhase>) => editing.apply(changePhase(at, changes));
  return (
    <fieldset
      className={parts.phase}
      aria-label={t("product-editor.formula.phase.named", { name })}
      {...placeProps(String(at))}
    >
      <div className={parts.phaseHead}>
        <MoveHandle
          moving={moving}
          place={String(at)}
          label={t("product-editor.formula.phase.move", { name })}
        />
        <label htmlFor={id}>{t("formulas.phase")}</label>
        <input
          id={id}
          className={`${parts.input} ${parts.phaseName}`}
          maxLength={120}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-fault` : undefined}
          value={phase.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <FieldError id={`${id}-fault`} error={error} />
        <IconButton
          icon="cross"
          className={parts.remove}
          label={t("formulas.phase.remove", { name })}
          onClick={rest.onRemove}
        />
      </div>
      <Headings />
      <div className={layout.close}>
        {phase.lines.map((line, row) => (
          <Line
            key={line.key}
            {...{ line, editing }}
            spot={{ phase: at, at: row }}
            listed={line.product ? listed.get(line.product) : null}
            share={amounts?.shares.get(line.key)}
            grams={amounts?.grams.get(line.key)}
          />
        ))}
      </div>
      <Button
        size="small"
        icon="plus"
        className={parts.add}
        disabledReason={
          phase.lines.length >= mostPhaseLines
            ? t("product-editor.formula.ingredients.most", { count: mostPhaseLines })
            : null
        }
        onClick={() => editing.add(at)}
      >
        {t("product-editor.formula.ingredient.add", { name })}
      </Button>
      <TextArea
        className={classes.steps}
        rows={2}
        label={t("formulas.steps")}
        hint={t("formulas.steps.hint")}
        error={rest.errorOf(`content.phases.${at}.steps`)}
        value={phase.steps.join("\n")}
        onChange={({ currentTarget: { value } }) =>
          set({ steps: value === "" ? [] : value.split("\n") })
        }
      />
    </fieldset>
  );
}

/** The columns' names, once for all lines; each input has its own label beside. */
function Headings() {
  const t = useT();
  return (
    <div className={classes.headings} aria-hidden="true">
      <span>{t("product-page.formula.ingredient")}</span>
      <span>{t("product-fields.inci")}</span>
      <span>{t("product-page.formula.weight")}</span>
      <span>{t("formulas.amount")}</span>
    </div>
  );
}
