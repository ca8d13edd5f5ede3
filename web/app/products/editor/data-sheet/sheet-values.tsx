import type { DataSheetValue } from "@neroli/contract/imports/data-sheets.ts";
import { productFieldKeys } from "@neroli/contract/products/fields.ts";
import { useId } from "react";
import { useLanguage, useT } from "../../../language/phrases.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import layout from "../../../ui/layout.module.css";
import type { ProductEditing } from "../use-product-form.ts";
import { linesOf } from "../value-lines.ts";
import classes from "./sheet.module.css";
import { isThere, replacedBy } from "./take-values.ts";

interface SheetValuesProps {
  editing: ProductEditing;
  values: readonly DataSheetValue[];
  chosen: readonly DataSheetValue[];
  onChoose: (chosen: readonly DataSheetValue[]) => void;
  /** Shows where on the pages a value stands. */
  onSeek: (value: DataSheetValue) => void;
}

/** What was read, by field in the form's order: each value is ticked by itself, or all at once. */
export function SheetValues({ editing, values, chosen, onChoose, onSeek }: SheetValuesProps) {
  const t = useT();
  const free = values.filter((each) => stateOf(editing, each) === "free");
  const fields = productFieldKeys.filter((key) => values.some(({ field }) => field === key));
  const toggle = (value: DataSheetValue) =>
    onChoose(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  const whole = free.length > 0 && chosen.length === free.length;
  return (
    <>
      {free.length > 1 && (
        <div>
          <Button size="small" onClick={() => onChoose(whole ? [] : free)}>
            {whole ? t("product-editor.sheet.choose-none") : t("product-editor.sheet.choose-all")}
          </Button>
        </div>
      )}
      {fields.map((field) => (
        <fieldset key={field} className={classes.field}>
          <legend>{t(`product-fields.${field}`)}</legend>
          {values
            .filter((each) => each.field === field)
            .map((each) => (
              <SheetValue
                key={JSON.stringify(each)}
                editing={editing}
                value={each}
                chosen={chosen.includes(each)}
                onToggle={() => toggle(each)}
                onSeek={() => onSeek(each)}
              />
            ))}
        </fieldset>
      ))}
    </>
  );
}

type ValueState = "free" | "there" | "fixed";

/** A trade name stays once it is set (spec 5). */
function stateOf({ values, product }: ProductEditing, value: DataSheetValue): ValueState {
  if (isThere(values, value)) return "there";
  return value.field === "trade_name" && product?.fields.trade_name ? "fixed" : "free";
}

interface SheetValueProps {
  editing: ProductEditing;
  value: DataSheetValue;
  chosen: boolean;
  onToggle: () => void;
  onSeek: () => void;
}

function SheetValue({ editing, value, chosen, onToggle, onSeek }: SheetValueProps) {
  const t = useT();
  const id = useId();
  const reader = { t, language: useLanguage() };
  const state = stateOf(editing, value);
  const replaced = state === "free" ? replacedBy(editing.values, value) : undefined;
  const { field, page, section, said } = value;
  return (
    <div className={classes.value}>
      <input
        id={id}
        type="checkbox"
        checked={state === "there" || chosen}
        disabled={state !== "free"}
        aria-describedby={`${id}-said`}
        onChange={onToggle}
      />
      <div className={layout.close}>
        <label htmlFor={id}>{linesOf(field, value.value, reader).join("\n")}</label>
        {state !== "free" && <Badge>{t(`product-editor.sheet.${state}`)}</Badge>}
        {replaced !== undefined && (
          <Badge tone="warning">
            {t("product-editor.sheet.replaces", {
              value: linesOf(field, replaced, reader).join(", ").slice(0, 80),
            })}
          </Badge>
        )}
        <small id={`${id}-said`} className={layout.soft}>
          {said}
        </small>
      </div>
      <Button size="small" onClick={onSeek}>
        {section
          ? t("product-editor.sheet.place.section", { page, section })
          : t("product-editor.sheet.place", { page })}
      </Button>
    </div>
  );
}
