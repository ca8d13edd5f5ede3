import { links } from "@neroli/contract/access/links.ts";
import { termKey } from "@neroli/contract/catalogue/topic-keys.ts";
import type { TopicKind } from "@neroli/contract/enumerations/topics.ts";
import { useMemo } from "react";
import { loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/topic-page";
import { Products } from "./products.tsx";
import { productKind } from "./search-kinds.ts";
import { readState } from "./search-state.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { TopicLinks } from "./topic-links.tsx";
import { type LoadedTopic, loadTopic, narrowingOf } from "./topic-load.ts";

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, loadTopic);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, loadTopic);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { kind, topic, found } = loaderData;
  const t = metaT(matches);
  const name = topic.label;
  const counts = countsOf(loaderData);
  return pageMeta(matches, {
    title: `${t(`topics.${kind}.title`, { name })} | Neroli`,
    description: t(`topics.${kind}.description`, { name, ...counts }),
    path: links.topic(kind, topic.key),
    structured: (origin) => ({
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "CollectionPage",
          name: t(`topics.${kind}.title`, { name }),
          mainEntity: {
            "@type": "ItemList",
            numberOfItems: found.total_elements,
            itemListElement: found.content.map((product, at) => ({
              "@type": "ListItem",
              position: at + 1,
              name: product.name,
              url: `${origin}${links.product(product.offering, product.key)}`,
            })),
          },
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { name: t("offerings.INGREDIENTS"), path: links.search("INGREDIENTS") },
            { name: t(`topics.${kind}`), path: links.topics(kind) },
            { name, path: links.topic(kind, topic.key) },
          ].map((step, at) => ({
            "@type": "ListItem",
            position: at + 1,
            name: step.name,
            item: `${origin}${step.path}`,
          })),
        },
      ],
    }),
  });
};

/** Who offers what has this function, application or INCI name: for who comes from a search engine. */
export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { kind, topic, found } = loaderData;
  const t = useT();
  const name = topic.label;
  const search = links.search("INGREDIENTS", narrowingOf(kind, topic));
  const state = useMemo(() => {
    const [pathname = "", query = ""] = search.split("?");
    return readState({ pathname, search: query }, productKind);
  }, [search]);
  return (
    <>
      <WorkPage
        title={t(`topics.${kind}.title`, { name })}
        lead={t(`topics.${kind}.lead`, { name, ...countsOf(loaderData) })}
        back={<a href={links.topics(kind)}>{t(`topics.${kind}.all`)}</a>}
        tools={
          <ButtonLink variant="strong" href={search}>
            {t("topics.search", { count: found.total_elements })}
          </ButtonLink>
        }
      >
        <Products offering="INGREDIENTS" state={state} content={found.content} />
        {found.total_elements > found.content.length && (
          <p>
            <a href={search}>{t("topics.search", { count: found.total_elements })}</a>
          </p>
        )}
        <Suppliers {...loaderData} />
        {(["functions", "applications"] as const).map((other) => (
          <Related key={other} of={other} {...loaderData} />
        ))}
      </WorkPage>
      <SelectionBar />
    </>
  );
}

const valuesOf = ({ found }: LoadedTopic, group: string) =>
  found.facets.find((facet) => facet.group === group);

const countsOf = (loaded: LoadedTopic) => ({
  products: loaded.found.total_elements,
  suppliers: valuesOf(loaded, "company")?.total ?? 0,
});

function Suppliers(loaded: LoadedTopic) {
  const t = useT();
  const suppliers = valuesOf(loaded, "company")?.values ?? [];
  return (
    <TopicLinks
      title={t("topics.suppliers")}
      links={suppliers.map(({ value, name = value, count }) => ({
        ...{ href: links.company(value), label: name, count },
      }))}
    />
  );
}

/** The commonest functions or applications of the same ingredients. */
function Related({ of, ...loaded }: LoadedTopic & { of: Exclude<TopicKind, "inci"> }) {
  const t = useT();
  const { kind, topic } = loaded;
  const others = (valuesOf(loaded, of)?.values ?? []).filter(
    ({ value }) => !(kind === of && value === topic.value),
  );
  return (
    <TopicLinks
      title={t(`topics.related.${of}`)}
      links={others.map(({ value, name = value, count }) => ({
        ...{ href: links.topic(of, termKey(value)), label: name, count },
      }))}
    />
  );
}
