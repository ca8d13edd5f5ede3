import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const app = path.resolve(import.meta.dirname, "../..");

// It writes days in the order of the browser's language, which is none of the page's.
test("no page asks for a day by an input of the browser's own", () => {
  const native = globSync("**/*.tsx", { cwd: app }).filter((file) =>
    /type=["'{]+(date|month|datetime-local)\b/.test(readFileSync(path.join(app, file), "utf8")),
  );
  expect(native).toEqual([]);
});

test("days and times are written by one function", () => {
  const own = globSync("**/*.{ts,tsx}", { cwd: app }).filter((file) =>
    /toLocaleDateString|toLocaleTimeString|DateTimeFormat(?!\(\)\.resolvedOptions)/.test(
      readFileSync(path.join(app, file), "utf8"),
    ),
  );
  expect(own).toEqual(["ui/fields/date-field.test.ts"]);
});
