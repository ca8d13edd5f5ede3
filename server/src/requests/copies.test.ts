import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { mailCopies } from "./commands/mail-copies.ts";
import { createRequest } from "./factory.ts";

let database: { close(): Promise<void> };
let data: string;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-copies-"));
  startMail({ data, origin: "https://neroli.example.com" });
});
afterEach(() => rm(data, { recursive: true }));

async function mails(): Promise<string[]> {
  const folder = path.join(data, "mail");
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return texts.map((text) => text.replaceAll("=\r\n", ""));
}
const recipients = async () =>
  (await mails()).map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1] ?? "").toSorted();

async function requestWith(cc: string[], columns: object = {}) {
  const supplier = await createCompany({ name: "Alpenkraut" });
  const buyer = await createUser({ firstname: "Ada", lastname: "Ferrari", language: "de" });
  const product = await createProduct({ company_key: supplier.key, fields: { name: "Edelweiss" } });
  const request = await createRequest({
    type: "QUOTE",
    company_key: supplier.key,
    buyer_key: buyer.key,
    products: [product.key],
    message: "For a new cream",
    quantity_required: { value: 25, unit: "kg" },
    cc,
    ...columns,
  });
  return { buyer, request };
}

test("an address in cc gets what is asked, the same with an account elsewhere or with none", async () => {
  const elsewhere = await createUser();
  const { request } = await requestWith(["lab@example.org", elsewhere.email.toUpperCase()]);
  await mailCopies({ event_id: 1, request_key: request.key });
  expect(await recipients()).toEqual(["lab@example.org", elsewhere.email.toLowerCase()].toSorted());
  const [one = "", other = ""] = await mails();
  const said = (mail: string) =>
    mail.slice(mail.indexOf("Guten Tag")).replaceAll(/-{2}[^\r]*/g, "");
  expect(said(one)).toBe(said(other));
  expect(one).toContain("hat Alpenkraut um ein Angebot gebeten");
  expect(one).toContain("25 kg");
  expect(one).toContain("> For a new cream");
  const addresses = one.match(/https:\/\/neroli\.example\.com[^\s"<>)]*/g) ?? [];
  expect([...new Set(addresses)]).toEqual(["https://neroli.example.com/"]);
  expect(one).not.toContain(request.key);
});

test("colleagues get none: they are told as everybody who may open the request, or wait", async () => {
  const { buyer, request } = await requestWith(["lab@example.org"]);
  const colleague = await createUser({ company_key: buyer.company_key });
  const waiting = await createUser({
    company_key: buyer.company_key,
    status: "AWAITING_VERIFICATION",
  });
  const cc = [colleague.email, waiting.email, buyer.email, "Lab@example.org", "lab@example.org"];
  const { key } = await createRequest({
    buyer_key: buyer.key,
    company_key: request.company_key,
    cc,
  });
  await mailCopies({ event_id: 2, request_key: key });
  expect(await recipients()).toEqual(["lab@example.org"]);
});

test("nobody mails strangers in bulk: after a hundred copies in a day there are no more", async () => {
  const tens = Array.from({ length: 10 }, (_, at) => `someone-${at}@example.org`);
  const { buyer, request } = await requestWith(tens);
  for (let at = 0; at < 11; at += 1) {
    const { key } = await createRequest({
      buyer_key: buyer.key,
      company_key: request.company_key,
      cc: tens,
    });
    await mailCopies({ event_id: 100 + at, request_key: key });
  }
  expect(await mails()).toHaveLength(100);
});
