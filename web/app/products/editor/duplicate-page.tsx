import { links } from "@neroli/contract/access/links.ts";
import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import {
  fieldsFor,
  isProductFieldKey,
  type ProductFieldKey,
} from "@neroli/contract/products/fields.ts";
import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";
import type { Route } from "./+types/duplicate-page";
import { useEditable } from "./editable.ts";
import { NewProduct } from "./new-product.tsx";
import { NotAvailable, ProductFailed } from "./not-available.tsx";
import { type Place, placeOf } from "./place.ts";
import { fieldOf, isVisibility, type Values, valuesOf } from "./values.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "product-editor.title.new");

export default function DuplicatePage({ params }: Route.ComponentProps) {
  const t = useT();
  const { type, company, segment, productToDuplicate: key } = params;
  const place = useMemo(() => placeOf({ type, company, segment }), [type, company, segment]);
  const { data: source, error, refetch } = useEditable({ company, key });
  if (error && !source) return <ProductFailed error={error} onRetry={() => void refetch()} />;
  if (place && !source) return <Skeleton height={480} />;
  if (!place || !source || source.offering !== place.offering) {
    return <NotAvailable>{t("product-editor.gone")}</NotAvailable>;
  }
  return <Duplicate key={source.key} source={source} place={place} />;
}

function Duplicate({ source, place }: { source: EditableProduct; place: Place }) {
  const t = useT();
  const name = t("product-editor.copy-of", { name: source.name });
  // The duplicate keeps what it began with, even if the source changes meanwhile.
  const [{ prefilled, left }] = useState(() => duplicateOf(source, { place, name }));
  useEffect(() => {
    const input = document.getElementById("field-name");
    if (input instanceof HTMLInputElement) input.select();
  }, []);
  const original = { ...source, company: source.company.key };
  return (
    <NewProduct
      place={place}
      prefilled={prefilled}
      duplicateOf={source.key}
      notice={
        <div role="status">
          <Note>
            <p className={layout.text}>
              {t("product-editor.copied")}{" "}
              <Link to={links.productEditor(original)}>{source.name}</Link>
            </p>
            <p className={layout.text}>
              {left.length > 0 &&
                `${t("product-editor.copied.left", {
                  fields: left.map((field) => t(`product-fields.${field}`)).join(", "),
                })} `}
              {t("product-editor.copied.documents")}
            </p>
          </Note>{" "}
        </div>
      }
    />
  );
}

/** Fields that belong to one product alone: its trade name and the codes of its company. */
const ofOneAlone: ReadonlySet<string> = new Set<ProductFieldKey>([
  "trade_name",
  "sap_material_code",
  "formulation_code",
  "concept_code",
]);

/** The values that a duplicate begins with, and the fields that it does not take over. */
function duplicateOf(
  source: EditableProduct,
  { place, name }: { place: Place; name: string },
): { prefilled: Values; left: ProductFieldKey[] } {
  const own = new Set<string>(fieldsFor(place.offering, place.segment));
  const values = valuesOf(source);
  const isTaken = (key: string) => {
    const field = fieldOf(key);
    // The visibility of a code is kept for the next code too.
    return field !== null && own.has(field) && (isVisibility(key) || !ofOneAlone.has(key));
  };
  return {
    prefilled: {
      ...Object.fromEntries(Object.entries(values).filter(([key]) => isTaken(key))),
      name,
    },
    left: Object.keys(values)
      .filter(isProductFieldKey)
      .filter((key) => !isTaken(key)),
  };
}
