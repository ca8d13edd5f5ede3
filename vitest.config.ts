import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { folderOfRun } from "./tools/folder-of-run.mjs";
import { phrasesPlugin } from "./web/phrases-plugin.ts";

process.env.TMPDIR = folderOfRun();

// No test fails on a time: these limits end what hangs, on a machine that is as slow as may be.
const minutes = 60_000;
const limits = {
  testTimeout: 3 * minutes,
  hookTimeout: 3 * minutes,
  expect: { poll: { timeout: minutes } },
};

// A file's modules serve the next file, too: reading them again was half the work. What a file
// starts, it ends.
const isolate = false;

const unit = (name: string, include = ["src/**/*.test.ts"]) => ({
  test: { name, root: name, include, environment: "node" as const, isolate, ...limits },
});

/** Without the times of an earlier run vitest begins with the largest files; these are small. */
const longest = [
  ...["pages-by-role", "import-kill", "public-pages", "companies-admin", "product-editor"],
  ...["kill", "late-pieces", "kit", "outage"],
];

/** Begins with what takes longest, so that nothing runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = longest.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(`/e2e/${name}.test.ts`)),
    );
    return [...first, ...sorted.filter((file) => !first.includes(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      unit("contract"),
      unit("phrases"),
      unit("search"),
      {
        test: {
          name: "server",
          root: "server",
          include: ["src/**/*.test.ts"],
          globalSetup: ["src/kernel/testing/global-setup.ts", "src/identity/testing-first-keys.ts"],
          setupFiles: ["src/kernel/testing/more-patience.ts"],
          isolate,
          ...limits,
        },
      },
      { ...unit("web", ["app/**/*.test.{ts,tsx}"]), plugins: [phrasesPlugin()] },
      unit("tools", ["**/*.test.ts"]),
      {
        test: {
          name: "e2e",
          root: "e2e",
          include: ["**/*.test.ts"],
          globalSetup: ["setup.ts"],
          setupFiles: ["each-file.ts"],
          isolate,
          ...limits,
          testTimeout: 10 * minutes,
          hookTimeout: 5 * minutes,
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
});
