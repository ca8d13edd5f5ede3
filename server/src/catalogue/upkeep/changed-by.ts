import type { Topic } from "../../kernel/events/events.ts";
import { everyName } from "../../synonyms/commands/fold-names.ts";
import { findCalled } from "../queries/find-called.ts";
import type { Catalogue } from "../serving/catalogue.ts";
import { unlessAway } from "../serving/unless-away.ts";

/** The topics that the catalogue follows. */
export const topics: readonly Topic[] = ["product.changed", "company.changed", "synonym.changed"];

export type Told = readonly { topic: Topic; key: string }[];

/** Whether so many names mean something else that hardly a product would be left as it was. */
export const tellsOfMany = (events: Told): boolean =>
  events.some(({ topic, key }) => topic === "synonym.changed" && key === everyName);

/** The products and companies to read anew after these events. */
export async function changedBy(
  mine: Catalogue,
  events: Told,
): Promise<{ products: string[]; companies: string[] }> {
  const keysOf = (topic: Topic) =>
    events.filter((event) => event.topic === topic).map(({ key }) => key);
  const names = keysOf("synonym.changed").filter((name) => name !== everyName);
  const called = await unlessAway(
    async () => (names.length > 0 ? findCalled(mine, names) : []),
    () => {
      mine.keeper?.miss();
      return [];
    },
  );
  return {
    products: [...keysOf("product.changed"), ...called],
    companies: keysOf("company.changed"),
  };
}
