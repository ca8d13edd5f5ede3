import type { Between } from "@neroli/contract/formulas/amounts.ts";
import type { FormulaLine } from "@neroli/contract/formulas/schema.ts";
import { type ClipboardEvent, useId, useState } from "react";
import { InciInput } from "../kernel/phases/inci-input.tsx";
import type { Spot } from "../kernel/phases/lines.ts";
import type { ListedProduct } from "../kernel/phases/listed-products.ts";
import { MoveHandle } from "../kernel/phases/move-handle.tsx";
import parts from "../kernel/phases/phases.module.css";
import { ProductPart } from "../kernel/phases/product-part.tsx";
import { placeProps } from "../kernel/phases/use-moving.ts";
import { WeightInput } from "../kernel/phases/weight-input.tsx";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { betweenText } from "./between-text.ts";
import classes from "./formulas.module.css";
import { flags, LineDetails } from "./line-details.tsx";
import { useSuggestedProducts } from "./suggested-products.ts";
import type { LineEditing } from "./use-line-editing.ts";

interface LineProps {
  line: FormulaLine;
  spot: Spot;
  editing: LineEditing;
  /** What is known of its product: null is none that is listed, undefined not known yet. */
  listed: ListedProduct | null | undefined;
  /** Per cent and grams; undefined where they are not known. */
  share: Between | undefined;
  grams: Between | undefined;
}

/** One line: what it is, how it is declared, how much of it, and what that comes to in the batch. */
export function Line({ line, spot, editing, listed, share, grams }: LineProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { change, errorOf, remove, paste, place } = editing;
  const number = spot.at + 1;
  const name = line.name.trim() || line.inci.trim() || String(number);
  const suggested = useSuggestedProducts(place, line);
  const set = (changes: Partial<FormulaLine>) => change(spot, changes);
  return (
    <fieldset
      className={classes.row}
      aria-label={t("product-editor.formula.ingredient", { number })}
      {...placeProps(`${spot.phase}.${spot.at}`)}
    >
      <MoveHandle
        moving={editing.moving}
        place={`${spot.phase}.${spot.at}`}
        label={t("product-editor.formula.move", { name })}
      />
      <ProductPart
        id={`${id}-name`}
        error={errorOf(spot, "name") ?? errorOf(spot, "product")}
        name={line.name}
        product={line.product}
        listed={listed}
        suggestions={suggested}
        onType={(typed) => set({ name: typed })}
        onChoose={(key) => {
          const found = suggested.find(({ value }) => value === key);
          set({ product: key, name: found?.label ?? line.name });
        }}
        // What the supplier says of it stays with the text.
        onUnlink={() => set({ product: null, inci: line.inci || (listed?.inci ?? "") })}
        onPaste={(event: ClipboardEvent) => paste(event, spot)}
      />
      <div className={parts.part} data-part="inci">
        <label htmlFor={`${id}-inci`}>{t("product-fields.inci")}</label>
        <InciInput
          id={`${id}-inci`}
          value={line.inci}
          placeholder={listed?.inci}
          listLabel={t("product-fields.inci")}
          onChange={(inci) => set({ inci })}
        />
        <Said line={line} error={errorOf(spot, "inci") ?? errorOf(spot, "cas")} />
      </div>
      <WeightInput
        id={`${id}-weight`}
        value={line.weight}
        error={errorOf(spot, "weight")}
        onChange={(weight) => set({ weight })}
      />
      <Amounts share={share} grams={grams} />
      <IconButton
        icon={open ? "up" : "down"}
        className={classes.more}
        label={t("formulas.line.details", { name })}
        aria-expanded={open}
        aria-controls={`${id}-details`}
        onClick={() => setOpen(!open)}
      />
      <IconButton
        icon="cross"
        className={classes.remove}
        label={t("product-editor.formula.ingredient.remove", { name })}
        onClick={() => remove(spot)}
      />
      {open && <LineDetails id={`${id}-details`} line={line} onChange={set} />}
    </fieldset>
  );
}

/** What the details say, also where they are folded away. */
function Said({ line, error }: { line: FormulaLine; error: string | undefined }) {
  const t = useT();
  const said = [
    line.function,
    line.cas && `CAS ${line.cas}`,
    ...flags.filter((flag) => line[flag]).map((flag) => words(t, "formulas.line.flag", flag)),
  ];
  return (
    <small className={parts.state}>
      {error && <span className={parts.fault}>{error}</span>}
      {said.filter(Boolean).join(" · ")}
    </small>
  );
}

function Amounts({ share, grams }: Pick<LineProps, "share" | "grams">) {
  const t = useT();
  const language = useLanguage();
  return (
    <output className={classes.amounts}>
      {share && <span>{t("formulas.line.share", { share: betweenText(share, language, 6) })}</span>}
      {grams && (
        <strong>{t("formulas.line.grams", { grams: betweenText(grams, language, 3) })}</strong>
      )}
    </output>
  );
}
