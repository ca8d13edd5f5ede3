import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { expectAccessible, newPage, noOverflow, origin, signedIn, visit } from "./browser.ts";
import { call, newBuyer } from "./new-buyer.ts";
import { tokenOf } from "./session-of.ts";

const run = promisify(execFile);
/** Reckons response times, as the schedule does each hour. */
const timeResponses = fileURLToPath(
  new URL("../server/src/requests/testing-response-process.ts", import.meta.url),
);

test("support finds what it did in the audit trail, and takes it along", async () => {
  const page = await signedIn("editor-support@neroli.example", "/admin/labels");
  const title = `Trail ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "New label" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill(title);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await page.getByRole("row").filter({ hasText: title }).waitFor();

  await visit(page, "/admin/csm/audit?action__eq=label.created");
  const entry = page.getByRole("row").filter({ hasText: title });
  await entry.waitFor();
  await expect.poll(() => entry.innerText()).toContain("Milan Petrov");
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain(title);
  expect(
    text
      .split("\r\n")
      .slice(1, -1)
      .every((line) => line.includes("label.created")),
  ).toBe(true);

  await page.getByRole("link", { name: `History of ${title}` }).click();
  const only = page.getByRole("button", { name: `No longer only ${title}` });
  await only.waitFor();
  await page.getByText("1 entry").waitFor();
  await only.click();
  await only.waitFor({ state: "hidden" });
  await visit(page, "/admin/csm/audit?action__eq=label.created");

  await page.getByLabel("Filter by Who").fill("nobody of this name");
  await page.getByText("No entries").waitFor();
  await page.getByRole("button", { name: "Reset filters" }).click();
  await page.getByRole("row").filter({ hasText: title }).waitFor();
});

test("the dashboard says what waits for support, and a supplier what is its own", async () => {
  const support = await signedIn("support@neroli.example", "/admin");
  await support.getByRole("link", { name: /\d+, Users to verify/ }).waitFor();
  await expectAccessible(support);

  const supplier = await signedIn("manager@neroli.example", "/admin", {
    locale: "de-DE",
    width: 390,
    height: 844,
  });
  await supplier.getByRole("link", { name: "Unternehmen bearbeiten" }).waitFor();
  await supplier.getByText("Eingeschaltet").waitFor();
  const times = supplier.getByRole("region", { name: "Antwortzeiten" });
  await times.getByText("in den letzten 90 Tagen").waitFor();
  await expectAccessible(supplier);

  const unverified = await signedIn("unverified@neroli.example", "/admin");
  await unverified.getByText("Our Team is reviewing your user account.").waitFor();
  await unverified.getByText("You can edit the company once your account is verified.").waitFor();
  await expectAccessible(unverified);
});

test("how fast a supplier answers is read on its pages once five requests were answered", async () => {
  const { email, password } = await newBuyer();
  const buyer = await tokenOf(origin, email, password);
  const seller = await tokenOf(origin, "manager@neroli.example");
  const body = {
    ...{ type: "CONTACT", company: "velouria-actives", message: "Do you have it in drums?" },
    contact: { full_name: "Noa", company: "Maren", department: "QUALITY" },
  };
  for (let asked = 0; asked < 5; asked++) {
    const { requests } = await call<{ requests: { key: string }[] }>({
      ...{ method: "POST", path: "/requests", token: buyer, body },
    });
    const path = `/requests/${requests[0]?.key}/messages`;
    await call({ method: "POST", path, token: seller, body: { body: "We do, of 200 kg." } });
  }
  await run(process.execPath, [timeResponses, inject("data")]);

  const supplier = await signedIn("manager@neroli.example", "/admin");
  const times = supplier.getByRole("region", { name: "Response times" });
  await times.getByText(/, median of \d+ requests/).waitFor();
  await times.getByText("Usually answers within 1 hour", { exact: true }).waitFor();
  await expectAccessible(supplier);

  const visitor = await newPage({ width: 390, height: 844, locale: "de-DE" });
  for (const address of ["/company/velouria-actives", "/ingredients/permalink/velourine-b3-pc"]) {
    await visit(visitor, address);
    await visitor.getByText("Antwortet meist innerhalb von 1 Stunde", { exact: true }).waitFor();
    await noOverflow(visitor);
    await expectAccessible(visitor);
  }
});

test("a list is narrowed by a day that is typed, or taken from the calendar by keyboard", async () => {
  const page = await signedIn("support@neroli.example", "/admin/csm/audit");
  const from = page.getByLabel("From day");
  await from.fill("1.2.20");
  await from.press("Enter");
  await expect.poll(() => page.url()).toContain("at__from=2020-02-01");
  await expect.poll(() => from.inputValue()).toBe("01/02/2020");

  await from.fill("31/02/2020");
  await from.press("Tab");
  await page.getByText("Give a date such as 28/02/2026.").waitFor();
  await expect.poll(() => from.inputValue()).toBe("31/02/2020");
  expect(page.url()).toContain("at__from=2020-02-01");

  await from.fill("2020-03-31T10:00:00Z");
  await from.press("Enter");
  await expect.poll(() => page.url()).toContain("at__from=2020-03-31");
  await from.press("ArrowDown");
  const calendar = page.getByRole("dialog", { name: "Calendar" });
  await expect
    .poll(() => calendar.getByRole("button", { name: /^\d+ March 2020$/ }).count())
    .toBe(31);
  await expectAccessible(page);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await calendar.waitFor({ state: "hidden" });
  await expect.poll(() => page.url()).toContain("at__from=2020-03-30");
  await expect.poll(() => from.evaluate((field) => field === document.activeElement)).toBe(true);

  // Nothing after the last day that is wanted can be the first.
  await visit(page, "/admin/csm/audit?at__to=2020-03-20");
  await page.getByRole("button", { name: "Open the calendar" }).first().click();
  await expect
    .poll(() => calendar.getByRole("button", { name: "21 March 2020" }).isDisabled())
    .toBe(true);
  await calendar.getByRole("button", { name: "2 March 2020", exact: true }).click();
  await expect.poll(() => page.url()).toContain("at__from=2020-03-02");
  await page.getByRole("button", { name: "Open the calendar" }).first().click();
  await calendar.getByRole("button", { name: "Clear" }).click();
  await expect.poll(() => page.url()).not.toContain("at__from");
});

test("support looks at a file of exchange rates, loads it, and the trail says so", async () => {
  const page = await signedIn("support@neroli.example", "/admin/rates", {
    width: 390,
    height: 844,
    mayLog: /status of 400/,
  });
  await page.getByRole("heading", { name: "Exchange rates", level: 1 }).waitFor();
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  // One that is not there yet, also when the test is run again.
  const rate = `1.${1_001 + Math.floor(Math.random() * 8_998)}`.replace(/0$/, "1");
  const name = `rates-${crypto.randomUUID().slice(0, 8)}.csv`;
  const choose = (text: string) =>
    page
      .getByLabel("Choose a file")
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose("name;price");
  await page.getByRole("alert").getByText("no file of exchange rates").waitFor();

  await choose(`Date,USD,CHF\n${day},much,0.93\n`);
  const dialog = page.getByRole("dialog", { name: `What ${name} changes` });
  await dialog.getByText("Line 2").waitFor();
  await dialog.getByText("USD much").waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Load rates" }).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");

  await choose(`Date,USD,CHF,CYP\n${day},${rate}00,N/A,N/A\n1999-01-04,1.1789,1.6168,0.58231\n`);
  await dialog.getByText("Left out, as nobody pays with them any more: CYP").waitFor();
  await noOverflow(page);
  await dialog.getByRole("button", { name: "Load rates" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("row", { name: `USD – US Dollar ${rate}` }).waitFor();
  await page.getByRole("row", { name: /^CHF.*days old/ }).waitFor();
  await expectAccessible(page);
  await noOverflow(page);

  await visit(page, "/admin/csm/audit?action__eq=rates.loaded");
  const told = page.getByRole("row").filter({ hasText: name });
  await told.getByRole("definition").filter({ hasText: "04/01/1999" }).waitFor();
  await told.getByRole("term").filter({ hasText: "First day" }).waitFor();
});
