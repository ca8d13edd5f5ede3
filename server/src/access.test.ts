import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { roles } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import { expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";

const all: [string, Endpoint][] = Object.entries(endpoints);

test("who may call which endpoint: a change of rights is a readable difference", async () => {
  const columns = ["visitor", ...roles];
  const rows = all.map(([name, { access }]) => {
    const allowed = columns.filter((column) => {
      const role = roles.find((known) => known === column);
      return mayAccess(access, role ? { roles: [role], permissions: {} } : null) === "allowed";
    });
    const who = allowed.length === columns.length ? "anyone" : allowed.join(" ");
    return `${name}\n    ${access}: ${who}`;
  });
  await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("./access.snapshot.txt");
});

test("every endpoint of the contract is served, and nothing else", () => {
  const served = allRoutes.flatMap((routes) => Object.keys(routes.endpoints));
  expect(served.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
