import type { Endpoint } from "@neroli/contract/access/endpoint.ts";
import { isSupport, roles } from "@neroli/contract/access/roles.ts";
import { type Standing, standings } from "@neroli/contract/access/standing.ts";
import { type AccessRow, mayAccess } from "@neroli/contract/access/table.ts";
import { endpoints } from "@neroli/contract/endpoints.ts";
import { expect, test } from "vitest";
import { allRoutes } from "./capabilities.ts";

const all: [string, Endpoint][] = Object.entries(endpoints);

function allowedTo(access: AccessRow, standing: Standing): string {
  const allowed = roles.filter(
    (role) => mayAccess(access, { standing, roles: [role], permissions: {} }) === "allowed",
  );
  // Support is let in by whoever made it so, and waits for nobody.
  const own = standing === "admitted" ? allowed : allowed.filter((role) => !isSupport([role]));
  if (own.length === roles.filter((role) => !isSupport([role])).length) return "every role";
  return own.join(" ") || "nobody";
}

test("who may call which endpoint: a change of rights is a readable difference", async () => {
  const rows = all.map(([name, { access }]) => {
    if (mayAccess(access, null) === "allowed") return `${name}\n    ${access}: anyone`;
    const [admitted, ...others] = standings.map((standing) => ({
      standing,
      who: allowedTo(access, standing),
    }));
    const unverified = others.map(({ standing, who }) => `\n    ${standing}: ${who}`);
    return `${name}\n    ${access}: ${admitted?.who}${unverified.join("")}`;
  });
  await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("./access.snapshot.txt");
});

test("every endpoint of the contract is served, and nothing else", () => {
  const served = allRoutes.flatMap((routes) => Object.keys(routes.endpoints));
  expect(served.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
