import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ClipboardEvent } from "react";
import { useT } from "../../../language/phrases.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import controls from "../controls/controls.module.css";
import { InciInput } from "../controls/inci-control.tsx";
import classes from "./formula.module.css";
import type { ListedProduct } from "./listed-products.ts";
import { MoveHandle } from "./move-handle.tsx";
import type { DraftIngredient } from "./phases.ts";
import { ProductPart } from "./product-part.tsx";
import { placeProps, type useMoving } from "./use-moving.ts";
import { WeightInput } from "./weight-input.tsx";

interface IngredientRowProps {
  /** The id of an input by the part it holds. */
  idOf: (part: string) => string;
  errorOf: (part: string) => string | undefined;
  ingredient: DraftIngredient;
  number: number;
  place: string;
  segment: Segment;
  listed: ListedProduct | null | undefined;
  moving: ReturnType<typeof useMoving>;
  onChange: (ingredient: DraftIngredient) => void;
  onPaste: (event: ClipboardEvent) => void;
  onRemove: () => void;
}

/** An ingredient: what, how it is declared, what for, how much. */
export function IngredientRow(props: IngredientRowProps) {
  const t = useT();
  const { idOf, errorOf, ingredient, number, onChange } = props;
  const change = (changes: Partial<DraftIngredient>) =>
    onChange(withoutEmpty({ ...ingredient, ...changes }));
  const name = ingredient.name.trim() || String(number);
  return (
    <fieldset
      className={classes.row}
      aria-label={t("product-editor.formula.ingredient", { number })}
      {...placeProps(props.place)}
    >
      <MoveHandle
        moving={props.moving}
        place={props.place}
        label={t("product-editor.formula.move", { name })}
      />
      <ProductPart
        id={idOf("name")}
        error={errorOf("name") ?? errorOf("product")}
        ingredient={ingredient}
        listed={props.listed}
        segment={props.segment}
        onChange={change}
        onPaste={props.onPaste}
      />
      <div className={classes.part} data-part="inci">
        <label htmlFor={idOf("inci")}>{t("product-fields.inci")}</label>
        <InciInput
          id={idOf("inci")}
          value={ingredient.inci ?? ""}
          listLabel={t("product-fields.inci")}
          onChange={(inci) => change({ inci })}
        />
      </div>
      <div className={classes.part} data-part="function">
        <label htmlFor={idOf("function")}>{t("product-page.formula.function")}</label>
        <input
          id={idOf("function")}
          className={controls.input}
          maxLength={300}
          value={ingredient.function ?? ""}
          onChange={(event) => change({ function: event.currentTarget.value })}
        />
      </div>
      <WeightInput
        id={idOf("weight")}
        value={ingredient.weight}
        error={errorOf("weight")}
        onChange={(weight) => change({ weight })}
      />
      <IconButton
        icon="cross"
        className={classes.remove}
        label={t("product-editor.formula.ingredient.remove", { name })}
        onClick={props.onRemove}
      />
    </fieldset>
  );
}

/** Leaves out the optional parts that are empty. */
function withoutEmpty(ingredient: DraftIngredient): DraftIngredient {
  const { name, weight, ...others } = ingredient;
  const kept = Object.entries(others).filter(([, text]) => text !== "");
  return { name, weight, ...Object.fromEntries(kept) };
}
