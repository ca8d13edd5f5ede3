import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { putAsset, startAssets } from "../kernel/assets/assets.ts";
import { openConnection } from "../kernel/db/connection.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createProject, createProjectComment, createProjectFile } from "./factory.ts";
import { projectRoutes } from "./routes.ts";
import { at, contentOf } from "./testing-projects.ts";

const program = path.join(import.meta.dirname, "testing-export-process.ts");
const files = 6;

let database: FreshDatabase;
let data: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  data = await mkdtemp(path.join(tmpdir(), "neroli-export-kill-"));
  startAssets({ data });
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await database.close();
  await rm(data, { recursive: true, force: true });
});

function start(): ChildProcess {
  const child = spawn(process.execPath, [program, database.url, data], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
  return child;
}
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
async function until(child: ChildProcess, check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) {
    if (child.exitCode !== null) throw new Error("the process that makes zips has ended");
    await pause(5);
  }
}

/** What stands in this place keeps whoever opens it, until it is put back. */
async function hold(storage_key: string) {
  const place = path.join(data, "assets", storage_key);
  await rename(place, `${place}.held`);
  execFileSync("mkfifo", [place]);
  return () => rename(`${place}.held`, place);
}

/** Nobody writes to the table until it is let go. */
async function holdDownloads() {
  const client = await openConnection(database.url);
  await client.query("begin; lock table downloads in share row exclusive mode");
  return () => client.end();
}
async function someoneWaits(): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
  return rows.length > 0;
}

test("a zip whose maker is killed at its first file, in the midst, at the last and when it is stored is made once, whole", async () => {
  const project = await createProject();
  const contents = new Map<string, Buffer>();
  const keys: string[] = [];
  for (let number = 0; number < files; number++) {
    const content = randomBytes(200_000);
    const { storage_key, name } = await createProjectFile({
      ...{ project_key: project.key, uploaded_by: project.manager, name: `${number}.pdf` },
      ...{ media_type: "application/pdf", size: content.length },
    });
    await putAsset(storage_key, content);
    keys.push(storage_key);
    contents.set(`files/${name}`, content);
  }
  await createProjectComment({ project_key: project.key, author_key: project.manager });
  const app = await testApp({ routes: [projectRoutes], ...(await testIdentity()) });
  const { body } = await app.call("POST /companies/:companyKey/projects/:projectKey/export", {
    ...{ as: project.manager, params: at(project) },
  });
  await app.close();
  const row = () =>
    db().selectFrom("downloads").where("key", "=", body.key).selectAll().executeTakeFirstOrThrow();

  for (const held of [0, 3, files - 1]) {
    const putBack = await hold(keys[held] ?? "");
    const child = start();
    const reached = Math.floor((held / files) * 100);
    await until(child, async () => {
      const { state, progress } = await row();
      return state === "WORKING" && progress === reached;
    });
    await kill(child);
    await putBack();
    expect(await row()).toMatchObject({ state: "WORKING", storage_key: null });
    await db().updateTable("downloads").set({ progress: 1 }).execute();
  }

  // The last file is given when the table is held: what comes then is that it is ready.
  const last = keys.at(-1) ?? "";
  const putBack = await hold(last);
  const child = start();
  await until(child, async () => (await row()).progress > 80);
  const letGo = await holdDownloads();
  const place = path.join(data, "assets", last);
  children.push(spawn("sh", ["-c", 'cat "$0.held" > "$0"', place]));
  await until(child, someoneWaits);
  expect(await readdir(path.join(data, "assets", "downloads"))).toHaveLength(1);
  await kill(child);
  await letGo();
  await putBack();
  expect(await row()).toMatchObject({ state: "WORKING", storage_key: null });

  const whole = start();
  await until(whole, async () => {
    const { rows } = await sql`select from queued_work`.execute(db());
    return rows.length === 0;
  });
  await kill(whole);
  expect(await row()).toMatchObject({ state: "READY", progress: 100, refused: [] });
  const made = await contentOf(body.key);
  for (const [name, content] of contents) expect(made.get(name)?.equals(content)).toBe(true);
  expect(made.has("project.xlsx") && made.has("comments.csv")).toBe(true);
  const { rows: told } = await sql`select from outbox where topic = 'download.ready'`.execute(db());
  expect(told).toHaveLength(1);
  // What the fourth has stored is nobody's, and goes when its day is over.
  const { storage_key } = await row();
  const stored = await readdir(path.join(data, "assets", "downloads"));
  const { rows: unclaimed } = await sql<{ storage_key: string }>`
    select storage_key from unclaimed_bytes`.execute(db());
  expect([storage_key, ...unclaimed.map((each) => each.storage_key)].toSorted()).toEqual(
    stored.map((name) => `downloads/${name}`).toSorted(),
  );
  expect(stored).toHaveLength(2);
});
