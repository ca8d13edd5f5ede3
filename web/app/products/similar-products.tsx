import { links } from "@neroli/contract/access/links.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Row } from "../ui/row-list.tsx";

/** Others like it, with their suppliers. */
export function SimilarProducts({ products }: { products: ProductSummary[] }) {
  const t = useT();
  return (
    <Card title={t("product-page.similar")}>
      <ul className={`${layout.list} ${layout.columns}`}>
        {products.map((product) => (
          <Row key={product.key} whole>
            <Link to={links.product(product.offering, product.key)}>
              <strong>{product.name}</strong>
              <span className={layout.soft}>{product.inci ?? product.tagline}</span>
              <span className={layout.soft}>{product.company.name}</span>
            </Link>
          </Row>
        ))}
      </ul>
    </Card>
  );
}
