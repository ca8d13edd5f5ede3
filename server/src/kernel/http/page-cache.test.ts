import { afterEach, beforeEach, expect, test } from "vitest";
import { publish } from "../events/events.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

let cache: PageCache;
beforeEach(() => {
  cache = createPageCache();
});
afterEach(() => cache.stop());

const page = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { "content-type": "text/html" }, ...init });

test("a kept page comes again with the new answer's nonce, and never the old one", async () => {
  const first = await cache.keep("en /", page("<script nonce=AAAA></script>"), "AAAA");
  expect(first).toMatchObject({ html: "<script nonce=AAAA></script>", status: 200 });
  expect(cache.find("en /", "BBBB")).toEqual({
    html: "<script nonce=BBBB></script>",
    status: 200,
    headers: { "content-type": "text/html" },
  });
  expect(cache.find("de /", "BBBB")).toBeNull();
});

test("any change forgets everything", async () => {
  await cache.keep("en /", page("old"), "AAAA");
  await publish([{ topic: "product.changed", key: "x" }]);
  expect(cache.find("en /", "BBBB")).toBeNull();
});

test("a page that was rendered while something changed is not kept", async () => {
  const rendering = cache.keep("en /", page("old"), "AAAA");
  await publish([{ topic: "product.changed", key: "x" }]);
  expect(await rendering).toMatchObject({ html: "old" });
  expect(cache.find("en /", "BBBB")).toBeNull();
});

test.each([
  ["a page that is not found", page("", { status: 404 })],
  ["an answer with a cookie", page("", { headers: { "set-cookie": "a=b" } })],
  ["what is no page", page("{}", { headers: { "content-type": "application/json" } })],
])("%s is not kept", async (_what, response) => {
  expect(await cache.keep("en /", response, "AAAA")).toBe(response);
  expect(cache.find("en /", "BBBB")).toBeNull();
});

test("the least recently asked for goes first when it is full", async () => {
  const large = "x".repeat(11_000_000);
  for (const key of ["a", "b"]) await cache.keep(key, page(large), "AAAA");
  cache.find("a", "BBBB");
  await cache.keep("c", page(large), "AAAA");
  expect(cache.find("b", "BBBB")).toBeNull();
  expect(cache.find("a", "BBBB")).not.toBeNull();
  expect(cache.find("c", "BBBB")).not.toBeNull();
});
