import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { kinds } from "../chunks.ts";
import { pageRows } from "./pages.ts";

const modules = new Set<string | null>(Object.values(pageRows).map(({ module }) => module));

test("each kind of page that shares files has pages", () => {
  for (const { kind, entry } of kinds) {
    const found = globSync("**/*.tsx", { cwd: import.meta.dirname }).filter((file) =>
      entry.test(`/app/${file.replaceAll("\\", "/")}`),
    );
    expect(found, kind).not.toEqual([]);
    if (kind !== "frame")
      expect(
        found.filter((file) => !modules.has(file)),
        kind,
      ).toEqual([]);
  }
});
