import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import { Link } from "react-router";
import { useT } from "../language/phrases.tsx";
import { links } from "../links.ts";
import classes from "./product-page.module.css";

export function SimilarProducts({ products }: { products: ProductSummary[] }) {
  const t = useT();
  return (
    <section className={classes.section} aria-labelledby="similar">
      <h2 id="similar">{t("product-page.similar")}</h2>
      <ul className={classes.similar}>
        {products.map((product) => (
          <li key={product.key}>
            <Link to={links.product(product.offering, product.key)}>
              <strong>{product.name}</strong>
              <span>{product.inci ?? product.tagline}</span>
              <span>{product.company.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
