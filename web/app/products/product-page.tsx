import type { Product } from "@neroli/contract/products/schema.ts";
import { useT } from "../kernel/phrases.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { links } from "../links.ts";
import { DocumentsTable } from "./documents-table.tsx";
import { FieldSections } from "./field-sections.tsx";
import { MissingDocuments } from "./missing-documents.tsx";
import { ProductHeader } from "./product-header.tsx";
import classes from "./product-page.module.css";
import { SimilarProducts } from "./similar-products.tsx";

/** A product as this reader may see it (interface, product page). */
export function ProductPage({ product }: { product: Product }) {
  return (
    <article className={classes.page}>
      <ProductHeader product={product} />
      <SignUpBanner />
      <FieldSections product={product} />
      {product.documents.length > 0 && <DocumentsTable product={product} />}
      {product.documents.length === 0 && product.can.edit && <MissingDocuments product={product} />}
      {product.similar.length > 0 && <SimilarProducts products={product.similar} />}
    </article>
  );
}

function SignUpBanner() {
  const t = useT();
  if (useSession().state === "signed-in") return null;
  return (
    <aside className={classes.banner}>
      <p>{t("product-page.banner")}</p>
      <a href={links.register()}>{t("shell.sign-up")}</a>
    </aside>
  );
}
