import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { formatTime } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";

interface LastChangeProps {
  product: EditableProduct;
  onHistory: () => void;
}

/** The last change with its author, and the button that opens the history. */
export function LastChange({ product, onHistory }: LastChangeProps) {
  const t = useT();
  const { last_change: last, created_at, created_by } = product;
  const at = last?.at ?? created_at;
  const by = (last ? last.by : created_by)?.name ?? t("product-editor.history.operator");
  return (
    <Card
      title={t("product-editor.history")}
      tools={
        <Button size="small" onClick={onHistory}>
          {t("product-editor.history.show")}
        </Button>
      }
    >
      <p className={layout.soft}>
        {t(`product-editor.action.${last?.action ?? "CREATED"}`)} · {by} ·{" "}
        <time dateTime={at}>{formatTime(at)}</time>
      </p>
    </Card>
  );
}
