import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { purposesName, readPurposes, writePurposes } from "./kept-purposes.ts";
import { createLearner } from "./learn-purposes.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "neroli-purposes-"));
});
afterEach(() => rm(folder, { recursive: true }));

const place = (more = {}) => ({ folder, made_by: "this", database: "one", ...more });

function learnt() {
  const learner = createLearner();
  for (let at = 0; at < 9; at++)
    learner.add([at % 2 ? "water" : "oil"], [at % 2 ? "Tonic" : "Oil"]);
  return learner.finish();
}

test("what was learnt comes back as it was, and nothing else is left in the folder", async () => {
  expect(await readPurposes(place())).toBeNull();
  await writePurposes(place(), { at: 1, purposes: createLearner().finish() });
  await writePurposes(place(), { at: 2, purposes: learnt() });
  expect(await readPurposes(place())).toMatchObject({ at: 2, purposes: learnt() });
  expect(await readdir(folder)).toEqual([purposesName]);
});

test("of other code, of another database, or damaged it is not used", async () => {
  await writePurposes(place(), { at: 2, purposes: learnt() });
  expect(await readPurposes(place({ made_by: "other" }))).toBeNull();
  expect(await readPurposes(place({ database: "two" }))).toBeNull();
  const file = path.join(folder, purposesName);
  const bytes = await readFile(file);
  for (const damaged of [bytes.subarray(0, 40), bytes.subarray(0, 10), bytes.fill(1, 50, 51)]) {
    await writeFile(file, damaged);
    expect(await readPurposes(place())).toBeNull();
  }
});
