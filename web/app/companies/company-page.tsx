import { links } from "@neroli/contract/access/links.ts";
import type { GivenAward } from "@neroli/contract/awards/schema.ts";
import type { Company } from "@neroli/contract/companies/schema.ts";
import type { CompanyExhibition } from "@neroli/contract/portals/schema.ts";
import { redirect, type ShouldRevalidateFunction } from "react-router";
import { ApiError, type Client } from "../kernel/client.ts";
import { readAwards } from "../kernel/given-awards.tsx";
import { useTellsView } from "../kernel/interactions/use-tells.ts";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import type { Route } from "./+types/company-page";
import { CompanyView } from "./company-view.tsx";
import { findParameter } from "./find-products.tsx";

interface Loaded {
  company: Company;
  exhibitions: CompanyExhibition[];
  awards: GivenAward[];
}

/** A former address leads to the present one (decision 11). */
async function load({ api, params, url }: LoadInput<{ companyKey: string }>): Promise<Loaded> {
  const [company, exhibitions, awards] = await Promise.all([
    api("GET /companies/:companyKey", { params }),
    readExhibitions(api, params.companyKey),
    readAwards(api("GET /companies/:companyKey/awards", { params })),
  ]);
  if (company.key === params.companyKey) return { company, exhibitions, awards };
  throw redirect(`${links.company(company.key)}${url.search}`, 301);
}

/** Those that are still to come, or on; without them the page is whole as well. */
async function readExhibitions(api: Client, companyKey: string): Promise<CompanyExhibition[]> {
  try {
    const query = { over: "false", sort: "starts_on" } as const;
    const params = { companyKey };
    return (await api("GET /public/companies/:companyKey/exhibitions", { params, query })).content;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

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
