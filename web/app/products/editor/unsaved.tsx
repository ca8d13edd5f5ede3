import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import classes from "./editor.module.css";
import type { ProductEditing } from "./use-product-form.ts";
import { nameOf } from "./value-lines.ts";

/** The bar names only the first few fields. */
const mostNamed = 3;

/** The unsaved changes, and the button that discards them. */
export function Unsaved({ editing }: { editing: ProductEditing }) {
  const t = useT();
  const { changedFields: changed, product, discard } = editing;
  if (!product && changed.length === 0) return <span>{t("product-editor.create.hint")}</span>;
  if (changed.length === 0 || product?.trashed_at) return null;
  const names = changed.slice(0, mostNamed).map((key) => nameOf(key, t));
  const more = changed.length > mostNamed ? " …" : "";
  return (
    <>
      <span className={classes.unsaved}>
        <strong>{t("product-editor.unsaved", { count: changed.length })}</strong>{" "}
        <span>
          {names.join(", ")}
          {more}
        </span>
      </span>
      <Button onClick={discard}>{t("product-editor.discard")}</Button>
    </>
  );
}
