import "../kernel/testing/more-patience.ts";
import { systemActor } from "../kernel/actor.ts";
import { connect, db, disconnect, emit, transaction } from "../kernel/db/db.ts";
import { followOutbox } from "../kernel/outbox/follow.ts";
import { searchProducts } from "./queries/search-products.ts";
import { startCatalogue } from "./upkeep/start-catalogue.ts";

// A server process as far as the catalogue is concerned: it does what its parent tells it, and
// says when it is done. Says what is not right with its snapshot, and when it has written one.

export type ProcessCommand =
  | { kind: "create"; key: string; name: string }
  | { kind: "rename"; key: string; name: string }
  | { kind: "find"; query: string }
  | { kind: "stop" };
export type ProcessMessage = { kind: "ready"; said: string[] } | { kind: "done"; found: string[] };

const [url = "", folder = ""] = process.argv.slice(2);
const said: string[] = [];
connect(url);
const following = await followOutbox(console.error);
const catalogue = await startCatalogue({
  threads: 1,
  snapshots: { folder, position: following.position },
  say: (line) => said.push(line),
});

async function find(query: string): Promise<string[]> {
  const asked = { query, page: 0, size: 50, sort: "name" } as const;
  const { content } = await searchProducts(systemActor, { offering: "INGREDIENTS", asked });
  return content.map(({ key, name }) => `${key} ${name}`);
}

const create = (key: string, name: string) =>
  transaction(async () => {
    const listed = { company_key: "acme", offering: "INGREDIENTS", segment: "FOOD" } as const;
    const fields = JSON.stringify({ name });
    await db()
      .insertInto("products")
      .values({ ...listed, key, name, fields })
      .execute();
    emit({ topic: "product.changed", key });
  });

const rename = (key: string, name: string) =>
  transaction(async () => {
    const fields = JSON.stringify({ name });
    await db().updateTable("products").set({ name, fields }).where("key", "=", key).execute();
    emit({ topic: "product.changed", key });
  });

/** The products found by it, in the same breath as the commit. */
async function act(told: ProcessCommand): Promise<string[]> {
  if (told.kind === "find") return find(told.query);
  if (told.kind === "create") {
    await create(told.key, told.name);
    return find(told.name);
  }
  if (told.kind === "rename") {
    await rename(told.key, told.name);
    return find(told.name);
  }
  await catalogue.stop();
  await following.stop();
  await disconnect();
  return [];
}

const say = (message: ProcessMessage) => process.send?.(message);
process.on("message", async (told: ProcessCommand) => {
  say({ kind: "done", found: await act(told) });
  if (told.kind === "stop") process.disconnect();
});
say({ kind: "ready", said });
