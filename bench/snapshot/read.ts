import { emptyCatalogue, schemas } from "../../server/src/catalogue/serving/catalogue.ts";
import { beginReading } from "../../server/src/catalogue/snapshot/begin-reading.ts";
import { restore } from "../../server/src/catalogue/upkeep/put-rows.ts";

// Takes over the snapshot of a folder as a server does that starts, asks one search, and ends.

const [folder = ""] = process.argv.slice(2);
const began = performance.now();
const mine = emptyCatalogue({
  threads: 1,
  readPortal: async () => null,
  report: (error) => {
    throw error;
  },
});
const begun = await beginReading(folder, schemas);
if (begun === null) throw new Error("the snapshot cannot be read");
const read = performance.now();
restore(mine, begun.snapshot);
const visitor = { tier: 0, own_company: null, own_tier: 0, type: null } as const;
const question = { text: "glycol", filters: {}, page: 0, size: 20 };
const { total } = await mine.searcher.search("INGREDIENTS", question, visitor);
const answered = performance.now();
console.log(
  JSON.stringify({
    read_s: (read - began) / 1_000,
    answered_s: (answered - began) / 1_000,
    found: total,
    listed: mine.products.size,
    mb: Math.round(process.memoryUsage().rss / 2 ** 20),
  }),
);
process.exit(0);
