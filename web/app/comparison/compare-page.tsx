import { links } from "@neroli/contract/access/links.ts";
import {
  type ComparedGroup,
  comparedGroups,
  onlyDifferences,
} from "@neroli/contract/comparison/rows.ts";
import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import { useMemo } from "react";
import { Link } from "react-router";
import { type Collected, useCollected } from "../kernel/compare-tray/tray.ts";
import { useTellsComparison } from "../kernel/interactions/use-tells.ts";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, useLanguage, useT, words } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/compare-page";
import { AddProduct } from "./add-product.tsx";
import { readAddress } from "./address.ts";
import { AlternativesToAdd } from "./alternatives-to-add.tsx";
import classes from "./compare-page.module.css";
import { ComparisonTable } from "./comparison-table.tsx";
import { Notices } from "./notices.tsx";
import { Tools } from "./tools.tsx";
import { useCompared } from "./use-compared.ts";

const nothing: Comparison = { offering: null, products: [], others: [], unavailable: [] };

async function load({ api, url }: LoadInput<unknown>): Promise<Comparison> {
  const { keys } = readAddress(url.search);
  if (keys.length === 0) return nothing;
  return api("GET /comparison", { query: { products: keys.join(",") } });
}

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

/** Which rows are shown is no new question. */
export const shouldRevalidate = (args: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const products = (url: URL) => url.searchParams.get("products");
  const sameProducts = products(currentUrl) === products(nextUrl);
  return currentUrl.href !== nextUrl.href && sameProducts ? false : defaultShouldRevalidate;
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const t = metaT(matches);
  const names = (loaderData?.products ?? []).map(({ name }) => name).join(", ");
  const title = t("comparison.title");
  return pageMeta(matches, {
    title: `${names ? `${names} | ` : ""}${title} | Neroli`,
    description: t("comparison.description"),
    path: links.compare(),
    hidden: true,
  });
};

/** Up to six products side by side; the address says which, so that it can be sent to others. */
export default function ComparePage({ loaderData: comparison }: Route.ComponentProps) {
  const t = useT();
  const compared = useCompared(comparison);
  useTellsComparison(comparison.products.map(({ key }) => key));
  const { groups, differing } = useGroups(comparison, compared.onlyDifferences);
  const { offering, products } = comparison;
  const count = products.length;
  const only = count === 1 && products[0];
  return (
    <WorkPage
      title={offering ? words(t, "comparison.title", offering) : t("comparison.title")}
      tools={count > 0 && <Tools {...{ comparison, compared, differing }} />}
    >
      <Notices {...{ comparison, compared }} />
      {count === 0 ? (
        <NothingCompared onAdd={compared.add} />
      ) : (
        <>
          {only && <AlternativesToAdd product={only} onAdd={compared.add} />}
          <ComparisonTable {...{ comparison, compared, groups }} />
          <div className={`${layout.spread} ${classes.below}`}>
            {count > 1 && <p className={layout.soft}>{t("comparison.legend")}</p>}
            <AddProduct
              offering={offering ?? "INGREDIENTS"}
              keys={compared.keys}
              onAdd={compared.add}
            />
          </div>
        </>
      )}
    </WorkPage>
  );
}

/** The rows in the reader's language, and how many of all differ. */
function useGroups(
  { products }: Comparison,
  only: boolean,
): { groups: ComparedGroup[]; differing: number } {
  const t = useT();
  const language = useLanguage();
  const all = useMemo(
    () => comparedGroups(products, { say: (key) => t(key as PlainPhraseKey), language }),
    [products, t, language],
  );
  const differences = onlyDifferences(all);
  return {
    groups: only && products.length > 1 ? differences : all,
    differing: differences.reduce((sum, { rows }) => sum + rows.length, 0),
  };
}

/** Explains the page before anything is compared, and how to begin. */
function NothingCompared({ onAdd }: { onAdd: (product: Collected) => void }) {
  const t = useT();
  const collected = useCollected();
  const count = collected.length;
  return (
    <Card title={t("comparison.empty")}>
      <p>{t("comparison.empty.how")}</p>
      {count > 0 && (
        <div>
          <ButtonLink
            variant="strong"
            href={links.compare({ products: collected.map(({ key }) => key).join(",") })}
          >
            {t("comparison.empty.collected", { count })}
          </ButtonLink>
        </div>
      )}
      <AddProduct offering="INGREDIENTS" keys={[]} onAdd={onAdd} />
      <Link to={links.search("INGREDIENTS")}>{t("comparison.empty.search")}</Link>
    </Card>
  );
}
