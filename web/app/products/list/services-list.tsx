import type { Route } from "./+types/services-list";
import { listMeta, ProductsPage } from "./products-page.tsx";

export const meta: Route.MetaFunction = listMeta("SERVICES");

export default function ServicesList() {
  return <ProductsPage offering="SERVICES" />;
}
