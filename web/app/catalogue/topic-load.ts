import { links } from "@neroli/contract/access/links.ts";
import { encodeContents } from "@neroli/contract/catalogue/content-values.ts";
import { encodeFacetValues } from "@neroli/contract/catalogue/facet-values.ts";
import type { Topic } from "@neroli/contract/catalogue/topics.ts";
import { type TopicKind, topicKinds } from "@neroli/contract/enumerations/topics.ts";
import { redirect } from "react-router";
import type { LoadInput } from "../kernel/load.ts";
import { productKind } from "./search-kinds.ts";
import { arrangeProducts, type FoundProducts } from "./search-load.ts";
import { readState } from "./search-state.ts";

/** The kind that an address of topics names. */
const topicKindOf = ({ pathname }: { pathname: string }): TopicKind => {
  const [, , step] = pathname.split("/");
  return topicKinds.find((kind) => kind === step?.toLowerCase()) ?? "functions";
};

/** What narrows the search of ingredients to a topic. */
export const narrowingOf = (kind: TopicKind, { value }: Pick<Topic, "value">) =>
  kind === "inci"
    ? { contains: encodeContents([{ kind, value }]) }
    : { [kind]: encodeFacetValues([value]) };

export interface LoadedTopic {
  kind: TopicKind;
  topic: Topic;
  /** The first of its ingredients. */
  found: FoundProducts;
}

/** A topic with its first ingredients; another spelling of its key leads to its own address. */
export async function loadTopic({
  api,
  params: { topicKey },
  url,
}: LoadInput<{ topicKey: string }>): Promise<LoadedTopic> {
  const kind = topicKindOf(url);
  const topic = await api("GET /search/topics/:kind/:topicKey", { params: { kind, topicKey } });
  if (topic.key !== topicKey) throw redirect(links.topic(kind, topic.key) + url.search, 301);
  const query = narrowingOf(kind, topic);
  const found = await api("GET /search/products/:offering", {
    params: { offering: "INGREDIENTS" },
    query,
  });
  const state = readState({ pathname: links.search("INGREDIENTS"), search: "" }, productKind);
  return { kind, topic, found: arrangeProducts(found, state) };
}

export interface LoadedTopics {
  kind: TopicKind;
  topics: Topic[];
}

/** All topics of a kind, of INCI names the commonest. */
export async function loadTopics({ api, url }: LoadInput<unknown>): Promise<LoadedTopics> {
  const kind = topicKindOf(url);
  const { content } = await api("GET /search/topics/:kind", { params: { kind } });
  return { kind, topics: content };
}
