import { useMediaQuery } from "@mantine/hooks";
import { completenessOf, expectedDocuments } from "@neroli/contract/products/completeness.ts";
import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { type ReactNode, useDeferredValue } from "react";
import { useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { ShareBar } from "../../ui/share-bar.tsx";
import { belowBeside } from "../../ui/tokens.ts";
import classes from "./completeness.module.css";
import type { Place } from "./place.ts";
import { partsOf, type Values } from "./values.ts";

/** The anchor of the documents of the product. */
export const documentsId = "group-documents";

interface CompletenessProps {
  place: Place;
  product: EditableProduct | null;
  /** Values as they would be stored. */
  values: Values;
  onField: (field: ProductFieldKey) => void;
  onDocuments: () => void;
}

/** How complete the product would be if it were saved now, and what leads to the rest. */
export function CompletenessCard(props: CompletenessProps) {
  const t = useT();
  const { place, product, onField } = props;
  const values = useDeferredValue(props.values);
  const { share, missing_fields, missing_documents } = completenessOfForm(place, {
    product,
    values,
  });
  // Where it stands above the form, it does not push that off the screen.
  const narrow = useMediaQuery(belowBeside("lg"), false, { getInitialValueInEffect: false });
  return (
    <Card title={t("product-editor.completeness")} titleHidden>
      <details className={classes.details} open={!narrow}>
        <summary>
          <h2 className={layout.title}>{t("product-editor.completeness")}</h2>
          <ShareBar share={share}>
            <strong>{t("product-editor.completeness.share", { share })}</strong>
          </ShareBar>
        </summary>
        {share === 100 && <p className={layout.soft}>{t("product-editor.completeness.whole")}</p>}
        {missing_fields.length > 0 && (
          <Missing title={t("product-editor.completeness.fields")}>
            {missing_fields.map((field) => (
              <li key={field}>
                <Button variant="link" onClick={() => onField(field)}>
                  {t(`product-fields.${field}`)}
                </Button>
              </li>
            ))}
          </Missing>
        )}
        {missing_documents.length > 0 && (
          <Missing title={t("product-editor.completeness.documents")}>
            {missing_documents.map((type) => (
              <li key={type}>
                {product ? (
                  <Button variant="link" onClick={props.onDocuments}>
                    {words(t, "document-types", type)}
                  </Button>
                ) : (
                  words(t, "document-types", type)
                )}
              </li>
            ))}
          </Missing>
        )}
        {!product && <p className={layout.soft}>{t("product-editor.completeness.later")}</p>}
      </details>
    </Card>
  );
}

function Missing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={layout.soft}>{title}</h3>
      <ul className={`${layout.list} ${layout.line}`}>{children}</ul>
    </div>
  );
}

function completenessOfForm(
  { offering, segment }: Place,
  { product, values }: Pick<CompletenessProps, "product" | "values">,
) {
  const expected = expectedDocuments(offering, segment);
  const missing = product ? product.completeness.missing_documents : expected;
  return completenessOf({
    offering,
    segment,
    fields: partsOf(values).fields as ProductFields,
    document_types: expected.filter((type) => !missing.includes(type)),
  });
}
