import { links } from "@neroli/contract/access/links.ts";
import type { Segment } from "@neroli/contract/enumerations/products.ts";
import type { ClipboardEvent } from "react";
import { useT } from "../../../language/phrases.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ComboInput } from "../controls/combo-input.tsx";
import classes from "./formula.module.css";
import { type ListedProduct, useProductSuggestions } from "./listed-products.ts";
import type { DraftIngredient } from "./phases.ts";

interface ProductPartProps {
  id: string;
  ingredient: DraftIngredient;
  /** The product it names: null is none that is listed, undefined not known yet. */
  listed: ListedProduct | null | undefined;
  segment: Segment;
  error: string | undefined;
  onChange: (changes: Partial<DraftIngredient>) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** The ingredient itself: a listed product, chosen while typing, or free text. */
export function ProductPart(props: ProductPartProps) {
  const t = useT();
  const { id, ingredient, error, onChange } = props;
  const found = useProductSuggestions(ingredient.product ? "" : ingredient.name, props.segment);
  const suggestions = found.map(({ key, name, company }) => ({
    value: key,
    label: name,
    note: company.name,
  }));
  const choose = (key: string) => {
    const product = found.find((each) => each.key === key);
    if (!product) return;
    const inci = ingredient.inci?.trim() ? ingredient.inci : product.inci;
    onChange({ product: key, name: product.name, ...(inci && { inci }) });
  };
  return (
    <div className={classes.part} data-part="name">
      <label htmlFor={id}>{t("product-page.formula.ingredient")}</label>
      <ComboInput
        id={id}
        typed={ingredient.name}
        suggestions={suggestions}
        listLabel={t("product-editor.formula.products")}
        describedBy={`${id}-state`}
        bad={error !== undefined}
        placeholder={t("product-editor.formula.name.placeholder")}
        maxLength={300}
        onType={(name) => onChange({ name })}
        onChoose={({ value }) => choose(value)}
        onPaste={props.onPaste}
      />
      <small id={`${id}-state`} className={classes.state}>
        {error && <span className={classes.fault}>{error}</span>}
        <Listed {...props} />
      </small>
    </div>
  );
}

/** Whether buyers get from here to the ingredient's own page. */
function Listed({ ingredient, listed, onChange }: ProductPartProps) {
  const t = useT();
  const { product } = ingredient;
  if (!product) {
    if (!ingredient.name.trim()) return null;
    return <span>{t("product-editor.formula.not-linked")}</span>;
  }
  if (listed === undefined) return <span>{t("table.loading")}</span>;
  const unlink = (
    <IconButton
      icon="cross"
      size="small"
      label={t("product-editor.formula.unlink", { name: listed?.name ?? ingredient.name })}
      onClick={() => onChange({ product: "" })}
    />
  );
  if (listed === null) {
    return (
      <span className={classes.gone}>
        {t("product-editor.formula.gone")} {unlink}
      </span>
    );
  }
  return (
    <span className={classes.listed}>
      <Icon name="check" />
      <a href={links.product("INGREDIENTS", product)} target="_blank" rel="noreferrer">
        {t("product-editor.formula.listed", { name: listed.name, company: listed.company })}
      </a>
      {unlink}
    </span>
  );
}
