import { expect, test } from "vitest";
import { expectAccessible, noOverflow, origin, userMenu, visit } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { bar, dialog, kept, newReader, openChoices, searchFor, tells } from "./recording-steps.ts";
import { sessionOf } from "./session-of.ts";

const product = "velourine-b3-pc";
const productPage = `/ingredients/permalink/${product}`;

test("who agrees is remembered from then on, and forgotten when that is withdrawn, by keyboard on a phone", async () => {
  const reader = await newReader({ undecided: true, width: 390, height: 844 });
  const { page, sent } = reader;
  const first = searchFor();
  await visit(page, `/ingredients/search?query=${first}`);
  await bar(page).waitFor();
  await expectAccessible(page);
  await noOverflow(page);
  await tells(reader, { kind: "SEARCH", words: first });
  expect(sent.some(({ batch }) => batch.visitor)).toBe(false);
  const [agrees, declines] = await Promise.all(
    ["Agree", "Decline"].map((name) => bar(page).getByRole("button", { name }).boundingBox()),
  );
  expect([agrees?.width, agrees?.height]).toEqual([declines?.width, declines?.height]);

  await bar(page).getByRole("button", { name: "What is kept" }).press("Enter");
  await dialog(page).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await bar(page).getByRole("button", { name: "Agree" }).press("Enter");
  await bar(page).waitFor({ state: "detached" });

  const second = searchFor();
  await visit(page, `/ingredients/search?query=${second}`);
  await tells(reader, { kind: "SEARCH", words: second });
  const visitor = sent.find(({ batch }) => batch.events.some(({ words }) => words === second))
    ?.batch.visitor;
  expect(visitor).toMatch(/^[0-9a-f-]{36}$/);
  const of = async (words: string) => (await kept()).filter((row) => row.words === words);
  await expect.poll(async () => (await of(second)).map((row) => row.visitor)).toContain(visitor);
  // Hits that the bar had covered are seen after the choice; the search itself was before it.
  const searched = (await of(first)).filter(({ kind }) => kind.startsWith("SEARCH"));
  expect(searched.map((row) => row.visitor)).toEqual([null]);
  await expect.poll(() => bar(page).count()).toBe(0);

  await openChoices(page);
  await dialog(page).getByText("You have agreed to be remembered").waitFor();
  const removed = page.waitForResponse((answer) => answer.url().endsWith(`/visitors/${visitor}`));
  await dialog(page).getByRole("button", { name: "Withdraw" }).press("Enter");
  expect((await removed).status()).toBe(200);
  await page.getByText("You have withdrawn.").waitFor();
  expect((await kept()).filter((row) => row.visitor === visitor)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(visitor);

  const third = searchFor();
  await visit(page, `/ingredients/search?query=${third}`);
  await tells(reader, { kind: "SEARCH", words: third });
  expect((await of(third)).map((row) => row.visitor)).toEqual((await of(third)).map(() => null));
  await expect.poll(() => bar(page).count()).toBe(0);
});

test("what could not be removed for want of a connection is removed later", async () => {
  const { page } = await newReader({ undecided: true, mayLog: /503/ });
  await visit(page, "/terms");
  await bar(page).getByRole("button", { name: "Agree" }).click();
  await page.route("**/api/interactions/visitors/*", (route) => route.fulfill({ status: 503 }));
  await openChoices(page);
  await dialog(page).getByRole("button", { name: "Withdraw" }).click();
  await dialog(page).getByText("could not be removed yet").waitFor();
  await page.unroute("**/api/interactions/visitors/*");
  const removed = page.waitForResponse((answer) => answer.url().includes("/visitors/"));
  await visit(page, "/terms");
  expect((await removed).ok()).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("neroli.privacy"))).toBe("[{}]");
});

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("a browser that says %s is obeyed, and nobody is asked", async (name, value) => {
  const reader = await newReader({ undecided: true });
  const { page, sent } = reader;
  await page.addInitScript(
    ([property, said]) => {
      Object.defineProperty(navigator, String(property), { value: said });
      // Agreed to before the browser was told.
      const agreed = [{ visitor: "0b0e7a52-6d27-4b43-9a52-0f3a3c1a7b11", since: 0 }];
      if (location.search.includes("query"))
        localStorage.setItem("neroli.privacy", JSON.stringify(agreed));
    },
    [name, value] as const,
  );
  await visit(page, productPage);
  await tells(reader, { kind: "VIEW", product });
  await expect.poll(() => bar(page).count()).toBe(0);
  await openChoices(page);
  await dialog(page).getByText("Your browser tells websites not to follow you").waitFor();
  await expectAccessible(page);
  const words = searchFor();
  await visit(page, `/ingredients/search?query=${words}`);
  await tells(reader, { kind: "SEARCH", words });
  expect(sent.filter(({ batch }) => batch.visitor)).toEqual([]);
});

test("an account decides for itself how it is remembered, and its choice goes with its token", async () => {
  const buyer = await newBuyer();
  const session = await sessionOf(origin, buyer.email, buyer.password);
  const reader = await newReader({ undecided: true, session });
  const { page, sent } = reader;
  await visit(page, "/user/profile#privacy");
  const section = page.getByRole("group", { name: "What you search for and look at" });
  await expect.poll(() => section.getByLabel("Do not remember it").isChecked()).toBe(true);
  await expectAccessible(page);
  await section.getByLabel("Remember it, and show my name to suppliers").check();
  await page.getByText("It is remembered as yours, and suppliers see your name.").waitFor();

  const words = searchFor();
  await visit(page, `/ingredients/search?query=${words}`);
  await userMenu(page).waitFor();
  await tells(reader, { kind: "SEARCH", words });
  expect(sent.every(({ batch, token }) => token?.startsWith("Bearer ") && !batch.visitor)).toBe(
    true,
  );
  await expect.poll(() => bar(page).count()).toBe(0);
  const own = async () => (await kept()).filter((row) => row.words === words);
  await expect.poll(async () => (await own()).some((row) => row.user_key !== null)).toBe(true);

  await openChoices(page);
  const level = dialog(page).getByLabel("Remember it, and show my name to suppliers");
  await expect.poll(() => level.isChecked()).toBe(true);
  await dialog(page).getByLabel("Do not remember it").check();
  await page.getByText("What was kept until now belongs to nobody any more.").last().waitFor();
  expect((await own()).map((row) => row.user_key)).toEqual((await own()).map(() => null));
});

test("the choices in German fit a phone", async () => {
  const { page } = await newReader({ undecided: true, locale: "de-DE", width: 390, height: 844 });
  await visit(page, "/ingredients/search");
  await page
    .getByRole("region", { name: "Privatsphäre" })
    .getByRole("button", { name: "Was gespeichert wird" })
    .click();
  await page.getByRole("dialog", { name: "Privatsphäre" }).waitFor();
  await noOverflow(page);
  await expectAccessible(page);
});
