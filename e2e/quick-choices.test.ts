import { expect, test } from "vitest";
import { newPage, signedIn, unique, visit } from "./browser.ts";
import { managersToken, product } from "./edited-products.ts";

test("of two choices that follow each other at once, on a slow computer, both count", async () => {
  const page = await signedIn("buyer@neroli.example", "/requests/rounds");
  await page.getByRole("main").locator('a[href$="/demo-round-1"]').click();
  const shown = page.getByRole("checkbox", { name: /^Show / });
  await shown.first().waitFor();
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  const order = await page.getByLabel("Order by").elementHandle();
  await shown.first().evaluate(async (box: HTMLInputElement, select) => {
    const later = () => new Promise((resolve) => setTimeout(resolve));
    if (!(select instanceof HTMLSelectElement)) throw new Error("no order");
    select.value = "score";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await later();
    box.click();
  }, order);
  await expect
    .poll(() => [...new URL(page.url()).searchParams.keys()].sort())
    .toEqual(["hidden", "sort"]);
});

test("a second filter that is chosen before the first is answered stands on it", async () => {
  const word = `zq${unique()}`;
  const functions = ["Emollient", "Humectant"];
  await product(await managersToken(), { fields: { name: `${word} Able`, functions } });
  const page = await newPage();
  await visit(page, `/ingredients/search?query=${word}`);
  const answered = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.includes("/search/products/") && url.searchParams.has("functions"),
    (route) => answered.promise.then(() => route.continue()),
    { times: 1 },
  );
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("link", { name: "Emollient 1" }).click();
  // What was chosen is seen at once.
  const chosen = page.getByRole("link", { name: /^Remove filter Functions: / });
  await expect.poll(() => chosen.allInnerTexts()).toEqual(["Functions: Emollient"]);
  await filters.getByRole("link", { name: "Humectant 1" }).click();
  await expect.poll(() => chosen.count()).toBe(2);
  answered.resolve();
  await page.getByRole("link", { name: `${word} Able` }).waitFor();
  await expect
    .poll(() => new URL(page.url()).searchParams.get("functions"))
    .toBe("Emollient,Humectant");
});
