import { defineConfig } from "vitest/config";

const unit = (name: string, include = ["src/**/*.test.ts"]) => ({
  test: { name, root: name, include, environment: "node" as const, testTimeout: 30_000 },
});

export default defineConfig({
  test: {
    projects: [
      unit("contract"),
      unit("phrases"),
      unit("search"),
      {
        test: {
          name: "server",
          root: "server",
          include: ["src/**/*.test.ts"],
          globalSetup: ["src/kernel/testing/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      unit("web", ["app/**/*.test.{ts,tsx}"]),
      unit("tools", ["**/*.test.ts"]),
      {
        test: {
          name: "e2e",
          root: "e2e",
          include: ["**/*.test.ts"],
          globalSetup: ["setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
});
