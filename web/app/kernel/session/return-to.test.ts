import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { here, safeReturn } from "./return-to.ts";

beforeAll(() => {
  vi.stubGlobal("location", new URL("https://neroli.example/requests?requestId=a#messages"));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test("a sign-in returns to the same address", () => {
  expect(here()).toBe("/requests?requestId=a#messages");
  expect(safeReturn(here())).toBe(here());
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example/",
  "javascript:alert(1)",
  "http://neroli.example/",
  "https://neroli.example@evil.example/",
  "http://[",
  undefined,
  null,
  7,
])("and never to %j", (wanted) => {
  expect(safeReturn(wanted)).toBe("/ingredients/search");
});

test.each([
  "/.//evil.example",
  "/..//evil.example/x",
  "/x/..//evil.example",
  "/./\\evil.example",
  "/%2e//evil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  "/\n//evil.example",
  "/\u0000//evil.example",
  "////evil.example",
  "/.///evil.example",
  "/\\/evil.example",
  "/@evil.example",
  "/:80//evil.example",
])("what stands in %j leads to nobody else's host, however it is read again", (wanted) => {
  const path = safeReturn(wanted);
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, location.origin).origin).toBe(location.origin);
});

test.each(["/login?interaction=a", "/signIn?code=b", "/signOut", "/silentRenew"])(
  "nor to the step %s of signing in or out",
  (step) => {
    expect(safeReturn(step)).toBe("/ingredients/search");
  },
);
