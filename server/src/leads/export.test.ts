import { text } from "node:stream/consumers";
import type { LeadExportQuery } from "@neroli/contract/leads/list-query.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "../users/factory.ts";
import { createLead } from "./factory.ts";
import { exportLeads } from "./files/export-leads.ts";
import { findSupplier } from "./queries/find-supplier.ts";
import { createBrandsPerson, createSupplier, type LeadsApp, startLeads } from "./testing-leads.ts";

let leads: LeadsApp;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

test("a file says what the list says, of the leads that the filters leave", async () => {
  const [one, other] = [await createSupplier(), await createSupplier()];
  const { key: user_key } = await createBrandsPerson();
  await createLead({ product_key: one.product, user_key });
  const anonymous = await createBrandsPerson();
  await createLead({
    ...{ product_key: one.product, user_key: anonymous.key, consent: "RECORDED" },
    deeds: [{ kind: "DOWNLOAD" }],
  });
  await createLead({ product_key: other.product });
  const fileOf = async (query: Partial<LeadExportQuery>) => {
    const asked = { format: "csv" as const, ...query };
    const supplier = await findSupplier(one.company);
    const { stream } = await exportLeads(supplier, { query: asked, language: "en" });
    return text(stream);
  };
  const [heading, ...rows] = (await fileOf({})).trim().split("\r\n");
  expect(heading).toContain("Person");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^,,Consumer care brand,DE,10,,1,/);
  expect(rows[1]).toMatch(/^Wilhelmine Quandt,Maison Ambre,Consumer care brand,DE,3,,1,/);
  expect(await fileOf({ deed__eq: "DOWNLOAD" })).not.toContain("Quandt");
  expect(await fileOf({ format: "xlsx" })).toMatch(/^PK/);
  const called = (as: string) => leads.app.call("GET /leads/export", { as, query: {} });
  expect((await called(one.manager)).status).toBe(200);
  const editor = await createUser({ company_key: one.company, roles: ["SUPPLIER_EDITOR"] });
  expect((await called(editor.key)).status).toBe(403);
});
