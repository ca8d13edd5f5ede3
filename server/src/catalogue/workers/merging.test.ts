import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IndexDocument, IndexSchema } from "@neroli/search/index-types.ts";
import { mergeSegments } from "@neroli/search/merge-segments.ts";
import { createOwner } from "@neroli/search/segment-owner.ts";
import { afterEach, expect, test } from "vitest";
import { mergingElsewhere } from "./merging.ts";
import type { MergeWork } from "./messages.ts";

const schema: IndexSchema = {
  fields: { name: { kind: "text", weight: 4 } },
  facets: ["colour"],
  sorts: {},
};

const documentOf = (at: number): IndexDocument => ({
  ...{ key: `k${at}`, company: "acme", hidden_from: [], sorts: {} },
  values: [{ field: "name", text: `word${at % 50} and more`, tier: 0 }],
  facets: [{ group: "colour", value: `c${at % 3}`, tier: 0 }],
});

/** Two segments of so many documents each, to be merged into one. */
function workOf(documents: number): MergeWork {
  const owner = createOwner(schema, { least: 0, growth: 0 });
  for (const first of [0, documents]) {
    const keys = Array.from({ length: documents }, (_, at) => first + at);
    owner.change(keys.map((at) => ({ kind: "put", document: documentOf(at) })));
  }
  return { schema, parts: owner.everything().opened };
}

const reported: unknown[] = [];
const merging = mergingElsewhere((error) => reported.push(error), 200);

const tasks = "/proc/self/task";
/** Threads of this process that run a program of their own. */
const threadsHere = (): string[] =>
  readdirSync(tasks).filter((id) => nameOf(id).startsWith("Worker"));

function nameOf(thread: string): string {
  try {
    return readFileSync(`${tasks}/${thread}/comm`, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}

afterEach(async () => {
  await merging.stop();
  expect(reported).toEqual([]);
});

test("small merges wait for no great one, and a thread makes of segments what this one would", async () => {
  const [great, small] = [workOf(20_000), workOf(20)];
  expect(small.parts).toHaveLength(2);
  const ended: number[] = [];
  const sizeOf = async (work: MergeWork) => {
    const { classes } = await merging.merge(work);
    ended.push(classes.length);
  };
  await Promise.all([sizeOf(great), sizeOf(small), sizeOf(small)]);
  expect(ended).toEqual([40, 40, 40_000]);
  expect(await merging.merge(small)).toEqual(mergeSegments(schema, small.parts));
});

test.runIf(existsSync(tasks))("a thread stays for small merges, until none comes", async () => {
  const small = workOf(20);
  const others = new Set(threadsHere());
  const own = () => threadsHere().filter((id) => !others.has(id));
  await merging.merge(small);
  const started = own();
  expect(started).toHaveLength(1);
  await merging.merge(small);
  await merging.merge(small);
  expect(own()).toEqual(started);
  await expect.poll(own).toEqual([]);
  expect((await merging.merge(small)).classes).toHaveLength(40);
});
