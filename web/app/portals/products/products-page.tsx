import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { DashboardFrame } from "../dashboard/dashboard-frame.tsx";
import type { Route } from "./+types/products-page";
import { useRankedProducts } from "./product-queries.ts";
import { ProductsTable } from "./products-table.tsx";
import { Ranking } from "./ranking.tsx";
import { SyncDialog } from "./sync/sync-dialog.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portal-products.title");

/** The products of an event's companies: which are there, and which are promoted in which order. */
export default function ProductsPage() {
  const t = useT();
  const { event = "" } = useParams();
  const [params] = useSearchParams();
  const [syncing, setSyncing] = useState(false);
  const ranked = useRankedProducts(event);
  const view = params.get("view") === "ranking" ? "ranking" : "all";
  return (
    <DashboardFrame
      lead={t("portal-products.lead")}
      tools={<Button onClick={() => setSyncing(true)}>{t("portal-products.sync")}</Button>}
    >
      <Tabs label={t("portal-products.views")}>
        <Link to="?" aria-current={view === "all" ? "page" : undefined}>
          {t("portal-products.all")}
        </Link>
        <Link to="?view=ranking" aria-current={view === "ranking" ? "page" : undefined}>
          {t("portal-products.ranking")} {ranked.data && <span>{ranked.data.length}</span>}
        </Link>
      </Tabs>
      {view === "all" ? <ProductsTable event={event} /> : <Ranking event={event} />}
      {syncing && <SyncDialog event={event} onClose={() => setSyncing(false)} />}
    </DashboardFrame>
  );
}
