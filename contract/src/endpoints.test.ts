import { expect, test } from "vitest";
import type { endpoints } from "./endpoints.ts";

type Call = keyof typeof endpoints;
/**
 * Rows under which people change what is their own, or deal with each other: a request has its
 * timeline, a project its activity, an exhibitor its hours.
 */
type Personal =
  | "public"
  | "signed-in"
  | "requests"
  | "notifications"
  | "meet"
  | "exhibit"
  | "edit-quote"
  | "scans"
  | "project-space"
  | "shared-projects"
  | "leads";

/** Calls that administer something and say nothing about the audit trail. */
type Unaudited = {
  // What only looks at a file, or into the DNS, does nothing of its own.
  [C in Call]: C extends
    | `GET ${string}`
    | "POST /rates/check"
    | "POST /companies/:companyKey/data-sheets/read"
    | "POST /synonyms/check"
    | "POST /search/group-preview"
    | "POST /law/check"
    | "POST /portals/:portal/hosts/:host/check"
    ? never
    : (typeof endpoints)[C] extends { access: Personal } | { audit: string }
      ? never
      : C;
}[Call];

test("every administrative call that changes something says what the audit trail gets", () => {
  // The compiler tests it and names the call.
  const unaudited: Record<Unaudited, never> = {};
  expect(unaudited).toEqual({});
});
