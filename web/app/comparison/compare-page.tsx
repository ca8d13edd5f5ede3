import { links } from "@neroli/contract/access/links.ts";
import type { Comparison } from "@neroli/contract/comparison/schema.ts";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, useT, words } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/compare-page";
import { AddProduct } from "./add-product.tsx";
import { readAddress } from "./address.ts";
import { AlternativesToAdd } from "./alternatives-to-add.tsx";
import classes from "./compare-page.module.css";
import { ComparisonTable } from "./comparison-table.tsx";
import { NothingCompared } from "./nothing-compared.tsx";
import { Notices } from "./notices.tsx";
import { Tools } from "./tools.tsx";
import { useCompared } from "./use-compared.ts";
import { useGroups } from "./use-groups.ts";

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
