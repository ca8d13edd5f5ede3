import { fileURLToPath } from "node:url";
import type { PagePlace } from "@neroli/contract/portals/page-services.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiCall } from "./messages.ts";
import { startPageThreads } from "./page-threads.ts";
import type { Renderer } from "./render-with.ts";

const place: PagePlace = {
  ...{ origin: "http://here", issuer: "http://here/oidc", client_id: "web" },
  ...{
    support_email: "a@example.com",
    operator: null,
    crm_script: null,
    reports_errors: false,
    variant: null,
    portal: null,
  },
  ...{ maintenance: false, nonce: "AAAA" },
};

let pages: Renderer;
let reported: string[];
let asked: ApiCall[];

const start = (patience?: number) =>
  startPageThreads({
    program: fileURLToPath(new URL("./testing-program.ts", import.meta.url)),
    async callApi(call) {
      asked.push(call);
      if (call.url === "/api/broken") throw new Error("the API is broken");
      return { status: 404, type: "application/json", body: '{"code":"not-found"}' };
    },
    report: (error) => reported.push(String(error)),
    ...(patience !== undefined && { patience }),
  });

beforeEach(() => {
  reported = [];
  asked = [];
  pages = start();
});
afterEach(() => pages.stop());

const render = async (path: string, host: string | null = null) => {
  const question = { url: `http://here${path}`, method: "GET", headers: {}, host, place };
  const { status, headers, body } = await pages.render(question);
  return { status, headers: Object.fromEntries(headers), text: new TextDecoder().decode(body) };
};

test("pages are made beside each other, each asker given its own", async () => {
  const paths = Array.from({ length: 40 }, (_, at) => `/page/${at}`);
  const made = await Promise.all(paths.map((path) => render(path)));
  expect(made.map(({ text }) => text)).toEqual(paths.map((path) => `GET ${path}`));
});

test("what a page reads of the API is asked with its headers, at its portal's host", async () => {
  expect(await render("/api/products/x", "portal.example")).toEqual({
    status: 404,
    headers: { "content-type": "application/json" },
    text: '{"code":"not-found"}',
  });
  const headers = { "x-page": "AAAA" };
  expect(asked).toEqual([{ url: "/api/products/x", headers, host: "portal.example" }]);
});

test("a page that throws, and one of which the API fails, say so to who asked", async () => {
  await expect(render("/throw")).rejects.toThrow("no such page");
  await expect(render("/api/broken")).rejects.toThrow("the API is broken");
  expect(reported).toEqual([]);
});

test("what a page says to the console is said here, with the error and where it was", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  await render("/complain");
  expect(said.mock.calls).toEqual([[expect.any(Error), "in a page"]]);
  expect(said.mock.calls[0]?.[0]).toMatchObject({ name: "TypeError", message: "odd" });
  expect(said.mock.calls[0]?.[0].stack).toContain("testing-program.ts");
  said.mockRestore();
});

async function refusesIts(path: string) {
  await expect(render(path)).rejects.toThrow("page threads end when they are asked this");
  expect((await render("/page/1")).text).toBe("GET /page/1");
  expect(reported.filter((each) => each.includes("it is replaced"))).toHaveLength(3);
}

test("a page of which threads end is refused, and the others are made", () => refusesIts("/die"));

test("so is one that never ends", async () => {
  await pages.stop();
  pages = start(3_000);
  await refusesIts("/hang");
});
