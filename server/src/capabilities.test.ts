import type { endpoints } from "@neroli/contract/endpoints.ts";
import { expect, test } from "vitest";
import { allListeners, type allRoutes, listenersOf } from "./capabilities.ts";

type CallsOf<R> = R extends { endpoints: infer E } ? keyof E : never;
type Served = CallsOf<(typeof allRoutes)[number]>;

test("every call of the contract is served by a capability", () => {
  // The compiler tests it and names the call.
  const unserved: Record<Exclude<keyof typeof endpoints, Served>, never> = {};
  expect(unserved).toEqual({});
});

test("each listener stands under the topics that it listens to", () => {
  for (const listeners of allListeners) {
    const under = Object.entries(listenersOf)
      .filter(([, hearing]) => (hearing as readonly object[]).includes(listeners))
      .map(([topic]) => topic);
    expect(under.toSorted()).toEqual(Object.keys(listeners).toSorted());
  }
});
