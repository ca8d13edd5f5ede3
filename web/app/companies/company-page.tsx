import type { Company } from "@neroli/contract/companies/schema.ts";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, useT } from "../kernel/phrases.tsx";
import { links } from "../links.ts";
import type { Route } from "./+types/company-page";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyHeader } from "./company-header.tsx";
import classes from "./company-page.module.css";
import { CompanySegments, Contacts } from "./company-sections.tsx";
import { TopProducts } from "./top-products.tsx";

const load = ({ api, params }: LoadInput<{ companyKey: string }>): Promise<Company> =>
  api("GET /companies/:companyKey", { params });

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

export const meta: Route.MetaFunction = ({ loaderData: company, matches }) => {
  const t = metaT(matches);
  if (!company) {
    return [{ title: t("shell.not-found.title") }, { name: "robots", content: "noindex" }];
  }
  const path = links.company(company.key);
  const description = (company.tagline ?? company.description ?? company.name).slice(0, 300);
  return pageMeta(matches, {
    title: `${company.name} | Neroli`,
    description,
    path,
    image: company.logo,
    structured: (origin) => ({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: company.name,
      url: `${origin}${path}`,
      description,
      ...(company.website && { sameAs: company.website }),
      ...(company.logo && { logo: `${origin}${company.logo}` }),
    }),
  });
};

/** A company as this reader may see it. */
export default function CompanyPage({ loaderData: company }: Route.ComponentProps) {
  const t = useT();
  return (
    <article className={classes.page}>
      <CompanyHeader company={company} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {company.description && (
            <section className={classes.section} aria-labelledby="about">
              <h2 id="about">{t("company-page.about")}</h2>
              <p className={classes.description}>{company.description}</p>
            </section>
          )}
          <CompanySegments segments={company.segments} />
          <TopProducts company={company} />
        </div>
        <aside className={classes.side}>
          <CompanyFacts company={company} />
          <Contacts company={company} />
        </aside>
      </div>
    </article>
  );
}
