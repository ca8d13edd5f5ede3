import type { Company } from "@neroli/contract/companies/schema.ts";
import type { DecidableCompanyField } from "@neroli/contract/companies/visibility.ts";
import type { ReactNode } from "react";
import { countryName } from "../language/countries.ts";
import { type Translate, useLanguage, useT, words } from "../language/phrases.tsx";
import { Card, Note } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";
import { GoalNumber } from "./goal-number.tsx";
import { isLocked, Locked } from "./locked.tsx";

interface Fact {
  name: string;
  value: ReactNode;
  /** Shown as locked where any of these is kept from the reader. */
  of: readonly DecidableCompanyField[];
}

/** Facts in one list; what the reader may not see is shown as such, with how to get access. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Card title={t("company-page.facts")}>
      <Facts
        facts={factsOf(company, { t, language }).map(({ name, value, of }) => {
          const locked = of.some((field) => isLocked(company, field));
          return {
            name,
            value: locked ? (
              <>
                {value} <Locked />
              </>
            ) : (
              value || null
            ),
          };
        })}
      />
      {company.confidential.length > 0 && <Note>{t("company-page.confidential")}</Note>}
    </Card>
  );
}

function factsOf(
  company: Company,
  { t, language }: { t: Translate; language: string },
): readonly Fact[] {
  const country = company.country && countryName(company.country, language);
  const seat = company.headquarters;
  const address = seat && [seat.street, `${seat.postal_code} ${seat.city}`.trim()];
  return [
    {
      name: t("company-page.country"),
      value: [...(address ?? []), country].filter(Boolean).join(", "),
      of: ["headquarters", "country"],
    },
    {
      name: t("company-page.employees"),
      value: company.details.number_employees,
      of: ["number_employees"],
    },
    { name: t("company-page.founded"), value: company.foundation_year, of: ["foundation_year"] },
    {
      name: t("company-page.formerly"),
      value: company.formerly_known_as,
      of: ["formerly_known_as"],
    },
    { name: t("company-page.vat"), value: company.vat, of: ["vat"] },
    { name: t("company-page.revenue"), value: company.annual_revenue, of: [] },
    {
      name: t("company-page.dow-jones"),
      value: company.dow_jones_sustainability_score,
      of: ["dow_jones_sustainability_score"],
    },
    {
      name: t("company-page.indie"),
      value: company.indie_brand_friendly && t("product-page.yes"),
      of: ["indie_brand_friendly"],
    },
    { name: t("company-page.website"), value: webLink(company.website), of: ["website"] },
    {
      name: t("company-page.sdg"),
      value: goals(company.sustainable_development_goals, t),
      of: ["sustainable_development_goals"],
    },
    { name: t("company-fields.tagline"), value: null, of: ["tagline"] },
    { name: t("company-fields.labels"), value: null, of: ["labels"] },
  ];
}

const webLink = (website: string | null) =>
  website && (
    <a href={website} rel="noopener" target="_blank">
      {website.replace(/^https?:\/\//, "")}
    </a>
  );

const goals = (numbers: readonly number[], t: Translate) =>
  numbers.length > 0 && (
    <ul className={`${layout.list} ${layout.close}`}>
      {numbers.map((number) => (
        <li key={number} className={layout.beside}>
          <GoalNumber number={number} />
          {words(t, "sustainable-development-goals", String(number))}
        </li>
      ))}
    </ul>
  );
