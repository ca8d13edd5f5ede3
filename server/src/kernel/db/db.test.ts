import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addFollower } from "../events/events.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { db, emit, rawPool, transaction } from "./db.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate outbox, flags`.execute(db());
});

const setFlag = (name: string) =>
  db()
    .insertInto("flags")
    .values({ name, value: JSON.stringify(true) })
    .execute();
const flags = async () => {
  const rows = await db().selectFrom("flags").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
};
const events = async () => {
  const rows = await db().selectFrom("outbox").select(["topic", "key"]).orderBy("id").execute();
  return rows.map(({ topic, key }) => `${topic} ${key}`);
};
const changed = (key: string) => emit({ topic: "product.changed", key });
const currentTransaction = async () => {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db());
  return rows[0]?.id;
};

describe("a transaction", () => {
  test("answers what its command answers, and writes its rows and events together", async () => {
    const id = await transaction(async () => {
      await setFlag("a");
      changed("1");
      emit({ topic: "company.changed", key: "2" }, { topic: "product.changed", key: "3" });
      expect(await events()).toEqual([]);
      return currentTransaction();
    });
    expect(await flags()).toEqual(["a"]);
    expect(await events()).toEqual(["product.changed 1", "company.changed 2", "product.changed 3"]);
    const written = await sql<{ id: string }>`
      select distinct transaction_id::text as id from outbox`.execute(db());
    expect(written.rows).toEqual([{ id }]);
  });

  test("is not seen from outside before its end", async () => {
    await transaction(async () => {
      await setFlag("a");
      expect((await rawPool().query("select name from flags")).rows).toEqual([]);
    });
    expect(await flags()).toEqual(["a"]);
  });

  test("that throws leaves neither rows nor events, and nobody is told", async () => {
    const told: unknown[] = [];
    const remove = addFollower(async (each) => void told.push(each));
    const failing = transaction(async () => {
      await setFlag("a");
      changed("1");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    remove();
    expect(await flags()).toEqual([]);
    expect(await events()).toEqual([]);
    expect(told).toEqual([]);
  });

  test("two at once do not mix", async () => {
    const ids = await Promise.all(
      ["a", "b"].map((name) =>
        transaction(async () => {
          await setFlag(name);
          changed(name);
          return currentTransaction();
        }),
      ),
    );
    expect(new Set(ids).size).toBe(2);
    expect(await flags()).toEqual(["a", "b"]);
    expect((await events()).toSorted()).toEqual(["product.changed a", "product.changed b"]);
  });

  test("whose connection is lost fails, and the next one works", async () => {
    const cut = transaction(async () => {
      await setFlag("a");
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db());
      // In the middle of a query and, should that be over, between two.
      const slow = sql`select pg_sleep(60)`.execute(db());
      await Promise.all([slow, rawPool().query("select pg_terminate_backend($1)", [rows[0]?.pid])]);
    });
    await expect(cut).rejects.toThrow();
    await transaction(() => setFlag("b"));
    expect(await flags()).toEqual(["b"]);
  });

  test("whose idle connection is lost fails at the next query", async () => {
    const cut = transaction(async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db());
      const pid = rows[0]?.pid;
      const left = "select pid from pg_stat_activity where pid = $1";
      await rawPool().query("select pg_terminate_backend($1)", [pid]);
      while ((await rawPool().query(left, [pid])).rows.length > 0);
      await setFlag("a");
    });
    await expect(cut).rejects.toThrow();
    expect(await flags()).toEqual([]);
  });
});

describe("a command called by another", () => {
  test("joins its transaction", async () => {
    const [outer, inner] = await transaction(async () => [
      await currentTransaction(),
      await transaction(async () => {
        await setFlag("inner");
        changed("1");
        return currentTransaction();
      }),
    ]);
    expect(inner).toBe(outer);
    expect(await events()).toEqual(["product.changed 1"]);
  });

  test("is undone with it", async () => {
    const failing = transaction(async () => {
      await transaction(async () => {
        await setFlag("inner");
        changed("1");
      });
      throw new Error("later");
    });
    await expect(failing).rejects.toThrow("later");
    expect(await flags()).toEqual([]);
    expect(await events()).toEqual([]);
  });

  test("undoes it by its failure, also when that is caught", async () => {
    const careless = transaction(async () => {
      await setFlag("outer");
      await transaction(async () => {
        await setFlag("inner");
        throw new Error("inner");
      }).catch(() => {});
    });
    await expect(careless).rejects.toThrow("inner");
    expect(await flags()).toEqual([]);
  });
});

describe("followers", () => {
  test("are done before the caller goes on, and see the change", async () => {
    const seen: string[] = [];
    const remove = addFollower(async (all) => {
      const names = await flags();
      seen.push(...all.map(({ topic, key }) => `${topic} ${key} ${names}`));
    });
    await transaction(async () => {
      await setFlag("a");
      changed("1");
    });
    expect(seen).toEqual(["product.changed 1 a"]);
    remove();
    await transaction(async () => changed("2"));
    expect(seen).toHaveLength(1);
  });

  test("that fail do not make a committed command fail, nor keep others from hearing", async () => {
    const heard: string[] = [];
    const removals = [
      addFollower(() => Promise.reject(new Error("broken follower"))),
      addFollower(async ([event]) => void heard.push(event?.key ?? "")),
    ];
    const answer = await transaction(async () => {
      changed("1");
      return "done";
    });
    for (const remove of removals) remove();
    expect(answer).toBe("done");
    expect(heard).toEqual(["1"]);
  });
});

describe("emit", () => {
  test("outside a transaction is a mistake", () => {
    expect(() => changed("1")).toThrow("emit() outside a transaction");
  });

  test("by work that outlives its transaction is a mistake too", async () => {
    const over = Promise.withResolvers<void>();
    let late: Promise<void> | undefined;
    await transaction(async () => {
      late = over.promise.then(() => changed("1"));
    });
    over.resolve();
    await expect(late).rejects.toThrow("emit() outside a transaction");
    expect(await events()).toEqual([]);
  });
});
