import { links } from "@neroli/contract/access/links.ts";
import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { metaT, useT } from "../../language/phrases.tsx";
import { Note } from "../../ui/card.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";
import type { Route } from "./+types/duplicate-page";
import { duplicateOf } from "./duplicate.ts";
import { useEditable } from "./editable.ts";
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
