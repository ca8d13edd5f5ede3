import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { squawk, unsaid } from "./migrations.mjs";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "neroli-migration-check-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function told(text: string): Promise<string> {
  const file = path.join(folder, "0124-new.sql");
  await writeFile(file, text);
  return (await squawk([file], ["--assume-in-transaction"])).join("\n");
}

test.each([
  ["alter table products alter column completeness type bigint;", "changing-column-type"],
  ["alter table users rename column email to mail;", "renaming-column"],
  ["alter table users drop column email;", "ban-drop-column"],
  ["alter table products add column x text not null;", "adding-required-field"],
  ["create index on products (name);", "require-concurrent-index-creation"],
  ["alter table users add constraint a check (email <> '');", "constraint-missing-not-valid"],
])("%s is refused", async (text, rule) => {
  expect(await told(text)).toContain(rule);
});

test("what keeps nobody waiting passes", async () => {
  const text = `
    create table apples (id int generated always as identity primary key, name text not null);
    create index apples_name on apples (name);
    alter table users add column apples int;
  `;
  expect(await told(text)).toBe("");
});

test("what ends the version before is said", () => {
  const text = "-- squawk-ignore ban-drop-column\nalter table users drop column apples;";
  expect(unsaid("a.sql", text)).toEqual([expect.stringContaining("passes over ban-drop-column")]);
  expect(unsaid("a.sql", `-- ends older versions: they show apples\n${text}`)).toEqual([]);
  expect(unsaid("a.sql", "-- squawk-ignore require-concurrent-index-creation")).toEqual([]);
});
