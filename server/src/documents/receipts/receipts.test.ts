import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { startMail } from "../../kernel/mail/mail.ts";
import { readCsv } from "../../kernel/tables/testing-tables.ts";
import { smtpPeer } from "../../kernel/testing/smtp-peer.ts";
import { createUser } from "../../users/factory.ts";
import { findAccount } from "../../users/queries.ts";
import { createAsset, createGrant } from "../factory.ts";
import { type Grants, startGrants } from "../grants/testing-grants.ts";
import { pdf } from "../testing-documents.ts";
import { mailMissedSheets } from "./commands/mail-missed-sheets.ts";
import { mailNewSheets } from "./commands/mail-new-sheets.ts";
import { makeReceiptsFile } from "./files/make-file.ts";

let world: Grants;
beforeAll(async () => {
  world = await startGrants();
});
afterAll(() => world.close());

const origin = "https://neroli.example.com";
const still = new AbortController().signal;

/** A sheet that these people received so many months ago. */
async function sheetReceivedBy(...readers: { key: string; months?: number }[]) {
  const { product, open } = await world.asked();
  for (const { key, months = 1 } of readers) {
    expect(await world.download(open.id, key)).toBe(200);
    await sql`update document_receipts
      set received_at = now() - ${months} * interval '1 month', received_on = now() - interval '9 d'
      where document_id = ${open.id} and user_key = ${key}`.execute(db());
  }
  return { product, sheet: open };
}

async function replace(id: string, content = pdf("version 2")): Promise<string> {
  const { body, status } = await world.app.call("POST /companies/:companyKey/assets", {
    as: world.keys.editor,
    params: { companyKey: "maker" },
    upload: { asset: { kind: "DOCUMENT", replaces: id }, content, name: "Sheet.pdf" },
  });
  expect(status).toBe(200);
  return body.id;
}

/** The mails with sheets; those of the bell come to the same server. */
const sheetsOf = ({ taken }: Awaited<ReturnType<typeof smtpPeer>>) =>
  taken.filter(({ messageId }) => messageId.startsWith("<sheet-"));

/** The sheets that wait to be mailed. */
const queued = async () => {
  const { rows } = await sql<{ data: { id: string } }>`
    select data from queued_work where name = ${mailNewSheets.name}`.execute(db());
  return rows.map(({ data }) => data.id);
};

test("downloads by others stand in the ledger, once a day; the supplier's own do not", async () => {
  const { open, secret, request } = await world.asked();
  const { buyer, editor, support } = world.keys;
  for (const reader of [buyer, buyer, editor, support]) await world.download(open.id, reader);
  expect(await world.download(secret.id, buyer)).toBe("documents.confidential");
  expect(await world.receipts(open.id)).toMatchObject([
    { user_key: buyer, how: "DOWNLOAD", version: 1, person: "Ada Ferrari" },
  ]);
  expect(await world.receipts(secret.id)).toEqual([]);
  await world.grant(request, [secret.id]);
  await world.download(secret.id, buyer);
  expect((await world.receipts(secret.id)).map(({ how }) => how)).toEqual(["GRANT", "DOWNLOAD"]);

  const ask = (as: string, query: Record<string, string> = {}) =>
    world.app.call("GET /companies/:companyKey/receipts", {
      as,
      params: { companyKey: "maker" },
      query,
    });
  const { body } = await ask(editor, { series: secret.series });
  expect(body.content).toMatchObject([
    { how: "DOWNLOAD", newest: true, document: { name: "Certificate.pdf", version: 1 } },
    { how: "GRANT", newest: true, company: expect.any(String), email: expect.any(String) },
  ]);
  expect((await ask(editor, { text__icontains: "no such person" })).body.content).toEqual([]);
  // A name of the buyer is no formula for who opens the file.
  const sly = await world.colleagueOf(buyer, { firstname: "=1+1", lastname: "Sly" });
  await world.download(secret.id, sly);
  const { actor } = found(await findAccount(editor, "de"));
  const { stream, name } = await makeReceiptsFile(actor, {
    company_key: "maker",
    format: "CSV",
    series: secret.series,
  });
  expect(name).toMatch(/^maker-receipts-[\d-]+\.csv$/);
  const [head, ...lines] = readCsv(await text(stream));
  expect(head?.slice(0, 3)).toEqual(["Wann", "Person", "Unternehmen"]);
  expect(lines.map((line) => line[8])).toEqual([
    "Heruntergeladen",
    "Heruntergeladen",
    "Freigegeben",
  ]);
  expect(lines[0]?.[1]).toBe("'=1+1 Sly");
  expect((await ask(world.keys.colleague)).status).toBe(403);
  expect((await ask(world.keys.stranger)).status).toBe(404);
});

test("a new safety data sheet is mailed, the file itself, to who received an older one", async () => {
  const peer = await smtpPeer();
  startMail({ data: world.data, origin, smtp_url: peer.url });
  const german = await createUser({ language: "de" });
  const long = await createUser();
  const gone = await createUser();
  const moved = await createUser();
  const { sheet } = await sheetReceivedBy(
    { key: german.key, months: 11 },
    { key: long.key, months: 13 },
    gone,
    moved,
  );
  await db().updateTable("users").set({ enabled: false }).where("key", "=", gone.key).execute();
  await db()
    .updateTable("users")
    .set({ company_key: (await createUser()).company_key })
    .where("key", "=", moved.key)
    .execute();
  const content = pdf("the second version");
  const next = await replace(sheet.id, content);
  expect(await queued()).toContain(next);
  await mailNewSheets.work({ id: next }, still);
  await mailNewSheets.work({ id: next }, still);
  expect(sheetsOf(peer).map(({ to }) => to)).toEqual([[german.email]]);
  expect(sheetsOf(peer)[0]?.mail).toMatchObject({
    subject: "Neues Sicherheitsdatenblatt für Velourine",
    attachments: [{ name: "Safety data sheet.pdf", content }],
  });
  expect(sheetsOf(peer)[0]?.mail.text).toContain(`${origin}/ingredients/permalink/`);
  expect(await world.receipts(next)).toMatchObject([{ user_key: german.key, how: "MAIL" }]);
  // The next one reaches who was sent this one.
  const third = await replace(next, pdf("3"));
  await mailNewSheets.work({ id: third }, still);
  expect(sheetsOf(peer)).toHaveLength(2);
  // What is no safety data sheet is sent to nobody.
  const other = await createAsset({ company_key: "maker", document_type: "TDS", content: pdf() });
  await world.download(other.id, world.keys.buyer);
  expect(await queued()).not.toContain(await replace(other.id));
  await peer.close();
});

test("interrupted, it goes on with the others; refused addresses are tried later", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => createUser()));
  const { sheet } = await sheetReceivedBy(...people);
  const refused = people[2]?.email ?? "";
  const next = await replace(sheet.id);
  const peer = await smtpPeer({ refuse: refused });
  startMail({ data: world.data, origin, smtp_url: peer.url });
  // Told to end after the second mail, as when the process stops.
  const stop = new AbortController();
  const watch = setInterval(() => sheetsOf(peer).length >= 2 && stop.abort(), 1);
  await expect(mailNewSheets.work({ id: next }, stop.signal)).rejects.toThrow();
  clearInterval(watch);
  expect(sheetsOf(peer).length).toBeLessThan(5);
  await expect(mailNewSheets.work({ id: next }, still)).rejects.toThrow(AggregateError);
  expect(
    sheetsOf(peer)
      .map(({ to }) => to[0])
      .toSorted(),
  ).toEqual(
    people
      .map(({ email }) => email)
      .filter((email) => email !== refused)
      .toSorted(),
  );
  expect(new Set(sheetsOf(peer).map(({ messageId }) => messageId)).size).toBe(5);
  await peer.close();
  // The address is there again: the hourly look finds who still waits.
  await sql`delete from queued_work`.execute(db());
  await mailMissedSheets();
  expect(await queued()).toEqual([next]);
  const again = await smtpPeer();
  startMail({ data: world.data, origin, smtp_url: again.url });
  await mailNewSheets.work({ id: next }, still);
  expect(sheetsOf(again).map(({ to }) => to[0])).toEqual([refused]);
  await sql`delete from queued_work`.execute(db());
  await mailMissedSheets();
  expect(await queued()).toEqual([]);
  await again.close();
});

test("access that was given by mistake and withdrawn sends nothing", async () => {
  const peer = await smtpPeer();
  startMail({ data: world.data, origin, smtp_url: peer.url });
  const { product, request } = await world.asked();
  const secret = await createAsset({
    product_key: product,
    visibility: "CONFIDENTIAL",
    content: pdf(),
  });
  await world.grant(request, [secret.id]);
  await world.withdraw(request, await world.grantOf(request, secret.id));
  const second = await replace(secret.id);
  await mailNewSheets.work({ id: second }, still);
  expect(sheetsOf(peer)).toEqual([]);
  // While it is held, who asked is sent the new version without having taken the old one.
  await createGrant({ request_key: request, document_id: second });
  await mailNewSheets.work({ id: second }, still);
  expect(sheetsOf(peer).map(({ to }) => to[0])).toHaveLength(1);
  await peer.close();
});

test("access ends at midnight of our clock, whatever day the database has", async () => {
  const peer = await smtpPeer();
  startMail({ data: world.data, origin, smtp_url: peer.url });
  const { product, request } = await world.asked();
  const secret = await createAsset({
    product_key: product,
    visibility: "CONFIDENTIAL",
    content: pdf(),
  });
  await world.grant(request, [secret.id]);
  const second = await replace(secret.id);
  await sql`update document_grants set until = '2099-06-30' where request_key = ${request}`.execute(
    db(),
  );
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2099-07-01T00:00:00Z") });
  await mailNewSheets.work({ id: second }, still);
  expect(sheetsOf(peer)).toEqual([]);
  vi.setSystemTime("2099-06-30T23:59:59Z");
  await mailNewSheets.work({ id: second }, still);
  vi.useRealTimers();
  expect(sheetsOf(peer)).toHaveLength(1);
  await peer.close();
});
