import { links } from "@neroli/contract/access/links.ts";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, useT } from "../language/phrases.tsx";
import type { Route } from "./+types/home";
import type { Highlights } from "./highlights.ts";
import { Hero } from "./home-hero.tsx";
import { Featured, Steps } from "./home-sections.tsx";

const load = ({ api }: LoadInput<unknown>): Promise<Highlights> => api("GET /search/highlights");

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, load);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, load);

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = metaT(matches);
  return pageMeta(matches, {
    title: t("site.home.title"),
    description: t("site.home.description"),
    path: links.home(),
    structured: (origin, name) => ({
      "@context": "https://schema.org",
      "@type": "WebSite",
      name,
      url: origin,
      potentialAction: {
        "@type": "SearchAction",
        target: `${origin}${links.search("INGREDIENTS")}?query={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    }),
  });
};

/** The landing page: what one can do here, proved by what is there. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <Hero counts={loaderData.counts} />
      <Featured highlights={loaderData} />
      <Steps title={t("site.home.how")} />
    </>
  );
}
