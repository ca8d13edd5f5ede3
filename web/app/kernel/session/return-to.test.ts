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

test.each(["/login?interaction=a", "/signIn?code=b", "/signOut", "/silentRenew"])(
  "nor to the step %s of signing in or out",
  (step) => {
    expect(safeReturn(step)).toBe("/ingredients/search");
  },
);
