import { idempotencyHeader } from "@neroli/contract/kernel/idempotency-header.ts";
import { journalHeader } from "@neroli/contract/kernel/journal-header.ts";
import { describe, expect, test } from "vitest";
import { ApiError, createClient, wasRefused } from "./client.ts";

type Outcome = "answered" | "cut off" | 400 | 409 | 502 | 503;

/** A client whose calls end so, one after the other; `keys` are those that they carried. */
function clientThat(...outcomes: Outcome[]) {
  const keys: (string | null)[] = [];
  const api = createClient({
    origin: "http://neroli.example",
    fetch: async (_, options) => {
      keys.push(new Headers(options?.headers).get(idempotencyHeader));
      const outcome = outcomes.shift() ?? "answered";
      if (outcome === "cut off") throw new TypeError("Failed to fetch");
      return Response.json({}, { status: outcome === "answered" ? 200 : outcome });
    },
  });
  return { api, keys };
}

const folder = { body: { title: "Roses" } };

describe("a call that makes something", () => {
  test.each<Outcome>(["cut off", 502, 503])("%s is repeated under the same key", async (first) => {
    const { api, keys } = clientThat(first);
    await api("POST /bookmarks/folders", folder).catch(() => {});
    await api("POST /bookmarks/folders", folder);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test.each<Outcome>(["answered", 400, 409])("%s is another one the next time", async (first) => {
    const { api, keys } = clientThat(first);
    await api("POST /bookmarks/folders", folder).catch(() => {});
    await api("POST /bookmarks/folders", folder);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test("made twice before there is an answer is one", async () => {
    const { api, keys } = clientThat();
    const call = () => api("POST /bookmarks/folders", folder);
    await Promise.all([call(), call()]);
    expect(keys[1]).toBe(keys[0]);
  });

  test("with other content is another one", async () => {
    const { api, keys } = clientThat("cut off");
    await api("POST /bookmarks/folders", folder).catch(() => {});
    await api("POST /bookmarks/folders", { body: { title: "Violets" } });
    expect(keys[1]).not.toBe(keys[0]);
  });

  test("with the same file is the same, with one that only looks so another", async () => {
    const { api, keys } = clientThat("cut off", "cut off");
    const upload = (content: Blob) =>
      api("POST /requests/:requestKey/attachments", {
        params: { requestKey: "r" },
        upload: { asset: {}, content },
      }).catch(() => {});
    const file = new Blob(["a sheet"]);
    await upload(file);
    await upload(file);
    await upload(new Blob(["a sheet"]));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test("carries the key that it is given", async () => {
    const { api, keys } = clientThat();
    await api("POST /bookmarks/folders", { ...folder, key: "the-key-of-a-draft" });
    expect(keys).toEqual(["the-key-of-a-draft"]);
  });
});

test("a call that only reads carries none", async () => {
  const { api, keys } = clientThat();
  await api("GET /bookmarks/folders");
  expect(keys).toEqual([null]);
});

test.each([
  [new ApiError(409, {}), true],
  [new ApiError(503, {}), false],
  [new TypeError("Failed to fetch"), false],
  [new Error("No permission", { cause: new ApiError(403, {}) }), true],
])("%s: refused is %s", (error, refused) => {
  expect(wasRefused(error)).toBe(refused);
});

describe("how far the tab has seen what was done", () => {
  /** Answers say these places; what the calls brought. */
  function clientTold(...places: (string | null)[]) {
    const brought: (string | null)[] = [];
    let token: string | undefined;
    const api = createClient({
      origin: "http://neroli.example",
      token: async () => token,
      fetch: async (_, options) => {
        brought.push(new Headers(options?.headers).get(journalHeader));
        const place = places.shift();
        return Response.json({}, { headers: place ? { [journalHeader]: place } : {} });
      },
    });
    const call = () => api("GET /bookmarks/folders");
    const signIn = (next: string) => {
      token = next;
    };
    return { call, brought, signIn };
  }

  test("is brought along, and never goes back", async () => {
    const { call, brought } = clientTold("700", "650", null, "720");
    for (let times = 0; times < 5; times += 1) await call();
    expect(brought).toEqual([null, "700", "700", "700", "720"]);
  });

  test("is unknown after one that could not be told, and to another session", async () => {
    const { call, brought, signIn } = clientTold("700", "unknown", "800", null);
    await call();
    await call();
    await call();
    signIn("another");
    await call();
    expect(brought).toEqual([null, "700", null, null]);
  });
});
