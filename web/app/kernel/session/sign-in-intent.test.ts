import { beforeEach, expect, test, vi } from "vitest";
import { rememberIntent, takeIntent } from "./sign-in-intent.ts";

const at = (address: string) =>
  vi.stubGlobal("location", new URL(address, "https://neroli.example"));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  at("/ingredients/search?query=oil");
});

test("what was begun before signing in goes on at the same address, once", () => {
  rememberIntent("request", { type: "SAMPLE" });
  expect(takeIntent("save-search")).toBeNull();
  expect(takeIntent("request")).toEqual({ type: "SAMPLE" });
  expect(takeIntent("request")).toBeNull();
});

test("whoever signs in somewhere else finds nothing opened, there or later", () => {
  rememberIntent("request", { type: "SAMPLE" });
  at("/suppliers/search");
  expect(takeIntent("request")).toBeNull();
  at("/ingredients/search?query=oil");
  expect(takeIntent("request")).toBeNull();
});
