import { links } from "@neroli/contract/access/links.ts";
import type { Product } from "@neroli/contract/products/schema.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Alternatives } from "./alternatives.tsx";
import { DocumentsTable } from "./documents-table.tsx";
import { FieldSections } from "./field-sections.tsx";
import { MissingDocuments } from "./missing-documents.tsx";
import { ProductHeader } from "./product-header.tsx";
import { SimilarProducts } from "./similar-products.tsx";
import { useAlternatives } from "./use-alternatives.ts";

/** A product as this reader may see it (interface, product page). */
export function ProductPage({ product }: { product: Product }) {
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
