import { links, offeringOfStep } from "@neroli/contract/access/links.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import type { Route } from "./+types/product-page";
import { Alternatives } from "./alternatives.tsx";
import { DocumentsTable } from "./documents-table.tsx";
import { FieldSections } from "./field-sections.tsx";
import { MissingDocuments } from "./missing-documents.tsx";
import { ProductHeader } from "./product-header.tsx";
import { productMeta } from "./product-meta.ts";
import { SimilarProducts } from "./similar-products.tsx";
import { useAlternatives } from "./use-alternatives.ts";

/** The same page for all offerings; which one, the address says. */
const load = ({ api, params, url }: LoadInput<{ productKey: string }>): Promise<Product> => {
  const offering = offeringOfStep(url.pathname.split("/")[1]) ?? "INGREDIENTS";
  return api("GET /products/:offering/:productKey", { params: { ...params, offering } });
};

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);
export const meta: Route.MetaFunction = productMeta;

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductView key={loaderData.key} product={loaderData} />;
}

/** A product as this reader may see it (interface, product page). */
function ProductView({ product }: { product: Product }) {
  const alternatives = useAlternatives(product);
  const shown = new Set(alternatives.map((alternative) => alternative.product.key));
  const similar = product.similar.filter(({ key }) => !shown.has(key));
  return (
    <article className={layout.stack}>
      <ProductHeader product={product} />
      <SignUpBanner />
      <FieldSections product={product} />
      {product.documents.length > 0 && <DocumentsTable product={product} />}
      {product.documents.length === 0 && product.can.edit && <MissingDocuments product={product} />}
      {alternatives.length > 0 && <Alternatives {...{ product, alternatives }} />}
      {similar.length > 0 && <SimilarProducts products={similar} />}
    </article>
  );
}

function SignUpBanner() {
  const t = useT();
  if (useSession().state === "signed-in") return null;
  return (
    <aside>
      <Note action={<a href={links.register()}>{t("shell.sign-up")}</a>}>
        {t("product-page.banner")}
      </Note>
    </aside>
  );
}
