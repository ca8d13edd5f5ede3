import type { PortalSettings } from "@neroli/contract/portals/schema.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, type Client } from "./client.ts";
import { patience, readPortalSettings, usualSettings } from "./portal-settings.ts";

const place = "neroli.portal-settings.maison";
const maison: PortalSettings = {
  ...usualSettings("maison"),
  name: "Maison",
  theme: { primary_colour: "#aa3355" },
};

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answering = (settings: PortalSettings) => (async () => settings) as unknown as Client;
const failing = (error: unknown) => (async () => Promise.reject(error)) as unknown as Client;
const away = failing(new TypeError("no answer"));

test("settings are asked for, kept, and there when no answer comes the next time", async () => {
  expect(await readPortalSettings(answering(maison), "maison")).toEqual(maison);
  expect(await readPortalSettings(away, "maison")).toEqual(maison);
  // What is answered later takes the place of what was kept.
  const renamed = { ...maison, name: "Maison Beauté" };
  await readPortalSettings(answering(renamed), "maison");
  expect((await readPortalSettings(away, "maison")).name).toBe("Maison Beauté");
});

test("where nothing is kept, a portal looks as one that has decided nothing", async () => {
  expect(await readPortalSettings(away, "maison")).toEqual(usualSettings("maison"));
  expect(usualSettings("maison").theme.primary_colour).toBe("#784a98");
});

test("an answer is waited for 25 seconds and no longer", async () => {
  expect(patience).toBe(25_000);
  const waits = vi.spyOn(AbortSignal, "timeout");
  const ended = new AbortController();
  waits.mockReturnValue(ended.signal);
  const never = ((_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    })) as unknown as Client;
  const reading = readPortalSettings(never, "maison");
  expect(waits).toHaveBeenCalledWith(25_000);
  ended.abort();
  expect(await reading).toEqual(usualSettings("maison"));
  waits.mockRestore();
});

test.each<[string, string]>([
  ["is no JSON", "{"],
  ["is no object", '"maison"'],
  ["has another shape", JSON.stringify({ shape: 0, settings: maison })],
  ["is another portal's", JSON.stringify({ shape: 1, settings: { ...maison, key: "other" } })],
  [
    "has a style for a colour",
    JSON.stringify({ shape: 1, settings: { ...maison, theme: { primary_colour: "red;x:y" } } }),
  ],
  [
    "lacks what pages need",
    JSON.stringify({ shape: 1, settings: { ...maison, links: undefined } }),
  ],
])("what is kept and %s counts for nothing", async (_, text) => {
  storage.set(place, text);
  expect(await readPortalSettings(away, "maison")).toEqual(usualSettings("maison"));
});

test("of a portal that is gone nothing is kept", async () => {
  await readPortalSettings(answering(maison), "maison");
  await readPortalSettings(failing(new ApiError(404, {})), "maison");
  expect(storage.size).toBe(0);
});

test("a browser that keeps nothing shows what is answered", async () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(await readPortalSettings(answering(maison), "maison")).toEqual(maison);
  expect(await readPortalSettings(away, "maison")).toEqual(usualSettings("maison"));
});
