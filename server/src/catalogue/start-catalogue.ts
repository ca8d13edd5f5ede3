import { addFollower } from "../kernel/outbox/outbox.ts";
import { catalogue, emptyCatalogue, setCatalogue } from "./catalogue.ts";
import { fill, refresh } from "./refresh.ts";

/**
 * Builds the catalogue from the database and keeps it up to date: a change is found by the next
 * search after its commit. Changes of other processes come by followOutbox, which is started
 * before, so that none falls between the building and the following.
 */
export async function startCatalogue(): Promise<{ stop(): Promise<void> }> {
  const mine = emptyCatalogue();
  const follow = oneAfterTheOther((changed) => refresh(mine, changed), fill(mine));
  const removeFollower = addFollower(async (events) => {
    const keysOf = (topic: string) =>
      events.filter((event) => event.topic === topic).map(({ key }) => key);
    const products = keysOf("product.changed");
    const companies = keysOf("company.changed");
    if (products.length + companies.length > 0) await follow.add({ products, companies });
  });
  try {
    await follow.idle();
  } catch (error) {
    removeFollower();
    throw error;
  }
  setCatalogue(mine);
  return {
    async stop() {
      removeFollower();
      await follow.idle();
      if (catalogue() === mine) setCatalogue(undefined);
    },
  };
}

interface Keys {
  products: readonly string[];
  companies: readonly string[];
}

/**
 * Refreshes wait for one another, so that what was read earlier never overwrites what was read
 * later; those that wait are done together. `add` settles when its own keys are done.
 */
function oneAfterTheOther(
  work: (changed: { products: Set<string>; companies: Set<string> }) => Promise<void>,
  first: Promise<void>,
) {
  let running = first;
  let waiting: { changed: Parameters<typeof work>[0]; done: Promise<void> } | undefined;
  return {
    add({ products, companies }: Keys): Promise<void> {
      if (!waiting) {
        const changed = { products: new Set<string>(), companies: new Set<string>() };
        const before = running;
        const done = before
          .catch(() => {})
          .then(() => {
            waiting = undefined;
            return work(changed);
          });
        waiting = { changed, done };
        running = done;
      }
      for (const key of products) waiting.changed.products.add(key);
      for (const key of companies) waiting.changed.companies.add(key);
      return waiting.done;
    },
    idle: () => running,
  };
}
