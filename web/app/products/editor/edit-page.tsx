import { links } from "@neroli/contract/access/links.ts";
import type { EditableProduct } from "@neroli/contract/products/editor-schema.ts";
import { useMemo, useState } from "react";
import { Navigate } from "react-router";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { Skeleton } from "../../ui/states.tsx";
import type { Route } from "./+types/edit-page";
import { useEditable } from "./editable.ts";
import { EditorForm } from "./editor-form.tsx";
import { EditorPage, ProductActions } from "./editor-page.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { NotAvailable, ProductFailed } from "./not-available.tsx";
import { type Place, placeOf } from "./place.ts";
import { useProductForm } from "./use-product-form.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "product-editor.title");

export default function EditPage({ params }: Route.ComponentProps) {
  const t = useT();
  const addressed = placeOf(params);
  const {
    data: product,
    error,
    refetch,
  } = useEditable({ company: params.company, key: params.id });
  if (!addressed) return <NotAvailable>{t("product-editor.gone")}</NotAvailable>;
  if (!product) {
    if (error) return <ProductFailed error={error} onRetry={() => void refetch()} />;
    return <Skeleton height={480} />;
  }
  const place = { ...product, company: product.company.key };
  // A product stands in one segment: another address of it leads there.
  if (links.productEditor({ ...addressed, key: params.id }) !== links.productEditor(place)) {
    return <Navigate to={links.productEditor(place)} replace />;
  }
  return <Opened key={product.key} product={product} />;
}

function Opened({ product }: { product: EditableProduct }) {
  const { offering, segment } = product;
  const company = product.company.key;
  const place = useMemo<Place>(
    () => ({ offering, segment, company }),
    [offering, segment, company],
  );
  const editing = useProductForm({ place, product });
  const [history, setHistory] = useState(false);
  return (
    <EditorPage
      place={place}
      title={product.name}
      company={product.company.name}
      tools={<ProductActions product={product} />}
    >
      <EditorForm editing={editing} onHistory={() => setHistory(true)} />
      <HistoryPanel
        product={product}
        open={history}
        pending={editing.pending}
        onUndo={() => {
          // The panel stands above everything that is said about it.
          setHistory(false);
          editing.undo();
        }}
        onClose={() => setHistory(false)}
      />
    </EditorPage>
  );
}
