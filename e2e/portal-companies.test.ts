import { expect, test } from "vitest";
import { expectAccessible, signedIn, visit } from "./browser.ts";

const companies = "/admin/event/maren-holt-portal/dashboard/companies";

test("a portal's admin lets companies in, edits an entry and takes one out", async () => {
  const page = await signedIn("portal-admin@neroli.example", `${companies}?view=available`);
  const main = page.getByRole("main");
  const stateOf = (name: string) => main.getByRole("row").filter({ hasText: name });
  await main.getByRole("heading", { level: 1, name: /Maren and Holt/ }).waitFor();
  const filter = async (name: string) => {
    await main.getByLabel("Filter by Company").fill(name);
    // That of all of the page, and that of the one.
    await expect.poll(() => main.getByRole("checkbox", { name: /^Select / }).count()).toBe(2);
  };

  // One by one.
  await filter("Fjordalg");
  await main.getByRole("button", { name: /^Let in: Fjordalg/ }).click();
  await page.getByText(/^Fjordalg.* takes part$/).waitFor();

  // Many at once, chosen through different filters.
  await filter("Ceramont");
  await main.getByRole("checkbox", { name: /Ceramont/ }).check();
  await filter("Petrichor");
  await main.getByRole("checkbox", { name: /Petrichor/ }).check();
  await page.getByRole("button", { name: "Let in", exact: true }).click();
  await page.getByText("2 companies take part").waitFor();

  // They are among those that take part, after a reload too.
  await visit(page, companies);
  for (const name of ["Fjordalg", "Ceramont", "Petrichor"]) {
    await stateOf(name).getByText("Takes part").waitFor();
  }
  await expectAccessible(page);

  // The entry of one.
  await stateOf("Ceramont")
    .getByRole("button", { name: /Actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Edit entry" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Display name").fill("Ceramont at Maren & Holt");
  await drawer.getByLabel("Hall").fill("B2");
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Save" }).click();
  await stateOf("Ceramont at Maren & Holt").getByText("B2").waitFor();

  // One is taken out, and back by what the notice offers.
  await stateOf("Petrichor")
    .getByRole("button", { name: /Actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Take out" }).click();
  await stateOf("Petrichor").getByText("Taken out").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await stateOf("Petrichor").getByText("Takes part").waitFor();
});

test("the dashboard says what there is, and support opens that of every portal", async () => {
  const page = await signedIn(
    "support@neroli.example",
    "/admin/event/haldermark-customer-desk/dashboard",
    { mayLog: /status of 404/ },
  );
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: /Haldermark Customer Desk/ }).waitFor();
  await main.getByText(/waits? to be let in/).waitFor();
  await expectAccessible(page);
  // The shorter address leads there, too; an exhibition has the same pages.
  await visit(page, "/admin/event/nord-ingredients-hamburg/companies");
  await page.waitForURL(/nord-ingredients-hamburg\/dashboard\/companies$/);
  await main.getByRole("heading", { level: 1, name: /Nord Ingredients Hamburg/ }).waitFor();
  await main.getByRole("row").filter({ hasText: "Haldermark" }).waitFor();
  await visit(page, "/admin/event/no-such-event/dashboard");
  await main.getByRole("button", { name: "Try again" }).waitFor();
});

test("who has no right there is refused", async () => {
  const page = await signedIn("buyer-manager@neroli.example", companies);
  await page
    .getByText("Permission Denied: Sorry, you do not have permission to access this page.")
    .waitFor();
});

test("a supplier's editor keeps the contacts of an exhibition", async () => {
  const page = await signedIn("editor@neroli.example", "/events/companies/velouria-actives");
  const main = page.getByRole("main");
  const show = main.getByRole("article", { name: "Nord Ingredients Hamburg" });
  await show.waitFor();
  await expectAccessible(page);
  await show.getByRole("link", { name: "Contacts there" }).click();
  await main.getByRole("button", { name: "Add contact" }).click();
  await expect
    .poll(() =>
      main
        .getByLabel("Contact person")
        .last()
        .evaluate((one) => one.matches(":focus")),
    )
    .toBe(true);
  const row = main.getByRole("group", { name: /^Contact \d+$/ }).last();
  await row.getByLabel("Contact person").fill("Stand team");
  await row.getByLabel(/E-mail address/).fill("stand");
  await main.getByRole("button", { name: "Save" }).click();
  // Not an address: the field says so, and nothing is saved.
  await expect
    .poll(() => row.getByLabel(/E-mail address/).getAttribute("aria-invalid"))
    .toBe("true");
  await row.getByLabel(/E-mail address/).fill("stand@velouria.example");
  await expectAccessible(page);
  await main.getByRole("button", { name: "Save" }).click();
  await page.getByText("The contacts are saved").waitFor();
  await visit(page, "/events/companies/velouria-actives");
  await show.getByText("Stand team").waitFor();
});
