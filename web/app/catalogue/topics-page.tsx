import { links } from "@neroli/contract/access/links.ts";
import type { Topic } from "@neroli/contract/catalogue/topics.ts";
import { type TopicKind, topicKinds } from "@neroli/contract/enumerations/topics.ts";
import { useState } from "react";
import { loadInBrowser, loadOnServer } from "../kernel/load.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { metaT, useT } from "../language/phrases.tsx";
import { foldText } from "../ui/fold-text.ts";
import { SearchField } from "../ui/search-field.tsx";
import { EmptyState } from "../ui/states.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/topics-page";
import { TopicLinks } from "./topic-links.tsx";
import { loadTopics } from "./topic-load.ts";

export const loader = (args: Route.LoaderArgs) => loadOnServer(args, loadTopics);
export const clientLoader = (args: Route.ClientLoaderArgs) => loadInBrowser(args, loadTopics);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { kind, topics } = loaderData;
  const t = metaT(matches);
  return pageMeta(matches, {
    title: `${t(`topics.${kind}`)} | Neroli`,
    description: t(`topics.${kind}.list`, { count: topics.length }),
    path: links.topics(kind),
    hidden: topics.length === 0,
  });
};

export default function TopicsPage({ loaderData }: Route.ComponentProps) {
  return <Topics key={loaderData.kind} {...loaderData} />;
}

/** All topics of a kind, in the order of their names; some are found by words. */
function Topics({ kind, topics }: { kind: TopicKind; topics: readonly Topic[] }) {
  const t = useT();
  const [words, setWords] = useState("");
  const sought = foldText(words);
  const shown = topics.filter(({ label }) => foldText(label).includes(sought));
  const name = t(`topics.${kind}`);
  const linksOf = (some: readonly Topic[]) =>
    some.map(({ key, label, count }) => ({ href: links.topic(kind, key), label, count }));
  return (
    <WorkPage title={name} lead={t(`topics.${kind}.list`, { count: topics.length })}>
      <Tabs label={t("topics.kinds")}>
        {topicKinds.map((each) => (
          <a key={each} href={links.topics(each)} aria-current={each === kind ? "page" : undefined}>
            {t(`topics.${each}.short`)}
          </a>
        ))}
      </Tabs>
      <SearchField
        alone
        label={t("topics.find")}
        placeholder={t("topics.find")}
        value={words}
        onSearch={setWords}
      />
      <TopicLinks
        title={t("topics.families")}
        links={linksOf(shown.filter(({ family }) => family))}
      />
      <TopicLinks
        title={t(`topics.${kind}.short`)}
        links={linksOf(shown.filter(({ family }) => !family))}
      />
      {shown.length === 0 && <EmptyState title={t("topics.none")} text={t("topics.none.text")} />}
    </WorkPage>
  );
}
