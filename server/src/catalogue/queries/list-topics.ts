import { isInciFamily } from "@neroli/contract/catalogue/inci-families.ts";
import { inciKey, inciOfKey, termKey } from "@neroli/contract/catalogue/topic-keys.ts";
import type { Topic } from "@neroli/contract/catalogue/topics.ts";
import type { TopicKind } from "@neroli/contract/enumerations/topics.ts";
import type { SearchQuery } from "@neroli/search/index-types.ts";
import type { Actor } from "../../kernel/actor.ts";
import { found } from "../../kernel/errors.ts";
import { namesOfField } from "../../reference/queries/term-names.ts";
import { plainInci, writtenInci } from "../indexed/inci-names.ts";
import { productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { commonestBeside } from "./facets.ts";
import { familyLabel } from "./list-contents.ts";
import { readNarrowing } from "./narrowing.ts";
import { wholeContents } from "./whole-contents.ts";

/** Names on a page that lists them. */
const onAPage = 1_000;
/** More than there are families, and terms of a field. */
const all = 5_000;

/** The topics of a kind that ingredients have which this actor may see, in the order of their names. */
export async function listTopics(actor: Actor, kind: TopicKind, most = onAPage): Promise<Topic[]> {
  const topics = kind === "inci" ? await listInci(actor, most) : await listTerms(actor, kind);
  // Of two with one key the commoner has the page.
  const byKey = new Map(topics.toReversed().map((topic) => [topic.key, topic]));
  const { compare } = new Intl.Collator(actor.language);
  return [...byKey.values()].sort((one, other) => compare(one.label, other.label));
}

/** One of them; 404 where nothing that this actor may see has it. */
export async function findTopic(actor: Actor, kind: TopicKind, key: string): Promise<Topic> {
  if (kind === "inci") return findInci(actor, inciOfKey(key));
  const topics = await listTopics(actor, kind);
  return found(topics.find((topic) => topic.key === termKey(key)));
}

async function listTerms(actor: Actor, kind: Exclude<TopicKind, "inci">): Promise<Topic[]> {
  const { facets } = await count(actor, commonestBeside([kind]));
  const names = namesOfField(actor.language, kind);
  return (facets[kind] ?? []).map(({ value, count }) => ({
    key: termKey(value),
    value,
    label: names?.get(value) ?? value,
    count,
    family: false,
  }));
}

async function listInci(actor: Actor, most: number): Promise<Topic[]> {
  const viewer = productViewer(actor);
  const [families, names] = await Promise.all([
    wholeContents("INGREDIENTS", { group: "families", limit: all }, viewer),
    wholeContents("INGREDIENTS", { group: "inci", limit: most }, viewer),
  ]);
  return [...families, ...names].flatMap(({ value, count }) => {
    const topic = inciTopic(actor, value, count);
    return topic ? [topic] : [];
  });
}

async function findInci(actor: Actor, name: string): Promise<Topic> {
  const value = isInciFamily(name) ? name : plainInci(name);
  const contains = [{ kind: "inci" as const, value }];
  const { total } = await count(actor, readNarrowing({ contains }));
  return found(total > 0 ? (inciTopic(actor, value, total) ?? undefined) : undefined);
}

function inciTopic({ language }: Actor, value: string, count: number): Topic | null {
  const key = inciKey(value);
  const family = isInciFamily(value);
  const label = family ? familyLabel(value, language) : writtenInci(value);
  return key === null ? null : { key, value, label, count, family };
}

/** How many ingredients there are, of which values, that this actor may see. */
const count = (actor: Actor, narrowing: Partial<SearchQuery>) =>
  catalogue().searcher.search(
    "INGREDIENTS",
    { text: "", filters: {}, page: 0, size: 1, explain: false, ...narrowing },
    productViewer(actor),
  );
