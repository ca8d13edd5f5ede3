import { Readable } from "node:stream";
import { type Annex, annexes } from "@neroli/contract/enumerations/law.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { checkAnnex, loadAnnex } from "./commands/load-annex.ts";
import { annexStates } from "./queries/annex-states.ts";
import { listEntries } from "./queries/list-entries.ts";
import {
  additionsName,
  bans,
  keptLaw,
  limits,
  readReal,
  realAnnex,
  realAnnexesAreThere,
  rose,
} from "./testing-annexes.ts";

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await db().deleteFrom("law_entries").execute();
  await db().deleteFrom("law_loads").execute();
});

interface Sent {
  annex?: Annex;
  name?: string;
}
const sent = (text: string, { annex, name = "file.csv" }: Sent) => ({
  ...{ annex, name },
  content: Readable.from([Buffer.from(text)]),
});
const check = (text: string, given: Sent = {}) => checkAnnex(sent(text, given));
const load = (text: string, given: Sent = {}) => loadAnnex(systemActor, sent(text, given));
const find = async (words: string) => {
  const { content } = await listEntries({ page: 0, size: 100, words });
  return content.map(({ annex, number }) => `${annex}/${number}`);
};

test.each([
  ["annex.III.csv", limits(rose()), "III"],
  ["COSING_Annex_V_v2.csv", limits(rose()), "V"],
  ["Annex VI.csv", limits(rose()), "VI"],
  ["list.csv", bans(rose()), "II"],
  ["list.csv", limits(rose({ reference_number: "29", cas_number: "122-99-6" })), "V"],
  ["list.csv", bans(rose()).replace("regulation", "colour_index_number"), "IV"],
])("of %s the annex is told by itself", async (name, content, annex) => {
  expect((await check(content, { name })).annex).toBe(annex);
});

test("where the annex is not told, or is another one than is said, nothing is loaded", async () => {
  const code = (content: string, given: Sent) =>
    load(content, given).catch(({ code: told }) => told);
  expect(await code(limits(rose()), {})).toBe("law.annex-unclear");
  expect(await code(bans(rose()), { name: "annex.III.csv" })).toBe("law.annex-unclear");
  expect(await code(bans(rose()), { annex: "V" })).toBe("law.other-annex");
  expect(await code(limits(rose()), { annex: "V", name: "annex.III.csv" })).toBe("law.other-annex");
  expect(await keptLaw()).toMatchObject({ entries: [], loads: [] });
});

test.each(["1,", "A-1,1-", " ; ", " \u00A0/"])(
  "cells that are full of %j are read within the time that somebody waits",
  async (text) => {
    const cell = text.repeat(9_999 / text.length);
    const row = rose({ inn: `Rose ${cell}`.slice(0, 9_999), common_ingredients: cell });
    const { faults } = await check(limits(...Array.from({ length: 150 }, () => row)), {
      annex: "V",
    });
    expect(faults).toEqual([]);
  },
  30_000,
);

describe.skipIf(!realAnnexesAreThere)("the real files", () => {
  test("all are loaded, and the second time nothing changes", async () => {
    for (const annex of annexes) {
      const name = `annex.${annex}.csv`;
      const { entries, added } = await load(realAnnex(annex), { name });
      expect([annex, added.length]).toEqual([annex, entries.length]);
    }
    const once = await keptLaw();
    for (const annex of annexes) {
      const { entries, same, added, changed } = await load(realAnnex(annex), { annex });
      expect([annex, same, added, changed]).toEqual([annex, entries.length, [], []]);
    }
    expect(await keptLaw()).toEqual(once);
    const states = await annexStates();
    expect(states.map(({ annex, entries, as_of }) => [annex, entries, as_of])).toEqual([
      ["II", 1698, "2023-11-23"],
      ["III", 365, "2024-01-11"],
      ["IV", 154, "2023-06-22"],
      ["V", 54, "2022-09-28"],
      ["VI", 34, "2023-01-31"],
    ]);
    expect(await find("75980-60-8")).toEqual(["III/311"]);

    const additions = await load(readReal(additionsName), { name: additionsName });
    expect(additions).toMatchObject({ annex: "II", changed: [], as_of: "2026-04-28" });
    expect(additions.added).toHaveLength(32);
    const moved = additions.changes.filter(({ moved_from }) => moved_from);
    expect(
      moved.map(({ number, moved_from }) => [number, `${moved_from?.annex}/${moved_from?.number}`]),
    ).toEqual([
      ["1730", "VI/18"],
      ["1731", "III/311"],
    ]);
    expect(await find("75980-60-8")).toEqual(["II/1731", "III/311"]);
    // What came later stays when the file from before it is loaded again.
    expect(await load(realAnnex("II"), { annex: "II" })).toMatchObject({ added: [], changed: [] });
    expect(await find("75980-60-8")).toEqual(["II/1731", "III/311"]);
  });

  test("each of them says itself of which annex it is", async () => {
    for (const annex of annexes) {
      expect((await check(realAnnex(annex))).annex).toBe(annex);
    }
  });

  test("rows of them that are broken are told with line and reason", async () => {
    const lines = realAnnex("VI").split("\n");
    const broken = [
      ...lines.slice(0, 1),
      ...lines.slice(1).map((line) => line.replace("15/10/2010", "soon")),
    ];
    const { faults, entries } = await load(broken.join("\n"), { annex: "VI" });
    expect(faults.length).toBeGreaterThan(5);
    expect(faults.length + entries.length).toBe(35);
    for (const { line, code, value } of faults) {
      expect([code, value]).toEqual(["no-day", "soon"]);
      expect(broken[line - 1]).toMatch(/^\d+[a-z]?,/);
    }
  });
});
