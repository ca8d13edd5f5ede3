import { expect, test } from "vitest";
import { checkNamedFiles } from "./named-files.mjs";

const check = (text: string) =>
  checkNamedFiles({
    documents: ["ARCHITECTURE.md"],
    text: () => text,
    exists: (file: string) => file === "server/src/main.ts",
  });

test("a file that a document names and that is not there is told, once", () => {
  expect(check("`server/src/gone.test.ts`, again `server/src/gone.test.ts`")).toEqual([
    "ARCHITECTURE.md: it names server/src/gone.test.ts, which is not there",
  ]);
  expect(check("[why](docs/gone.md)")).toHaveLength(1);
});

test("files that are there, patterns, folders and what is no file of the project are left alone", () => {
  expect(
    check(
      "`server/src/main.ts`, `server/src/<room>/routes.ts`, `kernel/http/api.ts`, `web/app/ui/`",
    ),
  ).toEqual([]);
});
