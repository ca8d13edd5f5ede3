import { useMemo } from "react";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import type { Route } from "./+types/new-page";
import { NewProduct } from "./new-product.tsx";
import { NotAvailable } from "./not-available.tsx";
import { placeOf } from "./place.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "product-editor.title.new");

export default function NewPage({ params }: Route.ComponentProps) {
  const t = useT();
  const { type, company, segment } = params;
  const place = useMemo(() => placeOf({ type, company, segment }), [type, company, segment]);
  if (!place) return <NotAvailable>{t("product-editor.gone.kind")}</NotAvailable>;
  return <NewProduct key={`${type} ${company} ${segment}`} place={place} />;
}
