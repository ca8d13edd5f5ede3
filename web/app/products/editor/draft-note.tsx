import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { useState } from "react";
import { useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import layout from "../../ui/layout.module.css";
import { useMove } from "./use-move.ts";

interface DraftNoteProps {
  product: EditableProduct;
  /** The form holds changes that are not saved. */
  changed: boolean;
  onField: (field: ProductFieldKey) => void;
}

/** Says that nobody else sees the product yet, and publishes it. */
export function DraftNote({ product, changed, onField }: DraftNoteProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Note
        tone="warning"
        action={
          <Button
            size="small"
            variant="primary"
            disabledReason={changed ? t("product-editor.publish.first") : undefined}
            onClick={() => setAsking(true)}
          >
            {t("product-editor.publish")}
          </Button>
        }
      >
        <strong>{t("product-editor.draft")}</strong> {t("product-editor.draft.means")}
      </Note>
      {asking && (
        <PublishDialog product={product} onField={onField} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface PublishDialogProps extends Pick<DraftNoteProps, "product" | "onField"> {
  onClose: () => void;
}

/** What is still missing, before everybody sees the product. */
function PublishDialog({ product, onField, onClose }: PublishDialogProps) {
  const t = useT();
  const { pending, move } = useMove(product);
  const { lacks, completeness } = product;
  const { missing_documents } = completeness;
  // What it lacks is named above.
  const missing = completeness.missing_fields.filter((field) => !lacks.includes(field));
  const go = (field: ProductFieldKey) => {
    onClose();
    onField(field);
  };
  const publish = async () => {
    if (await move("publish")) onClose();
  };
  const blocked = lacks.length > 0;
  return (
    <Dialog
      title={t("product-editor.publish.title", { name: product.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("table.cancel")}</Button>
          <Button
            variant="primary"
            loading={pending}
            disabledReason={blocked ? words(t, "errors", "products.untold") : undefined}
            onClick={() => void publish()}
          >
            {t("product-editor.publish")}
          </Button>
        </>
      }
    >
      {!blocked && <p className={layout.text}>{t("product-editor.publish.means")}</p>}
      {blocked && <Fields title={t("product-editor.publish.lacks")} fields={lacks} onField={go} />}
      {missing.length > 0 && (
        <Fields title={t("product-editor.publish.missing")} fields={missing} onField={go} />
      )}
      {missing_documents.length > 0 && (
        <p className={layout.soft}>
          {t("product-editor.completeness.documents")}:{" "}
          {missing_documents.map((type) => words(t, "document-types", type)).join(", ")}
        </p>
      )}
      {completeness.share === 100 && <p>{t("product-editor.publish.whole")}</p>}
    </Dialog>
  );
}

interface FieldsProps {
  title: string;
  fields: readonly ProductFieldKey[];
  onField: (field: ProductFieldKey) => void;
}

function Fields({ title, fields, onField }: FieldsProps) {
  const t = useT();
  return (
    <div>
      <p>{title}</p>
      <ul className={`${layout.list} ${layout.line}`}>
        {fields.map((field) => (
          <li key={field}>
            <Button variant="link" onClick={() => onField(field)}>
              {t(`product-fields.${field}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
