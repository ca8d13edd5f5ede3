import { loadInBrowser, loadOnServer } from "../kernel/load.ts";
import type { Route } from "./+types/services-search";
import { ProductSearchPage, productSearchMeta } from "./product-search-page.tsx";
import { SearchError } from "./search-error.tsx";
import { loadProducts } from "./search-load.ts";

export { shouldSearchAgain as shouldRevalidate } from "./search-load.ts";

const offering = "SERVICES";
const load = loadProducts(offering);

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

export const meta: Route.MetaFunction = productSearchMeta(offering);

export default function ServicesSearch({ loaderData }: Route.ComponentProps) {
  return <ProductSearchPage offering={offering} found={loaderData} />;
}

export const ErrorBoundary = SearchError;
