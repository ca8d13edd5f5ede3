import type { Route } from "./+types/ingredients-list";
import { listMeta, ProductsPage } from "./products-page.tsx";

export const meta: Route.MetaFunction = listMeta("INGREDIENTS");

export default function IngredientsList() {
  return <ProductsPage offering="INGREDIENTS" />;
}
