import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPage, signedIn, visit } from "./browser.ts";
import { copyOfDemoData, type DataFolder } from "./demo-data.ts";
import { freePort, type Served, startNeroli } from "./start-neroli.ts";

// What operators are told: reports of errors, traces and numbers, by real peers over the network.

let data: DataFolder;
let server: Served;
let metrics: string;
const reports = peer();
const spans = peer();

/** Takes whatever is posted to it. */
function peer() {
  const taken: { path: string; body: string; headers: Record<string, unknown> }[] = [];
  const listening: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    taken.push({ path: request.url ?? "", body, headers: request.headers });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0);
  const port = () => (listening.address() as AddressInfo).port;
  return { taken, port, close: () => listening.close() };
}

interface Told {
  level: string;
  platform: string;
  environment: string;
  release: string;
  exception: { values: { type: string; value: string; stacktrace?: { frames: object[] } }[] };
  tags: Record<string, string>;
}
const told = (): Told[] =>
  reports.taken.map(({ body }) => JSON.parse(body.split("\n")[2] ?? "null") as Told);

beforeAll(async () => {
  data = await copyOfDemoData();
  const port = await freePort();
  metrics = `http://localhost:${port}/metrics`;
  server = await startNeroli(data.folder, {
    more: {
      NEROLI_METRICS: String(port),
      SENTRY_DSN: `http://public@localhost:${reports.port()}/folder/42`,
      SENTRY_ENVIRONMENT: "trial",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${spans.port()}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "200",
    },
  });
});
afterAll(async () => {
  await server.stop();
  reports.close();
  spans.close();
  await data.remove();
});

test("refusals are reported by their status, without what was sent", async () => {
  const post = (body: string) =>
    fetch(`${server.origin}/api/registration/password/forgotten`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
  await fetch(`${server.origin}/api/nothing`);
  await post(JSON.stringify({ email: "secret.person@example" }));
  await expect.poll(told).toContainEqual(
    expect.objectContaining({
      level: "error",
      platform: "node",
      environment: "trial",
      release: "neroli@0.1.0",
      tags: {
        status: 400,
        code: "request.invalid",
        route: "/api/registration/password/forgotten",
        request_id: expect.any(String),
      },
    }),
  );
  // Neither what is not there nor what somebody typed.
  expect(told().map(({ tags }) => Number(tags.status))).not.toContain(404);
  const [{ path = "", headers = {} } = {}] = reports.taken;
  expect(path).toBe("/folder/api/42/envelope/");
  expect(headers["x-sentry-auth"]).toContain("sentry_key=public");
  expect(JSON.stringify(reports.taken)).not.toContain("secret.person");
});

test("a failure of a page in a browser is reported, with the pattern of its address", async () => {
  const page = await newPage();
  await page.goto(`${server.origin}/ingredients/permalink/velourine-b3-pc`);
  const ofBrowsers = () => told().filter(({ platform }) => platform === "javascript");
  // As soon as the page listens; of one failure it tells once.
  const fail = async () => {
    await page.evaluate(() => {
      const error = new TypeError("made to fail by somebody@example.com");
      dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
    });
    return ofBrowsers().length;
  };
  await expect.poll(fail).toBe(1);
  const [report] = ofBrowsers();
  expect(report?.tags).toEqual({ kind: "SCRIPT", page: "/ingredients/permalink/:productKey" });
  expect(report?.exception.values).toEqual([
    expect.objectContaining({ type: "TypeError", value: "made to fail by [mail]" }),
  ]);
  expect(JSON.stringify(reports.taken)).not.toContain("somebody@example.com");
});

/** From now on no code comes, and nobody says that it does not. */
async function holdCode(page: Page): Promise<{ held: () => number }> {
  let held = 0;
  await page.route("**/assets/*.js", () => {
    held += 1;
  });
  return { held: () => held };
}

test("a page whose code does not come in two minutes is loaded as a document", async () => {
  const page = await newPage();
  await visit(page, "/faqs");
  await page.clock.install();
  const { held } = await holdCode(page);
  await page.getByRole("contentinfo").locator('a[href="/suppliers"]').click();
  await expect.poll(held).toBeGreaterThan(0);
  await page.clock.fastForward(121_000);
  await page.waitForURL("**/suppliers", { waitUntil: "commit" });
});

test("of a page that is only read ahead nothing is said, whether its code comes or not", async () => {
  const page = await newPage();
  await visit(page, "/ingredients/permalink/velourine-b3-pc");
  await page.clock.install();
  const { held } = await holdCode(page);
  await page.getByRole("main").locator('a[href="/company/velouria-actives"]').first().hover();
  await page.clock.runFor(100);
  await expect.poll(held).toBeGreaterThan(0);
  // When the router has given up, the server is asked whether it is there.
  let asked = 0;
  page.on("response", (answer) => {
    if (answer.url().endsWith("/health/ready")) asked += 1;
  });
  const wait = async () => {
    await page.clock.fastForward(121_000);
    return asked;
  };
  await expect.poll(wait).toBeGreaterThan(0);
  await expect.poll(() => page.getByText("A part of this page has not come").count()).toBe(0);
});

test("a piece whose code does not come is said, and the page is loaded anew once", async () => {
  const page = await signedIn("buyer@neroli.example", "/bookmarks", { mayLog: /did not come/ });
  await page.clock.install();
  const { held } = await holdCode(page);
  await page.getByRole("button", { name: "Invite", exact: true }).first().click();
  await expect.poll(held).toBeGreaterThan(0);
  await page.clock.fastForward(121_000);
  await page.getByText("A part of this page has not come").waitFor();
  await page.getByRole("button", { name: "Close" }).last().waitFor();
  await page.unroute("**/assets/*.js");
  const loaded = page.waitForEvent("load");
  await page.clock.fastForward(5_000);
  await loaded;
  await page.getByRole("button", { name: "Invite", exact: true }).first().click();
  await page.getByRole("dialog").waitFor();
});

test("requests, queries and searches are traced, and those of a sender join its trace", async () => {
  const trace = "0af7651916cd43dd8448eb211c80319c";
  await fetch(`${server.origin}/api/search/products/INGREDIENTS?query=velourine`, {
    headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
  });
  const ofTrace = () =>
    spans.taken
      .flatMap(({ body }) => JSON.parse(body).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((each) => each.spans as { traceId: string; name: string }[])
      .filter(({ traceId }) => traceId === trace)
      .map(({ name }) => name);
  await expect
    .poll(ofTrace)
    .toEqual(expect.arrayContaining(["search search", "GET /api/search/products/:offering"]));
});

test("what is measured stands on an address of its own", async () => {
  const answer = await fetch(metrics);
  const text = await answer.text();
  for (const name of [
    'neroli_http_request_seconds_count{method="GET"',
    "neroli_database_query_seconds_bucket",
    'neroli_database_connections{pool="requests",state="open"}',
    "neroli_follower_behind_seconds",
    "nodejs_eventloop_lag_p99_seconds",
  ]) {
    expect(text).toContain(name);
  }
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
});
