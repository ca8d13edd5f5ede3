import { setTimeout as pause } from "node:timers/promises";
import type { Endpoints } from "@neroli/contract/access/endpoint.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { sampleApi } from "../testing/sample-api.ts";
import { makingPage } from "./pages-first.ts";
import { routes } from "./routes.ts";

const endpoints = {
  "POST /told": {
    access: "public",
    repeats: "harmless",
    summary: "Nobody waits for it.",
    response: z.object({}),
    background: true,
  },
} as const satisfies Endpoints;

let app: FastifyInstance;
let done: string[];
beforeAll(async () => {
  const sample = await sampleApi(
    routes(endpoints, {
      "POST /told": async () => {
        done.push("told");
        return {};
      },
    }),
  );
  app = sample.app;
});
afterAll(() => app.close());
beforeEach(() => {
  done = [];
});

const tell = () => app.inject({ method: "POST", url: "/api/told" });
const page = (name: string, milliseconds: number) =>
  makingPage(async () => {
    await pause(milliseconds);
    done.push(name);
  });

test("what nobody waits for begins after the pages that are being made, the last of them", async () => {
  await Promise.all([page("first", 20), page("second", 60), tell()]);
  expect(done).toEqual(["first", "second", "told"]);
});

test("it begins all the same while pages follow each other without end", async () => {
  const endless = Promise.withResolvers<void>();
  const making = makingPage(() => endless.promise);
  expect((await tell()).statusCode).toBe(200);
  expect(done).toEqual(["told"]);
  endless.resolve();
  await making;
});
