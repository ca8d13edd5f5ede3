import { loadInBrowser, loadOnServer } from "../kernel/load.ts";
import type { Route } from "./+types/ingredient-page";
import { loadProduct } from "./load-product.ts";
import { productMeta } from "./product-meta.ts";
import { ProductPage } from "./product-page.tsx";

const load = loadProduct("INGREDIENTS");

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);
export const meta: Route.MetaFunction = productMeta;

export default function IngredientPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage product={loaderData} />;
}
