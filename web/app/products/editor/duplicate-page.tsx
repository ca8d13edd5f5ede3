import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { metaT, useT } from "../../language/phrases.tsx";
import { links } from "../../links.ts";
import type { Route } from "./+types/duplicate-page";
import { duplicateOf } from "./duplicate.ts";
import { useEditable } from "./editable.ts";
import classes from "./editor.module.css";
import { NewProduct } from "./new-product.tsx";
import { NotAvailable, ProductFailed } from "./not-available.tsx";
import { type Place, placeOf } from "./place.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("product-editor.title.new")} | Neroli` },
  { name: "robots", content: "noindex" },
];

export default function DuplicatePage({ params }: Route.ComponentProps) {
  const t = useT();
  const { type, company, segment, productToDuplicate: key } = params;
  const place = useMemo(() => placeOf({ type, company, segment }), [type, company, segment]);
  const { data: source, error, refetch } = useEditable({ company, key });
  if (error && !source) return <ProductFailed error={error} onRetry={() => void refetch()} />;
  if (place && !source) return <div className={classes.skeleton} aria-busy="true" />;
  if (!place || !source || source.offering !== place.offering) {
    return <NotAvailable>{t("product-editor.gone")}</NotAvailable>;
  }
  return <Duplicate key={source.key} source={source} place={place} />;
}

function Duplicate({ source, place }: { source: EditableProduct; place: Place }) {
  const t = useT();
  const name = t("product-editor.copy-of", { name: source.name });
  // As it was when the duplicate was begun, whatever becomes of the source.
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
        <div role="status" className={classes.told}>
          <p>
            {t("product-editor.copied")}{" "}
            <Link to={links.productEditor(original)}>{source.name}</Link>
          </p>
          <p>
            {left.length > 0 &&
              `${t("product-editor.copied.left", {
                fields: left.map((field) => t(`product-fields.${field}`)).join(", "),
              })} `}
            {t("product-editor.copied.documents")}
          </p>
        </div>
      }
    />
  );
}
