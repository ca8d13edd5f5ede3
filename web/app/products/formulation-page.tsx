import { loadInBrowser, loadOnServer } from "../kernel/load.ts";
import type { Route } from "./+types/formulation-page";
import { loadProduct } from "./load-product.ts";
import { productMeta } from "./product-meta.ts";
import { ProductPage } from "./product-page.tsx";

const load = loadProduct("FORMULATIONS");

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);
export const meta: Route.MetaFunction = productMeta;

export default function FormulationPage({ loaderData }: Route.ComponentProps) {
  return <ProductPage product={loaderData} />;
}
