import { expect, test } from "vitest";
import { mayVisit, type PageVerdict, type Reader } from "./guard.ts";
import { guardOf, type PagePath, pages } from "./pages.ts";
import { roles } from "./roles.ts";
import type { Permissions } from "./table.ts";

const paths = Object.keys(pages) as PagePath[];
const buyer: Reader = { standing: "admitted", roles: ["BUYER"], permissions: {}, portals: [] };

/** A buyer whom the portal of the address has given this. */
const inPortal = (type: "BRAND_PORTAL" | "CUSTOMER_PORTAL", permissions: Permissions): Reader => ({
  ...buyer,
  portals: [{ key: "this", type, permissions }],
});
const manager = (permissions: Permissions): Reader => ({
  ...buyer,
  roles: ["SUPPLIER_MANAGER"],
  permissions,
});

const columns: [string, Reader | null][] = [
  ["visitor", null],
  ...roles.map((role): [string, Reader] => [role, { ...buyer, roles: [role] }]),
  [
    "SUPPLIER_MANAGER_UNVERIFIED, founding",
    { ...buyer, standing: "founding", roles: ["SUPPLIER_MANAGER_UNVERIFIED"] },
  ],
  ["somebody who waits", { ...buyer, standing: "waiting", roles: [] }],
  ["SUPPLIER_MANAGER with analytics_show", manager({ analytics_show: "view" })],
  ["SUPPLIER_MANAGER with leads_show", manager({ leads_show: "view" })],
  ...(["product", "user", "company", "document", "search"] as const).map(
    (what): [string, Reader] => [
      `BUYER with ${what}.portal.customer manage`,
      inPortal("CUSTOMER_PORTAL", { [`${what}.portal.customer`]: "manage" }),
    ],
  ),
  ...(["product", "user", "company", "document"] as const).map((what): [string, Reader] => [
    `BUYER with ${what}.portal.brand manage`,
    inPortal("BRAND_PORTAL", { [`${what}.portal.brand`]: "manage" }),
  ]),
  [
    "BUYER with search.portal.brand view",
    inPortal("BRAND_PORTAL", { "search.portal.brand": "view" }),
  ],
];

const marks: Record<PageVerdict, string> = {
  allowed: "+",
  forbidden: ".",
  unverified: "w",
  "signed-out": ">",
  "signed-in": "x",
};

const legend = [
  "+ sees the page   . Permission Denied   > is led to the sign-in   x is told that it is for visitors",
  "w is told to wait until the account is admitted",
  "Permissions of a portal are held in the portal that the address names.",
];

test("who may open which page: a change of rights is a readable difference", async () => {
  const width = Math.max(...paths.map(({ length }) => length));
  const head = columns.map(([name], at) => `${" ".repeat(width)} ${"| ".repeat(at)}${name}`);
  const rows = paths.map((path) => {
    const cells = columns.map(([, reader]) => marks[mayVisit(guardOf(path), reader, "this")]);
    return `${path.padEnd(width)} ${cells.join(" ")}`;
  });
  const text = [...legend, "", ...head, ...rows, ""].join("\n");
  await expect(text).toMatchFileSnapshot("./pages.snapshot.txt");
});

test("a guard that asks for a portal finds it in the address, and every portal page has one", () => {
  for (const path of paths) {
    const { portal, customer, brand } = guardOf(path);
    if (portal) expect(path).toContain(`:${portal}`);
    expect(portal === undefined, path).toBe(customer === undefined && brand === undefined);
  }
});
