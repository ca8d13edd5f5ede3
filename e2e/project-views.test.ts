import { expect, test } from "vitest";
import { expectAccessible, unique, visit } from "./browser.ts";
import { newBuyer } from "./new-buyer.ts";
import { pageOf } from "./round-steps.ts";

test("a project is written, moved over the board by keyboard and mouse, and found in the calendar", async () => {
  const buyer = await newBuyer();
  const title = `Balm ${unique()}`;
  const page = await pageOf(buyer, "/projects/editor");
  await page.getByRole("button", { name: "Begin the project" }).click();
  await page.getByRole("alert").first().waitFor();
  await page.getByLabel(/^Title/).fill(title);
  await page.getByLabel(/^Start date/).fill("10/03/2031");
  await page.getByLabel(/^Due date/).fill("01/03/2031");
  await page.getByRole("button", { name: "Begin the project" }).click();
  await page
    .getByText(/Due date:/)
    .first()
    .waitFor();
  await page.getByLabel(/^Due date/).fill("14/03/2031");
  await page.getByLabel(/^Kind of product/).selectOption("FACE_CREAM");
  await page.getByLabel(/^Use/).selectOption("LEAVE_ON");
  await page.getByLabel(/^Where it is applied/).selectOption("FACE");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Begin the project" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();

  await visit(page, "/projects?view=board");
  await page.getByRole("button", { name: "My projects" }).click();
  const lane = (name: string) => page.getByRole("region", { name, exact: true });
  const card = (name: string) => lane(name).getByRole("listitem").filter({ hasText: title });
  const move = async (from: string, to: string) => {
    await card(from)
      .getByRole("button", { name: /^Change the status of/ })
      .press("Enter");
    await page.getByRole("menuitem", { name: to }).press("Enter");
    await card(to).waitFor();
  };
  await move("Created", "Ongoing");
  await expectAccessible(page);
  await card("Ongoing").dragTo(lane("On hold"));
  await card("On hold").waitFor();

  await visit(page, "/projects?view=calendar&month=2031-03");
  await page.getByRole("cell", { name: new RegExp(`14.*${title}`) }).waitFor();
  await page.getByRole("link", { name: /Later/ }).click();
  await page.getByRole("heading", { name: "April 2031" }).waitFor();
  const last = page.getByRole("link", { name: "Due last: 14/03/2031" });
  await last.waitFor();
  await expectAccessible(page);
  await last.click();
  await page.getByRole("heading", { name: "March 2031" }).waitFor();
  await page.getByRole("cell", { name: new RegExp(`14.*${title}`) }).waitFor();

  // What is canceled is due no more.
  await visit(page, "/projects?view=board");
  await move("On hold", "Canceled");
  await visit(page, "/projects?view=calendar&month=2031-04");
  await page.getByText("Nothing is due in this month.").waitFor();
  await expect.poll(() => last.count()).toBe(0);
});
