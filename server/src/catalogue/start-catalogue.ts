import { addFollower } from "../kernel/outbox/outbox.ts";
import { readSynonyms } from "../synonyms/queries/synonym-book.ts";
import { catalogue, emptyCatalogue, type Setting, setCatalogue } from "./catalogue.ts";
import { oneAfterTheOther } from "./one-after-the-other.ts";
import { findCalled } from "./queries/find-called.ts";
import { fill, refresh } from "./refresh.ts";

/**
 * Builds the catalogue from the database and keeps it up to date: a change is found by the next
 * search after its commit. Changes of other processes come by followOutbox, which is started
 * before, so that none falls between the building and the following.
 */
export async function startCatalogue(setting: Setting = {}): Promise<{ stop(): Promise<void> }> {
  await readSynonyms();
  const mine = emptyCatalogue(setting);
  const follow = oneAfterTheOther((changed) => refresh(mine, changed), fill(mine));
  const removeFollower = addFollower(async (events) => {
    const keysOf = (topic: string) =>
      events.filter((event) => event.topic === topic).map(({ key }) => key);
    const products = keysOf("product.changed");
    const companies = keysOf("company.changed");
    const names = keysOf("synonym.changed");
    if (names.length > 0) products.push(...(await findCalled(mine, names)));
    if (products.length + companies.length > 0) await follow.add({ products, companies });
  });
  try {
    await follow.idle();
  } catch (error) {
    removeFollower();
    await mine.stop();
    throw error;
  }
  setCatalogue(mine);
  return {
    async stop() {
      removeFollower();
      await follow.idle();
      if (catalogue() === mine) setCatalogue(undefined);
      await mine.stop();
    },
  };
}
