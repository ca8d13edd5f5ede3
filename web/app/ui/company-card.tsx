import type { CompanySummary } from "@neroli/contract/companies/schema.ts";
import { countryName } from "../language/countries.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import classes from "./company-card.module.css";
import { Highlight } from "./highlight.tsx";
import { Icon } from "./icon.tsx";

const noMatches: readonly string[] = [];

export interface CompanyCardProps {
  company: CompanySummary;
  href: string;
  /** Folded words to mark. */
  matches?: readonly string[];
  row?: boolean;
}

/** A company as the suppliers search and lists show it. Its heading is an h2. */
export function CompanyCard({ company, href, matches = noMatches, row = false }: CompanyCardProps) {
  const t = useT();
  return (
    <article className={row ? classes.row : classes.card}>
      <Logo company={company} />
      <div className={classes.head}>
        <h2 className={classes.name}>
          <a href={href}>
            <Highlight text={company.name} matches={matches} />
          </a>
          {company.verified && <Icon name="verified" label={t("catalogue.verified")} />}
        </h2>
        <Facts company={company} />
      </div>
      {company.tagline && (
        <p className={classes.tagline}>
          <Highlight text={company.tagline} matches={matches} />
        </p>
      )}
      <ul className={classes.segments}>
        {company.segments.map((segment) => (
          <li key={segment} data-segment={segment}>
            <Icon name={segment} />
            {words(t, "segments", segment)}
          </li>
        ))}
      </ul>
      <p className={classes.products}>
        {t("catalogue.company.products", { count: company.product_count })}
      </p>
    </article>
  );
}

function Logo({ company }: { company: CompanySummary }) {
  if (!company.logo) {
    return (
      <div className={classes.logo} aria-hidden="true">
        {company.name.slice(0, 1).toUpperCase()}
      </div>
    );
  }
  return (
    <img
      className={classes.logo}
      src={company.logo}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Type and country; the browser's country names may be newer than the server's. */
function Facts({ company }: { company: CompanySummary }) {
  const t = useT();
  const language = useLanguage();
  const type = company.type === "UNKNOWN" ? null : words(t, "company-types", company.type);
  const country = company.country && countryName(company.country, language);
  return (
    <p className={classes.facts} suppressHydrationWarning>
      {[type, country].filter(Boolean).join(" · ")}
    </p>
  );
}
