import type { Route } from "./+types/formulations-list";
import { listMeta, ProductsPage } from "./products-page.tsx";

export const meta: Route.MetaFunction = listMeta("FORMULATIONS");

export default function FormulationsList() {
  return <ProductsPage offering="FORMULATIONS" />;
}
