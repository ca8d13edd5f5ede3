import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ClipboardEvent } from "react";
import { InciInput } from "../../../kernel/phases/inci-input.tsx";
import {
  type ListedProduct,
  useProductSuggestions,
} from "../../../kernel/phases/listed-products.ts";
import { MoveHandle } from "../../../kernel/phases/move-handle.tsx";
import classes from "../../../kernel/phases/phases.module.css";
import { ProductPart } from "../../../kernel/phases/product-part.tsx";
import { placeProps, type useMoving } from "../../../kernel/phases/use-moving.ts";
import { WeightInput } from "../../../kernel/phases/weight-input.tsx";
import { useT } from "../../../language/phrases.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import controls from "../controls/controls.module.css";
import type { DraftIngredient } from "./phases.ts";

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
  const found = useProductSuggestions(ingredient.product ? "" : ingredient.name, props.segment);
  const choose = (key: string) => {
    const product = found.find((each) => each.key === key);
    if (!product) return;
    const inci = ingredient.inci?.trim() ? ingredient.inci : product.inci;
    change({ product: key, name: product.name, ...(inci && { inci }) });
  };
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
        name={ingredient.name}
        product={ingredient.product}
        listed={props.listed}
        suggestions={found.map(({ key, name: label, company }) => ({
          ...{ value: key, label, note: company.name },
        }))}
        onType={(typed) => change({ name: typed })}
        onChoose={choose}
        onUnlink={() => change({ product: "" })}
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
