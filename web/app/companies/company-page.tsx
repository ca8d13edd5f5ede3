import { links } from "@neroli/contract/access/links.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import { redirect } from "react-router";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import type { Route } from "./+types/company-page";
import { CompanyView } from "./company-view.tsx";

/** A former address leads to the present one (decision 11). */
async function load({ api, params, url }: LoadInput<{ companyKey: string }>): Promise<Company> {
  const company = await api("GET /companies/:companyKey", { params });
  if (company.key === params.companyKey) return company;
  throw redirect(`${links.company(company.key)}${url.search}`, 301);
}

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

export const meta: Route.MetaFunction = ({ loaderData: company, matches }) => {
  if (!company) return [];
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
  return <CompanyView company={company} />;
}
