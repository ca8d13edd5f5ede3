import { links } from "@neroli/contract/access/links.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import { Link } from "react-router";
import { useT, words } from "../language/phrases.tsx";
import classes from "./company-page.module.css";

/** Top products per offering and segment, and the way to all of them. */
export function TopProducts({ company }: { company: Company }) {
  const t = useT();
  if (company.top_products.length === 0) {
    return (
      <section className={classes.section}>
        <p>{t("company-page.no-products")}</p>
      </section>
    );
  }
  return company.top_products.map(({ offering, segment, products }) => {
    const id = `top-${offering}-${segment}`;
    return (
      <section key={id} className={classes.section} aria-labelledby={id}>
        <h2 id={id}>
          {t("company-page.top")}: {words(t, "offerings", offering)},{" "}
          {words(t, "segments", segment)}
        </h2>
        <ul className={classes.products}>
          {products.map((product) => (
            <li key={product.key}>
              <Link to={links.product(offering, product.key)}>
                {product.image && (
                  <img src={product.image} alt="" width={240} height={180} loading="lazy" />
                )}
                <strong>{product.name}</strong>
                <span>{product.inci ?? product.tagline}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={links.search(offering, { company: company.key, segment })}
          className={classes.all}
        >
          {t("company-page.all")}
        </Link>
      </section>
    );
  });
}
