import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkAdvisories, readAudit } from "./advisories.mjs";

const advisoryOf = (severity: string) => ({
  // npm remembers faults by their number.
  id: severity.length,
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  title: "Answers too much",
  severity,
  vulnerable_versions: "<99999",
  cwe: [],
  cvss: { score: 9, vectorString: null },
});

/** What the registry says of fastify; null where it does not answer such questions. */
let said: string | null = null;
const registry = createServer((request, response) => {
  if (said === null) response.writeHead(405).end();
  else if (request.url?.endsWith("/advisories/bulk")) {
    response.end(JSON.stringify({ fastify: [advisoryOf(said)] }));
  } else response.writeHead(404).end("{}");
});
let cache: string;

beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), "neroli-advisories-"));
  vi.stubEnv("npm_config_cache", cache);
  registry.listen(0, "localhost");
  await once(registry, "listening");
});

afterAll(async () => {
  registry.close();
  vi.unstubAllEnvs();
  await rm(cache, { recursive: true });
});

const check = (severity: string | null) => {
  said = severity;
  const { port } = registry.address() as AddressInfo;
  return checkAdvisories(`http://localhost:${port}/`);
};

test("a serious fault of a package is told, once, with where it is described", async () => {
  const { problems, unasked } = await check("critical");
  expect(unasked).toBeNull();
  expect(problems).toEqual([
    "fastify <99999: Answers too much (critical), https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  ]);
});

test("a slight one is not", async () => {
  expect(await check("low")).toEqual({ problems: [], unasked: null });
});

test("a registry that does not answer keeps nobody from working, and is named", async () => {
  const { problems, unasked } = await check(null);
  expect(problems).toEqual([]);
  expect(unasked).toContain("405");
});

test("what is accepted with a reason is not told again", () => {
  const via = [{ ...advisoryOf("high"), name: "fastify", range: "*" }];
  const output = JSON.stringify({ vulnerabilities: { fastify: { via } } });
  const told = (accepted: Record<string, string>) => readAudit(`${output}\n`, accepted).problems;
  expect(told({})).toHaveLength(1);
  expect(told({ "GHSA-aaaa-bbbb-cccc": "we never ask it that way" })).toEqual([]);
});
