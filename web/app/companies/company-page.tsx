import { links } from "@neroli/contract/access/links.ts";
import type { ShouldRevalidateFunction } from "react-router";
import { useTellsView } from "../kernel/interactions/use-tells.ts";
import { loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import type { Route } from "./+types/company-page";
import { CompanyView } from "./company-view.tsx";
import { findParameter } from "./find-products.tsx";
import { loadCompany } from "./load-company.ts";

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, loadCompany);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, loadCompany);

/** What is typed to find a product changes nothing of the company. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) => {
  const without = ({ href }: URL) => {
    const url = new URL(href);
    url.searchParams.delete(findParameter);
    return url.href;
  };
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isTyping = currentUrl.href !== nextUrl.href && without(currentUrl) === without(nextUrl);
  return !isTyping && defaultShouldRevalidate;
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { company } = loaderData;
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
export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  useTellsView({ company: loaderData.company.key });
  return <CompanyView {...loaderData} />;
}
