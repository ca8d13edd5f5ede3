import { links } from "@neroli/contract/access/links.ts";
import { writeCount } from "@neroli/phrases/write-count.ts";
import { Form, Link } from "react-router";
import { useLanguage, useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { SearchLine } from "../ui/search-line.tsx";
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
      <Form action={links.search("INGREDIENTS")} role="search">
        <SearchLine
          label={t("suggestions.label.INGREDIENTS")}
          placeholder={t("shell.search.placeholder")}
          submit={t("shell.search.submit")}
          variant="primary"
        />
      </Form>
      <p className={`${layout.line} ${classes.popular}`}>
        <span>{t("site.home.popular")}:</span>
        {popular.map((query) => (
          <Link key={query} to={links.search("INGREDIENTS", { query })}>
            {query}
          </Link>
        ))}
      </p>
      <ul className={`${layout.list} ${layout.line} ${classes.facts}`}>
        {facts.map(([count, what]) => (
          <li key={what}>
            <strong>{writeCount(count, language)}</strong> {what}
          </li>
        ))}
      </ul>
    </section>
  );
}
