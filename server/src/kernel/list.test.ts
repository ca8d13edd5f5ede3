import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "./db/db.ts";
import { containing, listPage } from "./list.ts";
import { type FreshDatabase, freshDatabase } from "./testing/database.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  // Ids ascend as written: three pairs of equal keys, so that only the tie tells two apart.
  await sql`
    insert into outbox (topic, key) values
      ('product.changed', 'b'), ('product.changed', 'a'), ('product.changed', 'c'),
      ('company.changed', 'b'), ('company.changed', 'a'), ('company.changed', 'c')`.execute(db());
});
afterAll(() => database.close());

const list = (options: { page: number; size: number; sort?: string }, topic?: string) => {
  const query = db().selectFrom("outbox").select(["topic", "key"]);
  return listPage(topic ? query.where("topic", "=", topic) : query, options, {
    sorts: { key: "outbox.key", written: "outbox.id" },
    fallback: "-written",
    tie: "outbox.id",
  });
};
const names = async (...args: Parameters<typeof list>) =>
  (await list(...args)).content.map(({ topic, key }) => `${topic.charAt(0)}${key}`);
const all = { page: 0, size: 10 };
const byKey = ["pa", "ca", "pb", "cb", "pc", "cc"];

describe("a list", () => {
  test("is sorted upwards and downwards, equals by the tie, one the other upside down", async () => {
    expect(await names({ ...all, sort: "key" })).toEqual(byKey);
    expect(await names({ ...all, sort: "-key" })).toEqual(byKey.toReversed());
    expect(await names(all)).toEqual(["cc", "ca", "cb", "pc", "pa", "pb"]);
  });

  test("page by page shows each row once", async () => {
    const pages = [0, 1, 2, 3, 4, 5].map((page) => names({ page, size: 1, sort: "key" }));
    expect((await Promise.all(pages)).flat()).toEqual(byKey);
  });

  test("answers its rows and its totals, on every page and beyond the last", async () => {
    const totals = { size: 4, total_elements: 6, total_pages: 2 };
    const sort = "key";
    expect(await list({ page: 1, size: 4, sort })).toEqual({
      content: [
        { topic: "product.changed", key: "c" },
        { topic: "company.changed", key: "c" },
      ],
      page: 1,
      ...totals,
    });
    expect(await list({ page: 0, size: 4, sort })).toMatchObject({ page: 0, ...totals });
    expect(await list({ page: 7, size: 4, sort })).toEqual({ content: [], page: 7, ...totals });
  });

  test("counts what its filter lets through", async () => {
    const filtered = { total_elements: 3, total_pages: 2 };
    expect(await list({ page: 0, size: 2 }, "company.changed")).toMatchObject(filtered);
    expect(await list({ page: 2, size: 2 }, "company.changed")).toMatchObject(filtered);
    const none = { content: [], total_elements: 0, total_pages: 0 };
    expect(await list({ page: 0, size: 2 }, "request.closed")).toMatchObject(none);
    expect(await list({ page: 1, size: 2 }, "request.closed")).toMatchObject(none);
  });

  test("refuses a sort that has no column", async () => {
    await expect(list({ ...all, sort: "topic" })).rejects.toThrow("no column for sort topic");
  });
});

test.each([
  ["50%", "of 50% strength", "of 500 strength"],
  ["a_b", "data_base", "dataxbase"],
  ["c\\d", "x c\\d y", "x cd y"],
  ["\\%", "a \\% b", "a % b"],
  ["É", "café", "cafe"],
])("%s is found as it is typed: in %s, not in %s", async (typed, inside, outside) => {
  const { rows } = await sql`
    select ${inside} ilike ${containing(typed)} as inside,
      ${outside} ilike ${containing(typed)} as outside`.execute(db());
  expect(rows).toEqual([{ inside: true, outside: false }]);
});
