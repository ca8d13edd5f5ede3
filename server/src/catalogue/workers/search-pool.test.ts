import type { IndexDocument, IndexSchema, Viewer } from "@neroli/search/index-types.ts";
import { mergeSegments } from "@neroli/search/merge-segments.ts";
import { createOwner } from "@neroli/search/segment-owner.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followedIndex } from "../serving/followed-index.ts";
import { type Searcher, searcherOf } from "../serving/searcher.ts";
import { mergingElsewhere } from "./merging.ts";
import type { Readers } from "./readers.ts";
import { startSearchPool } from "./search-pool.ts";

const schema: IndexSchema = {
  fields: { name: { kind: "text", weight: 4 } },
  facets: ["colour"],
  sorts: {},
};
const schemas = { INGREDIENTS: schema, FORMULATIONS: schema, SERVICES: schema, SUPPLIERS: schema };
const anyone: Viewer = { tier: 0, own_company: null, own_tier: 0, type: null };

const documentOf = (key: string, name: string): IndexDocument => ({
  key,
  company: "acme",
  hidden_from: [],
  values: [{ field: "name", text: name, tier: 0 }],
  facets: [{ group: "colour", value: name, tier: 0 }],
  sorts: {},
});

let owner: ReturnType<typeof createOwner>;
let pool: Readers;
let searcher: Searcher;
let reported: unknown[];

beforeEach(() => {
  owner = createOwner(schema);
  reported = [];
  pool = startSearchPool({
    count: 2,
    schemas,
    everything: () => [["INGREDIENTS", owner.everything()]],
    report: (error) => reported.push(error),
    program: new URL("./testing-mortal-worker.ts", import.meta.url),
  });
  searcher = searcherOf(pool, { know: async () => null });
});
afterEach(() => pool.stop());

const put = (key: string, name: string) =>
  pool.follow("INGREDIENTS", owner.change([{ kind: "put", document: documentOf(key, name) }]));
const ask = (text: string) =>
  searcher.search("INGREDIENTS", { text, filters: {}, page: 0, size: 9 }, anyone);
const find = async (text: string) => (await ask(text)).hits.map(({ key }) => key);

test("every thread sees each change in what is asked after it, and not in what was before", async () => {
  const answers: Promise<string[]>[] = [];
  for (let round = 0; round < 50; round++) {
    put("a", `round${round}`);
    // Two at a time: one for each thread.
    answers.push(find(`"round${round}"`), find(`"round${round}"`), find(`"round${round + 1}"`));
  }
  const found = await Promise.all(answers);
  expect(found).toEqual(found.map((_, at) => (at % 3 === 2 ? [] : ["a"])));
});

test("a merge changes no answer", async () => {
  for (let at = 0; at < 1_500; at++) put(`k${at}`, at % 2 === 0 ? "even" : "odd");
  const due = owner.beginMerge();
  put("k0", "odd");
  const before = ask("even");
  if (due === null) throw new Error("nothing is due");
  pool.follow("INGREDIENTS", due.end(mergeSegments(schema, due.parts)));
  const after = await ask("even");
  expect(after.total).toBe(749);
  expect(after).toEqual(await before);
});

test("merges in their thread go on beside changes and searches, and change no answer", async () => {
  // More than one may wait: what is written during one is merged beside it.
  const waiting = new Set<() => void>();
  const changed = () => {
    for (const goOn of waiting) goOn();
    waiting.clear();
  };
  const merges: { documents: number }[] = [];
  const merging = mergingElsewhere((error) => reported.push(error));
  const index = followedIndex({
    schema,
    tell: (step) => pool.follow("INGREDIENTS", step),
    async merge(work) {
      const merged = await merging.merge(work);
      // What changes after it has begun dies in what comes of it, too.
      await new Promise<void>((resolve) => waiting.add(resolve));
      merges.push({ documents: merged.classes.length });
      return merged;
    },
    report: (error) => reported.push(error),
  });
  owner = index.owner;
  const words = new Map<string, string>();
  const answers: Promise<void>[] = [];
  for (let round = 0; merges.length < 3; round++) {
    const word = `round${round % 7}`;
    const keys = Array.from({ length: 90 }, (_, at) => `k${(round * 60 + at) % 4_000}`);
    const removed = `k${(round * 31) % 500}`;
    for (const key of keys) words.set(key, word);
    words.delete(removed);
    index.apply([
      ...keys.map((key) => ({ kind: "put", document: documentOf(key, word) }) as const),
      { kind: "remove", key: removed },
    ]);
    changed();
    const wanted = [...words.values()].filter((one) => one === word).length;
    const size = words.size;
    const asked = [ask(word), ask("")] as const;
    answers.push(
      Promise.all(asked).then(([one, all]) => {
        expect([one.total, all.total]).toEqual([wanted, size]);
        expect(all.facets.colour?.find(({ value }) => value === word)?.count).toBe(wanted);
      }),
    );
    await answers.at(-1);
  }
  const goOn = setInterval(changed, 5);
  await index.idle();
  await merging.stop();
  clearInterval(goOn);
  await Promise.all(answers);
  expect(Math.max(...merges.map(({ documents }) => documents))).toBeGreaterThan(512);
  expect(reported).toEqual([]);
  expect((await ask("")).total).toBe(words.size);
});

test("a thread that ends is replaced, and what it was asked is asked again", async () => {
  put("a", "urea");
  put("b", "zinc");
  put("a", "alum");
  const dying = [ask("die"), ask("die")].map((answer) => answer.catch((error) => error));
  const others = [find("urea"), find("zinc"), find("alum"), find("zinc")];
  expect(await Promise.all(others)).toEqual([[], ["b"], ["a"], ["b"]]);
  const ends = await Promise.all(dying);
  expect(ends.map(String)).toEqual(
    Array.from({ length: 2 }, () => "Error: search threads end when they are asked this"),
  );
  expect(String(reported[0])).toContain("it is replaced");
  put("c", "zinc");
  expect(await find("zinc")).toEqual(["b", "c"]);
});

test("what the schema does not declare is refused as on the asking thread", async () => {
  const query = { text: "", filters: { size: ["x"] }, page: 0, size: 1 };
  await expect(searcher.search("INGREDIENTS", query, anyone)).rejects.toThrow(RangeError);
});

test("what waits when the threads stop is refused", async () => {
  const waiting = ask("zinc").catch((error) => error);
  await pool.stop();
  expect(await waiting).toBeInstanceOf(Error);
  await expect(ask("zinc")).rejects.toThrow("stopped");
});
