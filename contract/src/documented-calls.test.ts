import { expect, test } from "vitest";
import type { z } from "zod";
import type { Endpoint } from "./access/endpoint.ts";
import { endpoints } from "./endpoints.ts";

/** The calls that section 7 of the spec names, by its headings, with the query that it names. */
interface Documented {
  query?: readonly string[];
  /** Of a page, when none is asked for (spec 9). */
  size?: number;
  /** Other sizes that must be answered. */
  sizes?: readonly number[];
  sort?: readonly string[];
  /** Names in the body, or in the JSON part of an upload. */
  body?: readonly string[];
  file?: "upload" | "download";
}

const list = ["size", "page", "sort"] as const;

const calls: Record<string, Record<string, Documented>> = {
  companies: {
    "GET /search/companies/:companyKey": {},
    "GET /search/:event/companies/:companyKey": {},
    "GET /companies": {
      query: [
        ...["key", "operator", "fields", "name__icontains", "key__icontains", "type__icontains"],
        ...list,
      ],
      size: 10,
      sizes: [15, 300],
      sort: ["name", "-name"],
    },
    "POST /companies": { body: ["name", "type"] },
    "PUT /companies/:companyKey": { body: ["version", "type", "offering", "segments"] },
    "GET /companies/:companyKey": {},
    "GET /companies/invitable": { query: list, size: 15 },
    "PUT /companies/:companyKey/top-products": {},
    "GET /companies/:companyKey/products/types/:type": {
      query: ["fields", "operator", "name__icontains", "segment__eq", ...list],
      size: 25,
      sort: ["name", "-created_at"],
    },
    "POST /companies/:companyKey/users/:userKey/grant": { body: ["roles"] },
    "POST /companies/:companyKey/users/:userKey/revoke": { body: ["roles"] },
    "POST /companies/:companyKey/users/:userKey/revoke-all": {},
    "GET /companies/:companyKey/assets": { query: list, size: 10 },
    "POST /companies/:companyKey/assets": { file: "upload" },
    "DELETE /companies/:companyKey/assets": { query: ["ids"] },
    "GET /companies/:companyKey/assets/:id/download": { file: "download" },
    "POST /companies/:companyKey/verify": {},
    "DELETE /companies/:companyKey/verify": {},
    "POST /companies/:companyKey/enable": {},
    "POST /companies/:companyKey/disable": {},
    "POST /companies/:companyKey/name": { body: ["name"] },
    "GET /companies/:companyKey/data-visibility": {},
    "PATCH /companies/:companyKey/data-visibility": {},
    "GET /portals/:portal/companies": { query: ["include_disabled", "offering__eq", "type__eq"] },
    "GET /public/companies/:companyKey/exhibitions": {},
  },
  portals: {
    "POST /events": { body: ["name", "type", "display_name", "enabled", "promoted"] },
    "PUT /events/:id": { body: ["name", "display_name", "enabled", "promoted"] },
    "GET /events": { query: [...list, "enabled__eq", "type__eq"], size: 100 },
    "GET /events/users/active": { query: list, size: 100 },
    "GET /portals/:portal/assets": {},
    "POST /portals/:portal/assets": { file: "upload" },
    "DELETE /portals/:portal/assets": {},
    "GET /companies/:companyKey/events/:event/assets": {},
    "POST /companies/:companyKey/events/:event/assets": { file: "upload" },
    "DELETE /companies/:companyKey/events/:event/assets": {},
    "GET /companies/:companyKey/events/:event/products/:productKey/assets": {},
    "POST /companies/:companyKey/events/:event/products/:productKey/assets": { file: "upload" },
    "DELETE /companies/:companyKey/events/:event/products/:productKey/assets": {},
    "GET /companies/:companyKey/events/:event": {},
    "PUT /companies/:companyKey/events/:event": {},
    "GET /events/:event/companies": {
      query: ["display_name__icontains", "enabled__eq", "type__icontains", ...list],
      size: 10,
    },
    "GET /events/:event/companies/available": {},
    "POST /events/:event/companies/enable": { body: ["companies"] },
    "POST /events/:event/companies/:companyKey/enable": {},
    "POST /events/:event/companies/:companyKey/disable": {},
    "PATCH /events/:event/users/:userKey": { body: ["status", "permissions"] },
    "GET /public/portals/:portal": {},
  },
  "products of events": {
    "POST /sync/events/:event/products": { query: ["dry_run"], file: "upload" },
    "POST /companies/:companyKey/events/:event/products/create": {
      body: ["key", "display_name", "enabled", "promoted"],
    },
    "GET /companies/:companyKey/events/:event/products/:productKey": {},
    "PUT /companies/:companyKey/events/:event/products/:productKey": {
      body: ["version", "display_name", "enabled", "promoted", "ranking"],
    },
    "POST /companies/:companyKey/events/:event/products/:productKey/disable": {},
    "POST /companies/:companyKey/events/:event/products/:productKey/enable": {},
    "GET /events/:event/companies/:companyKey/products": {
      query: ["segment", "promoted__eq", "key", "type", ...list],
      size: 100,
      sizes: [300],
    },
    "GET /events/:event/companies/:companyKey/products/:productKey/:type/lite": {},
    "POST /events/:event/companies/:companyKey/products/:productKey/ranking": {
      body: ["products"],
    },
  },
  notifications: {
    "GET /notifications": {
      query: list,
      size: 10,
      sizes: [101, 102, 300],
      sort: ["triggered_at", "-triggered_at"],
    },
    "POST /notifications/read-all": {},
    "POST /notifications/:id/read": {},
  },
  projects: {
    "POST /companies/:companyKey/projects": { body: ["title", "category", "dueDate"] },
    "PUT /companies/:companyKey/projects/:projectKey": { body: ["title", "category", "dueDate"] },
    "GET /companies/:companyKey/projects": {
      query: ["title__icontains", "subtitle__icontains", "operator", ...list],
      size: 100,
    },
    "GET /companies/:companyKey/projects/:projectKey": {},
    "DELETE /companies/:companyKey/projects/:projectKey/member/:userKey": {},
    "POST /companies/:companyKey/projects/:projectKey/member/:userKey": {},
    "POST /companies/:companyKey/projects/:projectKey/member/:userKey/:action": {},
    "GET /companies/:companyKey/projects/:projectKey/products": {
      query: ["product.type", "company.key", "product.name", "status", ...list],
    },
    "POST /companies/:companyKey/projects/:projectKey/products": {
      body: ["company", "segment", "product"],
    },
    "PUT /companies/:companyKey/projects/:projectKey/products/:id": {},
    "DELETE /companies/:companyKey/projects/:projectKey/products/:id": {},
    "GET /companies/:companyKey/projects/:projectKey/products/documents": { query: list },
    "POST /companies/:companyKey/projects/:projectKey/products/documents/downloads": {},
    "GET /companies/:companyKey/projects/:projectKey/products/documents/downloads/:id/url": {},
    "POST /companies/:companyKey/projects/:projectKey/image": { file: "upload" },
    "DELETE /companies/:companyKey/projects/:projectKey/image": {},
    "POST /companies/:companyKey/projects/:projectKey/contacts": {},
    "GET /companies/:companyKey/projects/:projectKey/stats": {},
    "GET /companies/:companyKey/projects/:projectKey/products/listed-companies": {
      query: ["product_type", "filter"],
    },
    "GET /companies/:companyKey/projects/available": { query: ["product", "company", "segment"] },
    "GET /search/document/legacy/:id": {},
    "GET /companies/:companyKey/users": { query: list, size: 300 },
  },
  "registration and users": {
    "POST /registration/validate": { body: ["email"] },
    "POST /registration/signup": {
      body: [
        ...["email", "password", "firstname", "lastname", "department", "country_code"],
        ...["job_title", "segments", "notifications", "terms_accepted", "phone_number"],
        "special_case",
      ],
    },
    "POST /registration/activate": {},
    "POST /registration/portals/:portal/validate": { body: ["email"] },
    "POST /registration/portals/:portal/signup": { body: ["email", "event_terms_accepted"] },
    "POST /portals/:portal/users/signup": { body: ["event_terms_accepted"] },
    "POST /users/assign": { body: ["users", "company"] },
    "GET /users": {
      query: [
        ...["type", "query", "email__icontains", "firstname__icontains", "lastname__icontains"],
        ...["source__icontains", "company__icontains"],
        ...list,
      ],
      size: 10,
    },
    "PUT /users/:userKey/enable": {},
    "PUT /users/:userKey/disable": {},
    "POST /users/resend/verification": { body: ["username", "company"] },
    "POST /users/invite": { body: ["users", "message", "company"] },
    "GET /users/settings": { query: ["entity_type", "entity_id"] },
    "GET /reference/data/languages": {},
    "GET /users/profile": {},
    "PUT /users/profile": {},
  },
};

/** Whatever their parameters are called. */
const shapeOf = (call: string) => call.replaceAll(/:\w+/g, ":");
const byShape = new Map(
  Object.entries(endpoints).map(([call, endpoint]) => [shapeOf(call), endpoint as Endpoint]),
);

const rows = Object.entries(calls).flatMap(([heading, those]) =>
  Object.entries(those).map(([call, documented]) => [call, documented, heading] as const),
);

test.each(rows)("%s", (call, { query = [], size, sizes = [], sort = [], body = [], file }) => {
  const endpoint = byShape.get(shapeOf(call));
  expect(endpoint).toBeDefined();
  if (!endpoint) return;
  const known = Object.keys(endpoint.query?.shape ?? {});
  expect(query.filter((name) => !known.includes(name))).toEqual([]);
  const read = (given: Record<string, string>) => endpoint.query?.safeParse(given);
  if (size !== undefined) expect(read({})?.data).toMatchObject({ page: 0, size });
  for (const each of sizes)
    expect(read({ size: String(each) })?.data).toMatchObject({ size: each });
  for (const each of sort) expect(read({ sort: each })?.data).toMatchObject({ sort: each });
  expect(body.filter((name) => !namesOf(endpoint.body).includes(name))).toEqual([]);
  expect(endpoint.upload !== undefined).toBe(file === "upload");
  expect(endpoint.answers === "file").toBe(file === "download");
});

test.each(["and", "AND", "Or", "OR"])("operator=%s", (operator) => {
  for (const call of [
    "GET /companies",
    "GET /companies/:companyKey/products/types/:type",
  ] as const) {
    const { data } = endpoints[call].query.safeParse({ operator });
    expect(data?.operator).toBe(operator.toLowerCase());
  }
});

test("fields that there are not are refused", () => {
  for (const call of [
    "GET /companies",
    "GET /companies/:companyKey/products/types/:type",
  ] as const) {
    const { query } = endpoints[call];
    expect(query.safeParse({ fields: "key,name" }).data?.fields).toEqual(["key", "name"]);
    expect(query.safeParse({ fields: "name,colour" }).success).toBe(false);
    expect(query.safeParse({ operator: "xor" }).success).toBe(false);
  }
});

/** The names of a body, also of one that is any of several. */
function namesOf(schema: z.ZodType | undefined): string[] {
  const { shape, options } = (schema ?? {}) as {
    shape?: Record<string, unknown>;
    options?: z.ZodType[];
  };
  return [...Object.keys(shape ?? {}), ...(options ?? []).flatMap(namesOf)];
}
