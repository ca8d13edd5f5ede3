import type { Company } from "@neroli/contract/companies/schema.ts";
import { countryName } from "../kernel/countries.ts";
import { useLanguage, useT } from "../kernel/phrases.tsx";
import classes from "./company-page.module.css";

/** Facts in one list; what the reader may not see is absent, and said so below. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useT();
  const language = useLanguage();
  const country = company.country && countryName(company.country, language);
  const rows: readonly (readonly [string, string | number | null | undefined])[] = [
    [t("company-page.country"), [company.headquarters?.city, country].filter(Boolean).join(", ")],
    [t("company-page.employees"), company.details.number_employees],
    [t("company-page.founded"), company.foundation_year],
    [t("company-page.formerly"), company.formerly_known_as],
    [t("company-page.vat"), company.vat],
    [t("company-page.revenue"), company.annual_revenue],
    [t("company-page.dow-jones"), company.dow_jones_sustainability_score],
    [t("company-page.indie"), company.indie_brand_friendly ? t("product-page.yes") : null],
  ];
  return (
    <section className={classes.section} aria-labelledby="facts">
      <h2 id="facts">{t("company-page.facts")}</h2>
      <dl className={classes.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {company.website && (
          <div>
            <dt>{t("company-page.website")}</dt>
            <dd>
              <a href={company.website} rel="noopener" target="_blank">
                {company.website.replace(/^https?:\/\//, "")}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <Goals goals={company.sustainable_development_goals} />
      {company.confidential.length > 0 && (
        <p className={classes.confidential}>{t("company-page.confidential")}</p>
      )}
    </section>
  );
}

function Goals({ goals }: { goals: number[] }) {
  const t = useT();
  if (goals.length === 0) return null;
  return (
    <>
      <h3>{t("company-page.sdg")}</h3>
      <ul className={classes.labels}>
        {goals.map((number) => (
          <li key={number}>{t("company-page.sdg.goal", { number })}</li>
        ))}
      </ul>
    </>
  );
}
