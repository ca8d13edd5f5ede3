import { describe, expect, test } from "vitest";
import { db } from "../../../kernel/db/db.ts";
import { goOnWithImports } from "../../jobs.ts";
import {
  type Address,
  catalogue,
  check,
  here,
  manager,
  many,
  mapped,
  prepareImports,
  record,
  rowsOf,
  started,
  workOneBatch,
  workQueued,
} from "../../testing-imports.ts";
import { cancelImport } from "../cancel-import.ts";
import { resumeImport } from "../resume-import.ts";
import { runImport } from "../run-import.ts";
import { workLine } from "./work-line.ts";
import { workRows } from "./work-rows.ts";

prepareImports();

const historyOf = async ({ id }: Address) => {
  const rows = await db()
    .selectFrom("product_history")
    .select("product_key")
    .where("import_id", "=", id)
    .execute();
  return rows.length;
};

describe("interrupted", () => {
  test("a stopped process leaves whole batches; the next one goes on, and nothing comes twice", async () => {
    const address = await started([...many(1_300), "product 7,TWICE"]);
    await workOneBatch();
    const stopped = await record(address);
    expect(stopped.state).toBe("RUNNING");
    expect(stopped.position).toBeLessThan(1_000);
    expect(stopped.created).toBe(stopped.position);
    expect(Object.keys(await catalogue())).toHaveLength(stopped.position);
    await workQueued();
    expect(await record(address)).toMatchObject({
      state: "DONE",
      created: 1_300,
      rejected: 1,
      differing: 0,
    });
    expect(Object.keys(await catalogue())).toHaveLength(1_300);
    expect(await historyOf(address)).toBe(1_300);
  });

  test("two processes that think it theirs do each batch once", async () => {
    const address = await started(many(1_300));
    await Promise.all([workQueued(), workQueued(), workQueued()]);
    expect(await record(address)).toMatchObject({ state: "DONE", created: 1_300 });
    expect(await historyOf(address)).toBe(1_300);
  });

  test("what a killed program was at is taken up", async () => {
    const address = await started(many(3));
    await db().deleteFrom("queued_work").execute();
    await workQueued();
    expect((await record(address)).state).toBe("WAITING");
    await goOnWithImports.run();
    await workQueued();
    expect((await record(address)).state).toBe("DONE");
  });

  test("a dry run begins where it was stopped", async () => {
    const address = await mapped(many(700));
    await db()
      .updateTable("imports")
      .set({ state: "CHECKING" })
      .where("id", "=", address.id)
      .execute();
    const checking = async () => {
      const { mapping, ...rest } = await record(address);
      if (!mapping) throw new Error("not mapped");
      return { ...rest, mapping, state: "CHECKING" } as const;
    };
    const stop = new AbortController();
    const progress = () => stop.abort(new Error("told to end"));
    const first = workRows(await checking(), { signal: stop.signal, progress });
    await expect(first).rejects.toThrow("told to end");
    const { position } = await record(address);
    expect(position).toBeGreaterThan(0);
    expect(await rowsOf(address)).toHaveLength(position);
    await workRows(await checking(), { signal: new AbortController().signal });
    expect(await record(address)).toMatchObject({ state: "CHECKED", planned: { created: 700 } });
    expect(await rowsOf(address)).toHaveLength(700);
  });
});

test("a large file is read in a thread of its own, which a stop ends between batches", async () => {
  const long = many(500).map((row, at) => (at === 0 ? row : `${row} ${"x".repeat(1_000)}`));
  const address = await started(long);
  await workOneBatch();
  const { created, position, state } = await record(address);
  expect([state, created > 0, created < 500]).toEqual(["RUNNING", true, true]);
  expect(position).toBe(created);
  await workQueued();
  expect(await record(address)).toMatchObject({ state: "DONE", created: 500, differing: 0 });
  expect(await historyOf(address)).toBe(500);
});

describe("the company's line", () => {
  test("one at a time, in the order in which they were started", async () => {
    const [first, second] = [
      await mapped(many(600)),
      await mapped(["name,inci", "Product 1,FROM THE SECOND"]),
    ];
    for (const each of [first, second]) await check(each);
    for (const each of [first, second]) await runImport(manager, each);
    await workOneBatch();
    expect((await record(second)).state).toBe("WAITING");
    await workQueued();
    const ended = await Promise.all([first, second].map(record));
    expect(ended.map(({ state }) => state)).toEqual(["DONE", "DONE"]);
    expect(ended[1]).toMatchObject({ updated: 1, created: 0 });
    expect((await catalogue())["Product 1"]).toMatchObject({ inci: "FROM THE SECOND" });
  });
});

describe("cancelled", () => {
  test("one that waits leaves the line, and can be resumed", async () => {
    const address = await started(many(2));
    await cancelImport(manager, address);
    await cancelImport(manager, address);
    await workQueued();
    expect(await record(address)).toMatchObject({ state: "CANCELED", created: 0 });
    await resumeImport(manager, address);
    await workQueued();
    expect(await record(address)).toMatchObject({ state: "DONE", created: 2 });
  });

  test("one that runs ends after the batch in hand, keeps it, and goes on there", async () => {
    const address = await started(many(1_600));
    const working = workLine(here.company, {
      signal: new AbortController().signal,
      progress: async () => cancelImport(manager, address).catch(() => {}),
    });
    await working;
    const canceled = await record(address);
    expect(canceled.state).toBe("CANCELED");
    expect(canceled.created).toBeGreaterThan(0);
    expect(canceled.created).toBeLessThan(1_600);
    expect(Object.keys(await catalogue())).toHaveLength(canceled.created);
    await resumeImport(manager, address);
    await workQueued();
    expect(await record(address)).toMatchObject({ state: "DONE", created: 1_600 });
    expect(await historyOf(address)).toBe(1_600);
  });

  test("a dry run is given up", async () => {
    const address = await mapped(many(2));
    await db()
      .updateTable("imports")
      .set({ state: "CHECKING" })
      .where("id", "=", address.id)
      .execute();
    await cancelImport(manager, address);
    expect(await record(address)).toMatchObject({ state: "UPLOADED", planned: null });
  });
});
