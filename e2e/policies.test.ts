import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, noOverflow, origin, signedIn, unique, visit } from "./browser.ts";
import { call, newBuyer } from "./new-buyer.ts";
import { pageOf } from "./round-steps.ts";
import { tokenOf } from "./session-of.ts";

/** A company in whose projects and searches no other test looks. */
const company = { key: "casa-limonera", name: "Casa Limonera", domain: "casa-limonera.example" };
const readOnly = "Only managers of the buyer company change its policies. Ask one of yours.";

async function newManager() {
  const buyer = await newBuyer(company.domain);
  await call({
    method: "POST",
    path: `/companies/${company.key}/users/${buyer.key}/grant`,
    body: { roles: ["BUYER_MANAGER"] },
    token: await tokenOf(origin, "support@neroli.example"),
  });
  return buyer;
}

/** A CAS number that nothing has: its last digit is the sum of the others, each times its place. */
function someCas(): string {
  const digits = `9${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}99`;
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (at + 1), 0);
  return `${digits.slice(0, 7)}-99-${sum % 10}`;
}

const otherLastDigit = (cas: string) => `${cas.slice(0, -1)}${(Number(cas.at(-1)) + 1) % 10}`;

const row = (page: Page, name: string) =>
  page.getByRole("main").getByRole("row").filter({ hasText: name });
const form = (page: Page) => page.getByRole("dialog", { name: "Add a policy" });

async function open(page: Page) {
  await page.getByRole("button", { name: "Add a policy" }).click();
  await form(page).waitFor();
}

async function send(page: Page) {
  await form(page).getByRole("button", { name: "Add a policy" }).click();
  await form(page).waitFor({ state: "detached" });
}

async function act(page: Page, name: string, action: string) {
  await row(page, name)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

async function remove(page: Page, name: string) {
  await act(page, name, "Remove");
  const question = page.getByRole("dialog", { name: `Remove ${name}?` });
  await question.getByText("Products are not judged by it any more").waitFor();
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await row(page, name).waitFor({ state: "detached" });
}

test("a manager adds policies of each kind, narrows the list, writes a note and gives them up", async () => {
  const page = await pageOf(await newManager(), "/policies");
  await page.getByRole("heading", { level: 1, name: "Policies" }).waitFor();
  const cas = someCas();

  await open(page);
  await form(page)
    .getByLabel(/^CAS number/)
    .fill(otherLastDigit(cas));
  await form(page).getByLabel(/^Note/).fill("It clouds our serums.");
  await form(page).getByRole("button", { name: "Add a policy" }).click();
  await form(page)
    .getByText("The last digit of this CAS number does not match the others.")
    .first()
    .waitFor();
  await expectAccessible(page);
  // Looking at another kind loses nothing of what is typed, and tells of no fault that it has not.
  await form(page).getByLabel("What it is about").selectOption("SUPPLIER");
  await form(page)
    .getByRole("combobox", { name: /^Supplier/ })
    .waitFor();
  await form(page).getByLabel("What it is about").selectOption("CAS");
  await expect
    .poll(() =>
      form(page)
        .getByLabel(/^CAS number/)
        .inputValue(),
    )
    .toBe(otherLastDigit(cas));
  await expect
    .poll(() => form(page).getByLabel(/^Note/).inputValue())
    .toBe("It clouds our serums.");
  await form(page)
    .getByLabel(/^CAS number/)
    .fill(`00${cas}`);
  await send(page);
  await page.getByText("Policy added").waitFor();
  await row(page, cas).getByText("It clouds our serums.").filter({ visible: true }).waitFor();
  await row(page, cas).getByText("Noa Lindqvist").waitFor();

  await open(page);
  await form(page)
    .getByRole("radio", { name: /^Wanted/ })
    .check();
  await form(page).getByLabel("What it is about").selectOption("ORIGIN");
  await form(page).getByRole("button", { name: "Add a policy" }).click();
  await form(page).getByText("Please fill this in.").first().waitFor();
  await form(page)
    .getByLabel(/^Origin/)
    .selectOption("Algae");
  await send(page);
  await row(page, "Algae").getByText("Wanted", { exact: true }).waitFor();

  await open(page);
  await form(page).getByLabel("What it is about").selectOption("SUPPLIER");
  await form(page)
    .getByRole("combobox", { name: /^Supplier/ })
    .fill("kaolba");
  await page.getByRole("option", { name: "Kaolba Minerals" }).click();
  await expectAccessible(page);
  await send(page);
  await row(page, "Kaolba Minerals").getByText("Not wanted", { exact: true }).waitFor();
  await expectAccessible(page);

  await page.getByRole("combobox", { name: /List/ }).selectOption("Not wanted");
  await row(page, "Algae").waitFor({ state: "detached" });
  await row(page, "Kaolba Minerals").waitFor();
  await page.getByRole("combobox", { name: /What it is about/ }).selectOption("Origin");
  await page.getByText("No policy fits these filters.").waitFor();
  await visit(page, "/policies?list=WHITELIST");
  await row(page, "Algae").waitFor();
  await expect.poll(() => row(page, "Kaolba Minerals").count()).toBe(0);
  await visit(page, "/policies");

  // The same again is there once, and keeps what was noted on it.
  await open(page);
  await form(page)
    .getByLabel(/^CAS number/)
    .fill(cas);
  await send(page);
  await page.getByText("This policy was there already.").waitFor();
  await expect.poll(() => row(page, cas).count()).toBe(1);
  await row(page, cas).getByText("It clouds our serums.").filter({ visible: true }).waitFor();
  await act(page, cas, "Change the note …");
  const note = page.getByRole("dialog", { name: `Note on ${cas}` });
  await note.getByLabel(/^Note/).fill("Nor does it smell well.");
  await note.getByRole("button", { name: "Save" }).click();
  await row(page, cas).getByText("Nor does it smell well.").filter({ visible: true }).waitFor();

  for (const name of [cas, "Algae", "Kaolba Minerals"]) await remove(page, name);
});

test("a buyer reads what the company wants, and is told who changes it", async () => {
  const [manager, buyer] = [await newManager(), await newBuyer(company.domain)];
  const name = `Nosuchol ${unique()}`;
  const { id } = await call<{ id: string }>({
    method: "POST",
    path: `/companies/${company.key}/policies`,
    body: { list: "BLACKLIST", dimension: "INCI", value: name, note: "Not in our soaps" },
    token: await tokenOf(origin, manager.email, manager.password),
  });
  const page = await pageOf(buyer, "/policies");
  await row(page, name).getByText("Not in our soaps").filter({ visible: true }).waitFor();
  await page.getByText(readOnly).filter({ visible: true }).first().waitFor();
  const add = page.getByRole("button", { name: "Add a policy" });
  await expect.poll(() => add.getAttribute("aria-disabled")).toBe("true");
  await row(page, name)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  const item = page.getByRole("menuitem", { name: /^Remove/ });
  await expect.poll(() => item.getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("Escape");
  await expectAccessible(page);

  // Support chooses whose policies it looks at.
  const support = await signedIn("support@neroli.example", "/policies");
  await support.getByText("Choose the company whose policies you want to see.").waitFor();
  await support.getByRole("combobox", { name: "Company" }).fill("limonera");
  await support.getByRole("option", { name: company.name }).click();
  await row(support, name).waitFor();
  await expectAccessible(support);

  const phone = await pageOf(manager, "/policies", { width: 390, height: 844 });
  await row(phone, name).getByText("Not in our soaps").filter({ visible: true }).waitFor();
  await noOverflow(phone);
  await expectAccessible(phone);
  await open(phone);
  await noOverflow(phone);
  await expectAccessible(phone);
  await form(phone).getByRole("button", { name: "Cancel" }).click();
  await remove(phone, name);

  const answer = await fetch(`${origin}/api/companies/${company.key}/policies/${id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${await tokenOf(origin, "support@neroli.example")}` },
  });
  expect(answer.status).toBe(404);
});

test("a company without policies reads what they are for", async () => {
  const page = await signedIn("support@neroli.example", "/policies?company=sundial-coast", {
    width: 390,
    height: 844,
  });
  await page.getByText("No policies yet").waitFor();
  await page.getByText(/99-76-3, methylparaben, is not wanted/).waitFor();
  await noOverflow(page);
  await expectAccessible(page);
});
