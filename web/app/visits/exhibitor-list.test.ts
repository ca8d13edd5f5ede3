import { expect, test } from "vitest";
import { byHall, narrowedBy } from "./exhibitor-list.ts";

const narrowed = (search: string) => narrowedBy(new URLSearchParams(search), ["Hall 2", "Hall 10"]);

test("an address narrows by what there is", () => {
  expect(
    narrowed("words__icontains=+algae&hall__eq=Hall+2&offering__eq=INGREDIENTS&page=2"),
  ).toEqual({
    words__icontains: "algae",
    hall__eq: "Hall 2",
    offering__eq: "INGREDIENTS",
    page: "2",
  });
});

test.each(["", "hall__eq=Hall+3", "offering__eq=CIRCUS", "page=-1", "page=x", "page=0", "words=a"])(
  "%s narrows by nothing",
  (search) => {
    expect(narrowed(search)).toEqual({});
  },
);

test("those of one hall stand together, in the order that they come in", () => {
  const rows = [
    { key: "a", hall: "Hall 2" },
    { key: "b", hall: "Hall 10" },
    { key: "c", hall: null },
    { key: "d", hall: "Hall 2" },
  ];
  expect(
    byHall(rows).map(({ hall, content }) => [hall, content.map(({ key }) => key).join("")]),
  ).toEqual([
    ["Hall 2", "ad"],
    ["Hall 10", "b"],
    [null, "c"],
  ]);
});
