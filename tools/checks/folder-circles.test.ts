import { expect, test } from "vitest";
import { checkFolderCircles } from "./folder-circles.mjs";

/** What is said about files in `server/src` that import one another, as `from -> to`. */
function check(imports: string[]) {
  const pairs = imports.map((each) => each.split(" -> ").map((name) => `server/src/${name}`));
  const files = [...new Set(pairs.flat())];
  const graph = new Map(
    files.map((file) => [file, pairs.filter(([from]) => from === file).map(([, to]) => to)]),
  );
  return checkFolderCircles(graph);
}

test("folders that import each other are told, at every depth and by every detour", () => {
  expect(check(["a/one.ts -> b/two.ts", "b/three.ts -> a/four.ts"])).toEqual([
    "server/src: a/ -> b/, part of a circle: let one of the two stand below the other",
    "server/src: b/ -> a/, part of a circle: let one of the two stand below the other",
  ]);
  const deep = ["x/a/one.ts -> x/b/two.ts", "x/b/two.ts -> x/three.ts", "x/three.ts -> x/a/f.ts"];
  expect(check(deep)).toEqual([
    "server/src/x: a/ -> b/, part of a circle: let one of the two stand below the other",
    "server/src/x: b/ -> three.ts, part of a circle: let one of the two stand below the other",
    "server/src/x: three.ts -> a/, part of a circle: let one of the two stand below the other",
  ]);
});

test("a file above its folder's neighbours and one below them are no circle", () => {
  expect(check(["top.ts -> a/one.ts", "a/one.ts -> bottom.ts"])).toEqual([]);
});

test("tests, factories and demo data may reach around", () => {
  const around = ["a/one.test.ts -> b/x.ts", "a/factory.ts -> b/x.ts", "demo/a.ts -> a/y.ts"];
  expect(check([...around, "b/x.ts -> a/y.ts", "b/x.ts -> demo/a.ts"])).toEqual([]);
});
