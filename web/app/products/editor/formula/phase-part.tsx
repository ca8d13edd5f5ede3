import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ClipboardEvent } from "react";
import { pastedLines } from "../../../kernel/phases/lines.ts";
import type { ListedProduct } from "../../../kernel/phases/listed-products.ts";
import { MoveHandle } from "../../../kernel/phases/move-handle.tsx";
import classes from "../../../kernel/phases/phases.module.css";
import { placeProps, type useMoving } from "../../../kernel/phases/use-moving.ts";
import { useT } from "../../../language/phrases.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import layout from "../../../ui/layout.module.css";
import controls from "../controls/controls.module.css";
import { IngredientRow } from "./ingredient-row.tsx";
import { type DraftIngredient, type DraftPhase, mostIngredients } from "./phases.ts";

interface PhasePartProps {
  phase: DraftPhase;
  at: number;
  segment: Segment;
  listed: ReadonlyMap<string, ListedProduct | null | undefined>;
  movingPhases: ReturnType<typeof useMoving>;
  movingIngredients: ReturnType<typeof useMoving>;
  idOf: (path: string) => string;
  errorOf: (path: string) => string | undefined;
  onChange: (phase: DraftPhase) => void;
  onAdd: () => void;
  onRemove: () => void;
  onRemoveIngredient: (at: number) => void;
}

/** A phase with its name and its ingredients. */
export function PhasePart(props: PhasePartProps) {
  const t = useT();
  const { phase, at, idOf, errorOf, onChange } = props;
  const { ingredients } = phase;
  const name = phase.name.trim() || String(at + 1);
  const put = (changed: readonly DraftIngredient[]) => onChange({ ...phase, ingredients: changed });
  const paste = (event: ClipboardEvent, row: number) => {
    const pasted = pastedLines(event.clipboardData.getData("text"));
    if (!pasted || ingredients[row]?.name.trim()) return;
    event.preventDefault();
    const room = mostIngredients - ingredients.length + 1;
    put(ingredients.toSpliced(row, 1, ...pasted.slice(0, room)));
  };
  const nameError = errorOf("name");
  return (
    <fieldset
      className={classes.phase}
      aria-label={t("product-editor.formula.phase.named", { name })}
      {...placeProps(String(at))}
    >
      <div className={classes.phaseHead}>
        <MoveHandle
          moving={props.movingPhases}
          place={String(at)}
          label={t("product-editor.formula.phase.move", { name })}
        />
        <label htmlFor={idOf("name")}>{t("product-editor.formula.phase.name")}</label>
        <input
          id={idOf("name")}
          className={`${controls.input} ${classes.phaseName}`}
          maxLength={60}
          aria-invalid={nameError !== undefined || undefined}
          aria-describedby={nameError ? `${idOf("name")}-fault` : undefined}
          value={phase.name}
          onChange={(event) => onChange({ ...phase, name: event.currentTarget.value })}
        />
        <FieldError id={`${idOf("name")}-fault`} error={nameError} />
        <IconButton
          icon="cross"
          className={classes.remove}
          label={t("product-editor.formula.phase.remove", { name })}
          onClick={props.onRemove}
        />
      </div>
      <Headings />
      <div className={layout.close}>
        {ingredients.map((ingredient, row) => (
          <IngredientRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, its inputs hold no state
            key={row}
            ingredient={ingredient}
            number={row + 1}
            place={`${at}.${row}`}
            segment={props.segment}
            listed={ingredient.product ? props.listed.get(ingredient.product) : null}
            moving={props.movingIngredients}
            idOf={(part) => idOf(`ingredients.${row}.${part}`)}
            errorOf={(part) => errorOf(`ingredients.${row}.${part}`)}
            onChange={(changed) => put(ingredients.with(row, changed))}
            onPaste={(event) => paste(event, row)}
            onRemove={() => props.onRemoveIngredient(row)}
          />
        ))}
      </div>
      <AddIngredient full={ingredients.length >= mostIngredients} onAdd={props.onAdd} name={name} />
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
      <span>{t("product-page.formula.function")}</span>
      <span>{t("product-page.formula.weight")}</span>
    </div>
  );
}

function AddIngredient(props: { full: boolean; name: string; onAdd: () => void }) {
  const t = useT();
  if (props.full) {
    return (
      <p className={layout.soft}>
        {t("product-editor.formula.ingredients.most", { count: mostIngredients })}
      </p>
    );
  }
  return (
    <Button size="small" icon="plus" className={classes.add} onClick={props.onAdd}>
      {t("product-editor.formula.ingredient.add", { name: props.name })}
    </Button>
  );
}
