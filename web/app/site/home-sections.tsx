import { links } from "@neroli/contract/access/links.ts";
import { segments } from "@neroli/contract/enumerations/products.ts";
import { Link } from "react-router";
import { useT, words } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import type { Highlights } from "./highlights.ts";
import classes from "./home.module.css";

export function Featured({ highlights }: { highlights: Highlights }) {
  const t = useT();
  return (
    <>
      <section className={classes.section} aria-labelledby="segments">
        <h2 id="segments">{t("site.home.segments")}</h2>
        <ul className={`${layout.tiles} ${classes.few}`}>
          {segments.map((segment) => (
            <li key={segment}>
              <Link
                to={links.search("INGREDIENTS", { segment })}
                className={classes.segment}
                data-segment={segment}
              >
                {words(t, "segments", segment)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.section} aria-labelledby="new">
        <h2 id="new">{t("site.home.new")}</h2>
        <ul className={`${layout.tiles} ${classes.products}`}>
          {highlights.products.map((product) => (
            <li key={product.key}>
              <ProductTile product={product} />
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.section} aria-labelledby="suppliers">
        <h2 id="suppliers">{t("site.home.companies")}</h2>
        <ul className={layout.tiles}>
          {highlights.suppliers.map((company) => (
            <li key={company.key}>
              <Link to={links.company(company.key)} className={classes.company}>
                {company.logo && (
                  <img src={company.logo} alt="" width={48} height={48} loading="lazy" />
                )}
                <span className={classes.words}>
                  <strong>{company.name}</strong>
                  <small>{company.tagline}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link to={links.suppliersSearch()} className={layout.link}>
          {t("site.home.all-suppliers")}
        </Link>
      </section>
    </>
  );
}

function ProductTile({ product }: { product: Highlights["products"][number] }) {
  return (
    <Link to={links.product(product.offering, product.key)} className={classes.product}>
      {product.image && <img src={product.image} alt="" width={320} height={240} loading="lazy" />}
      <span className={classes.words}>
        <strong>{product.name}</strong>
        <small lang={product.inci === null ? product.text_languages?.tagline : undefined}>
          {product.inci ?? product.tagline}
        </small>
        <small>{product.company.name}</small>
      </span>
    </Link>
  );
}

export function Steps({ title }: { title: string }) {
  const t = useT();
  const steps = [
    [t("site.home.step-1"), t("site.home.step-1.text")],
    [t("site.home.step-2"), t("site.home.step-2.text")],
    [t("site.home.step-3"), t("site.home.step-3.text")],
  ] as const;
  return (
    <section className={classes.section} aria-labelledby="how">
      <h2 id="how">{title}</h2>
      <ol className={`${layout.tiles} ${classes.few} ${classes.steps}`}>
        {steps.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
