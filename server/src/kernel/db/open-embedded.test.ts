import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openForProgram } from "./open-embedded.ts";

afterEach(() => vi.restoreAllMocks());

test("a command that makes a database says so once, and where: the server's may be another", async () => {
  const data = await mkdtemp(path.join(tmpdir(), "neroli-command-"));
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    for (let time = 0; time < 2; time++) await (await openForProgram({ data })).close();
    expect(said.mock.calls.flat().filter((each) => String(each).includes("no database"))).toEqual([
      expect.stringContaining(`There is no database in ${data} yet: one is made.`),
    ]);
  } finally {
    await rm(data, { recursive: true });
  }
});
