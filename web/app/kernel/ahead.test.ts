import { afterEach, expect, test, vi } from "vitest";
import { readAhead, takeAhead } from "./ahead.ts";
import {
  loadingState,
  type SessionState,
  setSessionState,
  signedOutState,
} from "./session/state.ts";

const page = new URL("http://localhost/ingredients/search?query=acid");
const other = new URL("http://localhost/ingredients/search?query=oil");

afterEach(() => {
  vi.useRealTimers();
  setSessionState(loadingState);
});

test("what was read ahead is had once, by its address alone", async () => {
  const read = vi.fn(async () => "hits");
  readAhead(page, read);
  readAhead(page, read);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await takeAhead(page)).toBe("hits");
  expect(await takeAhead(page)).toBeUndefined();
  readAhead(page, read);
  expect(await takeAhead(other)).toBeUndefined();
});

test("nobody gets what somebody else has read", async () => {
  setSessionState({ state: "signed-in" } as SessionState);
  readAhead(page, async () => "of a person");
  setSessionState(signedOutState);
  expect(await takeAhead(page)).toBeUndefined();
  readAhead(page, async () => "of a visitor");
  setSessionState({ state: "loading", returning: true });
  expect(await takeAhead(page)).toBeUndefined();
});

test("who reads before a session was looked for is the visitor that is found then", async () => {
  readAhead(page, async () => "hits");
  setSessionState(signedOutState);
  expect(await takeAhead(page)).toBe("hits");
});

test("what is ten seconds old is read anew", async () => {
  vi.useFakeTimers();
  readAhead(page, async () => "old");
  vi.advanceTimersByTime(10_001);
  expect(await takeAhead(page)).toBeUndefined();
});

test("what failed ahead is read again", async () => {
  readAhead(page, async () => {
    throw new Error("away");
  });
  expect(await takeAhead(page)).toBeUndefined();
});
