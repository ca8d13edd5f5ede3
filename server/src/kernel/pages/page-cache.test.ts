import type { RenderedPage } from "@neroli/contract/portals/page-services.ts";
import { beforeEach, expect, test } from "vitest";
import { addFollower, publish } from "../events/events.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

let cache: PageCache;
beforeEach(() => {
  cache = createPageCache();
});

const html: RenderedPage["headers"] = [["content-type", "text/html; charset=utf-8"]];

const page = (text: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: html,
  body: new TextEncoder().encode(text),
  ...more,
});
const keep = (key: string, made: RenderedPage) => cache.keep(key, "AAAA", async () => made);
const find = (key: string) => {
  const found = cache.find(key, "BBBB");
  return found && new TextDecoder().decode(found.body);
};
const change = () => publish([{ topic: "product.changed", key: "x" }]);

test("a kept page comes again with the new answer's nonce, and never the old one", async () => {
  const made = page("<i>é</i><script nonce=AAAA></script><p><script nonce=AAAA></script>");
  expect(await keep("en /", made)).toBe(made);
  const wanted = "<i>é</i><script nonce=BBBB></script><p><script nonce=BBBB></script>";
  expect(find("en /")).toBe(wanted);
  expect(cache.find("en /", "CCCC")).toMatchObject({ status: 200, headers: html });
  expect(find("en /")).toBe(wanted);
  expect(find("de /")).toBeNull();
});

test("any change forgets everything", async () => {
  await keep("en /", page("old"));
  await change();
  expect(find("en /")).toBeNull();
  await keep("en /", page("new"));
  expect(find("en /")).toBe("new");
});

test("a page that was rendered while something changed is not kept", async () => {
  const made = await cache.keep("en /", "AAAA", async () => {
    await change();
    return page("old");
  });
  expect(made).toEqual(page("old"));
  expect(find("en /")).toBeNull();
});

test("nor is one that was made before whoever follows was done with a change", async () => {
  let done: (() => void) | undefined;
  const unfollow = addFollower(
    () =>
      new Promise((resolve) => {
        done = resolve;
      }),
  );
  const changing = change();
  await keep("en /", page("of the index before"));
  done?.();
  await changing;
  unfollow();
  expect(find("en /")).toBeNull();
});

test.each([
  ["a page that is not found", page("", { status: 404 })],
  ["an answer with a cookie", page("", { headers: [...html, ["set-cookie", "a=b"]] })],
  ["what is no page", page("{}", { headers: [["content-type", "application/json"]] })],
])("%s is not kept", async (_what, made) => {
  expect(await keep("en /", made)).toBe(made);
  expect(find("en /")).toBeNull();
});

test("the least recently asked for goes first when it is full", async () => {
  const large = "x".repeat(11_000_000);
  for (const key of ["a", "b"]) await keep(key, page(large));
  find("a");
  await keep("c", page(large));
  expect(find("b")).toBeNull();
  expect(find("a")).not.toBeNull();
  expect(find("c")).not.toBeNull();
});

test("what is kept of 50,000 addresses, long ones among them, has its bound", async () => {
  const small = page("x".repeat(500));
  const address = (at: number) =>
    `en /ingredients/search?visit=${at}${"y".repeat((at % 20) * 100)}`;
  for (let at = 0; at < 50_000; at++) await keep(address(at), small);
  let bytes = 0;
  let kept = 0;
  for (let at = 0; at < 50_000; at++) {
    if (find(address(at)) === null) continue;
    kept += 1;
    bytes += small.body.length + 2 * address(at).length;
  }
  expect(kept).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(32_000_000);
});
