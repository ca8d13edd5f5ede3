import { links } from "@neroli/contract/access/links.ts";
import type { PublicDocument } from "@neroli/contract/portals/assets.ts";
import { PublicDocuments } from "../kernel/documents/public-documents.tsx";
import { type LoadInput, loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, useT } from "../language/phrases.tsx";
import type { Route } from "./+types/home";
import type { Highlights } from "./highlights.ts";
import classes from "./home.module.css";
import { Hero } from "./home-hero.tsx";
import { Featured, Steps } from "./home-sections.tsx";

interface Loaded {
  highlights: Highlights;
  /** Of the portal on whose host this is. */
  documents: readonly PublicDocument[];
}

async function load({ api }: LoadInput<unknown>): Promise<Loaded> {
  const [highlights, { content }] = await Promise.all([
    api("GET /search/highlights"),
    api("GET /public/documents"),
  ]);
  return { highlights, documents: content };
}

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
  const { highlights, documents } = loaderData;
  const t = useT();
  return (
    <>
      <Hero counts={highlights.counts} />
      <Featured highlights={highlights} />
      {documents.length > 0 && (
        <div className={classes.section}>
          <PublicDocuments documents={documents} />
        </div>
      )}
      <Steps title={t("site.home.how")} />
    </>
  );
}
