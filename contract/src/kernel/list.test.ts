import { expect, test } from "vitest";
import { listQuery } from "./list.ts";

const query = listQuery({ filters: { name: ["icontains"] }, sort: ["name", "created_at"] });

test("a list call takes what the spec writes, with its defaults", () => {
  expect(query.parse({})).toMatchObject({ page: 0, size: 10 });
  expect(query.parse({ name__icontains: "gly", sort: "-created_at", size: "50" })).toMatchObject({
    name__icontains: "gly",
    sort: "-created_at",
    size: 50,
  });
});

test.each([{ name__eq: "x" }, { sort: "price" }, { size: "0" }, { size: "301" }, { page: "-1" }])(
  "%o is refused, never ignored",
  (asked) => {
    expect(query.safeParse(asked).success).toBe(false);
  },
);
