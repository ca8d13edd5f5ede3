import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, noOverflow, signedIn, unique, visit } from "./browser.ts";

/** Of a company in which no other test looks at webhooks. */
const manager = "caterina.lomonaco@neroli.example";

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** The program of a supplier, which a real server posts to. */
let received: Received[] = [];
let status = 200;
const receiver = createServer(async (request, answer: ServerResponse) => {
  const { headers } = request;
  received.push({ headers: headers as Received["headers"], body: await text(request) });
  answer.writeHead(status).end("taken");
});
let address = "";
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => new Promise<void>((done) => receiver.close(() => done())));

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const rows = (page: Page) => page.getByRole("list", { name: "Webhooks of the company" });
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
};
const shownSecret = async (page: Page) =>
  (await dialog(page, "Secret of the webhook")
    .getByText(/^whsec_/)
    .textContent()) ?? "";

async function create(page: Page, name: string) {
  await page.getByRole("button", { name: "New webhook" }).click();
  const form = dialog(page, "New webhook");
  await form.getByLabel("Address").fill(address);
  await form.getByLabel("What it is for").fill(name);
  // What others do with this company meanwhile is none of it.
  await form.getByLabel("New request").uncheck();
  await form.getByLabel("Lead became hot").check();
  await form.getByRole("button", { name: "Create webhook" }).click();
}

async function remove(page: Page, name: string) {
  await act(page, name, "Remove");
  await dialog(page, `Remove ${name}?`).getByRole("button", { name: "Remove" }).click();
  await page.getByText(name, { exact: true }).waitFor({ state: "detached" });
}

test("a manager has events posted, sees what came of a test, and has what failed posted again", async () => {
  const name = `Our ERP ${unique()}`;
  received = [];
  status = 500;
  const page = await signedIn(manager, "/admin/webhooks");
  await create(page, name);
  // The secret is told once, and closing without having copied it is asked for.
  const secret = await shownSecret(page);
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page);
  await dialog(page, "Secret of the webhook").getByRole("button", { name: "Close" }).click();
  await dialog(page, "Close without copying it?").getByText("Stay here").click();
  await dialog(page, "Secret of the webhook")
    .getByRole("button", { name: "I have kept it" })
    .click();
  await rows(page).getByText(name).waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: `Deliveries to ${name}` }).click();
  const log = dialog(page, `Deliveries to ${name}`);
  await log.getByText("Nothing was posted yet").waitFor();
  await log.getByRole("button", { name: "Send a test" }).click();
  await log.getByText("Answered 500 · 1 try").waitFor();
  await log.getByText("Failed", { exact: true }).waitFor();
  await log.getByText("What was posted and answered").click();
  await log.getByText("taken", { exact: true }).waitFor();
  await expectAccessible(page);
  await noOverflow(page);

  status = 204;
  await log.getByRole("button", { name: /^Send again: Test/ }).click();
  await log.getByText("Delivered", { exact: true }).waitFor();
  await log.getByText("Answered 204 · 1 try").waitFor();
  expect(received).toHaveLength(2);
  const [first, second] = received;
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  for (const { body, headers } of received) {
    expect(new Verifier(secret).verify(body, headers)).toMatchObject({ type: "webhook.ping" });
  }
  await page.keyboard.press("Escape");
  await log.waitFor({ state: "detached" });
  await page.getByText(/^Last delivered: /).waitFor();
  await remove(page, name);
});

test("all that failed is posted again; a new secret is told and signs beside the old one", async () => {
  const name = `Our CRM ${unique()}`;
  received = [];
  status = 503;
  const page = await signedIn(manager, "/admin/webhooks");
  await create(page, name);
  const old = await shownSecret(page);
  await page.getByRole("button", { name: "I have kept it" }).click();
  await page.getByRole("button", { name: `Deliveries to ${name}` }).click();
  const log = dialog(page, `Deliveries to ${name}`);
  await log.getByRole("button", { name: "Send a test" }).click();
  await log.getByText("Failed", { exact: true }).waitFor();
  status = 200;
  await log.getByRole("button", { name: "Send all that failed again" }).click();
  const question = dialog(page, "Send all that failed again");
  await question.getByLabel("an hour ago").check();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Send again" }).click();
  await page.getByText("1 delivery is sent again.").waitFor();
  await log.getByText("Delivered", { exact: true }).waitFor();
  await log.getByLabel("Only those that failed").check();
  await log.getByText("None has failed.").waitFor();
  await page.keyboard.press("Escape");

  await act(page, name, "New secret");
  await dialog(page, `A new secret for ${name}?`)
    .getByRole("button", { name: "New secret" })
    .click();
  const renewed = await shownSecret(page);
  expect(renewed).not.toBe(old);
  await page.getByRole("button", { name: "I have kept it" }).click();
  await page.getByText(/^The old secret is good until /).waitFor();
  await page.getByRole("button", { name: `Deliveries to ${name}` }).click();
  await log.getByRole("button", { name: "Send a test" }).click();
  await expect.poll(() => received.length).toBe(3);
  const { body = "", headers = {} } = received[2] ?? {};
  for (const secret of [old, renewed]) new Verifier(secret).verify(body, headers);
  await page.keyboard.press("Escape");
  await log.waitFor({ state: "detached" });
  await remove(page, name);
});

test("an address that is not public is refused at its field; off is off, and on again by keyboard", async () => {
  const name = `Our PIM ${unique()}`;
  // Of a company without any.
  const page = await signedIn("henning.wolters@neroli.example", "/admin/webhooks", {
    width: 390,
    height: 844,
    mayLog: /status of 400/,
  });
  await page.getByText("No webhooks yet").waitFor();
  await page.getByRole("button", { name: "New webhook" }).click();
  const form = dialog(page, "New webhook");
  await form.getByLabel("Address").fill("https://ada:secret@hooks.example.com/");
  await form.getByRole("button", { name: "Create webhook" }).click();
  await form.getByText(/without user name, password or #/).waitFor();
  await form.getByLabel("Address").fill("https://10.1.2.3/hook");
  await form.getByRole("button", { name: "Create webhook" }).click();
  await form.getByText(/this one is inside a network/).waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  await form.getByLabel("Address").fill(address);
  await form.getByLabel("What it is for").fill(name);
  await form.getByRole("button", { name: "Create webhook" }).click();
  await page.getByRole("button", { name: "I have kept it" }).click();

  await page.getByRole("button", { name: `Actions for ${name}` }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Switch off" }).focus();
  await page.keyboard.press("Enter");
  await rows(page).getByText("Off", { exact: true }).waitFor();
  await page.getByRole("button", { name: `Deliveries to ${name}` }).click();
  const ping = dialog(page, `Deliveries to ${name}`).getByRole("button", { name: "Send a test" });
  await expect.poll(() => ping.getAttribute("aria-disabled")).toBe("true");
  await noOverflow(page);
  await page.keyboard.press("Escape");
  await act(page, name, "Switch on");
  await rows(page).getByText("On", { exact: true }).waitFor();
  await noOverflow(page);
  await remove(page, name);
  await page.getByText("No webhooks yet").waitFor();
});

test("support chooses a company, and has its page from the list of companies", async () => {
  const page = await signedIn("support@neroli.example", "/admin/webhooks");
  await page.getByText("Choose a company to see its webhooks.").waitFor();
  await visit(page, "/admin/companies?name__icontains=Sarvento");
  await page.getByRole("button", { name: /^Actions for Sarvento/ }).click();
  await page.getByRole("menuitem", { name: "Webhooks" }).click();
  await page.getByRole("button", { name: "New webhook" }).waitFor();
});
