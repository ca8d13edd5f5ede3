import { links } from "@neroli/contract/access/links.ts";
import type { ClipboardEvent } from "react";
import { useT } from "../../language/phrases.tsx";
import { ComboInput, type Suggestion } from "../../ui/fields/combo-input.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { ListedProduct } from "./listed-products.ts";
import classes from "./phases.module.css";

interface ProductPartProps {
  id: string;
  name: string;
  /** The key of the product that it is. */
  product: string | null | undefined;
  /** What is known of it: null is none that is listed, undefined not known yet. */
  listed: ListedProduct | null | undefined;
  /** Products by key that fit what is typed. */
  suggestions: readonly Suggestion[];
  error: string | undefined;
  onType: (name: string) => void;
  onChoose: (key: string) => void;
  onUnlink: () => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** What a line is: a listed product, chosen while typing, or free text. */
export function ProductPart(props: ProductPartProps) {
  const t = useT();
  const { id, error, onChoose } = props;
  return (
    <div className={classes.part} data-part="name">
      <label htmlFor={id}>{t("product-page.formula.ingredient")}</label>
      <ComboInput
        id={id}
        typed={props.name}
        suggestions={props.suggestions}
        listLabel={t("product-editor.formula.products")}
        describedBy={`${id}-state`}
        bad={error !== undefined}
        placeholder={t("product-editor.formula.name.placeholder")}
        maxLength={300}
        onType={props.onType}
        onChoose={({ value }) => onChoose(value)}
        onPaste={props.onPaste}
      />
      <small id={`${id}-state`} className={classes.state}>
        {error && <span className={classes.fault}>{error}</span>}
        <Listed {...props} />
      </small>
    </div>
  );
}

/** Whether one gets from here to the ingredient's own page. */
function Listed({ name, product, listed, onUnlink }: ProductPartProps) {
  const t = useT();
  if (!product) {
    if (!name.trim()) return null;
    return <span>{t("product-editor.formula.not-linked")}</span>;
  }
  if (listed === undefined) return <span>{t("table.loading")}</span>;
  const unlink = (
    <IconButton
      icon="cross"
      size="small"
      label={t("product-editor.formula.unlink", { name: listed?.name ?? name })}
      onClick={onUnlink}
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
