import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { createProduct } from "../products/factory.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { documentListeners } from "./listeners.ts";
import { type Documents, pdf, startDocuments } from "./testing-documents.ts";

let world: Documents;
let mails: TestMails;
let listeners: ReturnType<typeof startListeners>;
let failures: unknown[] = [];
beforeAll(async () => {
  world = await startDocuments();
  mails = await testMails();
});
beforeEach(() => {
  failures = [];
  listeners = startListeners([documentListeners], (error) => failures.push(error));
});
afterEach(() => listeners.stop());
afterAll(async () => {
  await world.close();
  await mails.close();
});

async function upload(product: string, asset: object = {}) {
  const { status } = await world.app.call("POST /companies/:companyKey/assets", {
    as: world.keys.editor,
    params: { companyKey: "maker" },
    upload: {
      asset: { kind: "DOCUMENT", type: "COA", product, ...asset },
      content: pdf(),
      name: "Certificate.pdf",
    },
  });
  expect(status).toBe(200);
  await listeners.idle();
  expect(failures).toEqual([]);
}
const told = (userKey: string) =>
  db()
    .selectFrom("notifications")
    .where("user_key", "=", userKey)
    .select(["action", "data"])
    .execute();

test("buyers whose document request waits for it are told, and by mail; others are not", async () => {
  const { key } = await createProduct({ company_key: "maker", fields: { name: "Velourine" } });
  const excluded = await createCompany({ type: "UNIVERSITY" });
  await db()
    .updateTable("companies")
    .set({ excluded_types: ["UNIVERSITY"] })
    .where("key", "=", "maker")
    .execute();
  const waits = async (user: Parameters<typeof createUser>[0], request: object = {}) => {
    const buyer = await createUser(user);
    const { key: request_key } = await createRequest({
      type: "DOCUMENT",
      company_key: "maker",
      products: [key],
      buyer_key: buyer.key,
      ...request,
    });
    return { ...buyer, request_key };
  };
  const waiting = await waits({});
  const anyType = await waits({}, { document_types: ["TDS", "COA"], status: "OPEN" });
  const others = [
    await waits({}, { document_types: ["SDS"] }),
    await waits({}, { status: "CLOSED" }),
    await waits({}, { type: "SAMPLE" }),
    await waits({}, { products: [(await createProduct({ company_key: "maker" })).key] }),
    await waits({ status: "BLOCKED" }),
    await waits({ company_key: excluded.key }),
  ];
  await upload(key);
  const data = {
    request_key: waiting.request_key,
    request_type: "DOCUMENT",
    product_name: "Velourine",
    company_name: "Maker",
    documents: [{ name: "Certificate.pdf", type: "COA" }],
    triggered_by: { firstname: "Ada" },
  };
  expect(await told(waiting.key)).toEqual([{ action: "DOCUMENT_UPLOADED", data }]);
  expect(await told(anyType.key)).toHaveLength(1);
  for (const { key: other } of others) expect(await told(other)).toEqual([]);
  expect((await mails.to(waiting.email)).map(({ subject }) => subject)).toEqual([
    "Ada from Maker provided Certificate.pdf for Velourine",
  ]);
  // Who gets a CONFIDENTIAL one the supplier decides with the request.
  await upload(key, { visibility: "CONFIDENTIAL" });
  expect(await told(waiting.key)).toHaveLength(1);
});
