import { links } from "@neroli/contract/access/links.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import { Link } from "react-router";
import { useT, words } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import classes from "./company-page.module.css";

/** Top products per offering and segment, and the way to all of them. */
export function TopProducts({ company }: { company: Company }) {
  const t = useT();
  if (company.top_products.length === 0) {
    return (
      <Card title={t("company-page.top")} titleHidden>
        <p>{t("company-page.no-products")}</p>
      </Card>
    );
  }
  return company.top_products.map(({ offering, segment, products }) => {
    const title = `${t("company-page.top")}: ${words(t, "offerings", offering)}, ${words(t, "segments", segment)}`;
    return (
      <Card key={title} title={title}>
        <ul className={`${layout.tiles} ${classes.products}`}>
          {products.map((product) => (
            <li key={product.key}>
              <Link to={links.product(offering, product.key)}>
                {product.image && (
                  <img src={product.image} alt="" width={240} height={180} loading="lazy" />
                )}
                <strong>{product.name}</strong>
                <span className={layout.soft}>{product.inci ?? product.tagline}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={links.search(offering, { company: company.key, segment })}
          className={layout.link}
        >
          {t("company-page.all")}
        </Link>
      </Card>
    );
  });
}
