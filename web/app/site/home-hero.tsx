import { links } from "@neroli/contract/access/links.ts";
import { Form, Link } from "react-router";
import { useLanguage, useT } from "../language/phrases.tsx";
import type { Highlights } from "./highlights.ts";
import classes from "./home.module.css";

const popular = ["niacinamide", "glycerin", "preservative", "shea butter", "surfactant", "E330"];

export function Hero({ counts }: { counts: Highlights["counts"] }) {
  const t = useT();
  const language = useLanguage();
  const facts = [
    [counts.products, t("site.home.products")],
    [counts.suppliers, t("site.home.suppliers")],
    [counts.documents, t("site.home.documents")],
  ] as const;
  return (
    <section className={classes.hero}>
      <h1>{t("site.home.heading")}</h1>
      <p className={classes.lead}>{t("site.home.lead")}</p>
      <Form action={links.search("INGREDIENTS")} className={classes.search} role="search">
        <input
          type="search"
          name="query"
          aria-label={t("suggestions.label.INGREDIENTS")}
          placeholder={t("shell.search.placeholder")}
        />
        <button type="submit">{t("shell.search.submit")}</button>
      </Form>
      <p className={classes.popular}>
        <span>{t("site.home.popular")}:</span>
        {popular.map((query) => (
          <Link key={query} to={links.search("INGREDIENTS", { query })}>
            {query}
          </Link>
        ))}
      </p>
      <ul className={classes.facts}>
        {facts.map(([count, what]) => (
          <li key={what}>
            <strong>{count.toLocaleString(language)}</strong> {what}
          </li>
        ))}
      </ul>
    </section>
  );
}
