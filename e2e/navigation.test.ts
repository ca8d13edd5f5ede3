import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arrived, expectAccessible, newPage, origin, signedIn, visit } from "./browser.ts";
import { product } from "./edited-products.ts";
import { follow } from "./frame-steps.ts";
import { sessionOf } from "./session-of.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Working area" });
const entries = (page: Page) => navigation(page).getByRole("link").allInnerTexts();
const menu = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
const present = (page: Page) => navigation(page).locator("[aria-current]");

const asking = ["Requests", "Quote rounds"];
const buying = [...asking, "Projects", "Policies", "Cosmetics law"];
const daily = ["Dashboard", ...asking];
const exhibiting = [...daily, "Scans"];
const products = ["Ingredients", "Formulations", "Services"];
const own = ["Notifications", "Bookmarks", "Saved searches", "Downloads", "My Profile"];
const catalogue = [...products, "Documents", "Import", "Attribute definitions"];
const events = "Exhibitions and portals";
const company = ["My company", "Data visibility", "Webhooks", "Team", events];

/** What each role is led to; a page that comes later stands there as soon as it can be opened. */
const expected: Record<string, string[]> = {
  buyer: [...buying, ...own],
  // Searches a brand portal, too.
  "buyer-manager": [...buying, "Team", "Ingredient search", ...own],
  user: [...daily, ...products, ...own],
  editor: [...exhibiting, ...catalogue, "My company", "Data visibility", events, ...own],
  manager: [...exhibiting, "Leads", "Analytics", ...catalogue, ...company, ...own],
  unverified: ["Dashboard", ...products, "Documents", "Attribute definitions", ...own],
  "portal-admin": [
    ...[
      "Ingredient search",
      "Overview",
      "Analytics",
      "Companies",
      "Products",
      "Documents",
      "People",
    ],
    "Terms",
    ...own,
  ],
  support: [
    ...[
      "Dashboard",
      ...buying,
      "Scans",
      "Leads",
      "Analytics",
      ...catalogue,
      "Synonyms",
      "Labels",
      "Companies",
      "Users",
      "Subscriptions",
    ],
    ...[
      "Exchange rates",
      "Portals",
      "Exhibitions",
      "Awards dashboard",
      "Ingredient search",
      "Messages from the contact page",
      "Audit trail",
      "Security log",
      ...own,
    ],
  ],
};

test.each(Object.entries(expected))(
  "%s is led by the side bar to what may be opened, and by a menu on the phone",
  async (name, led) => {
    const page = await signedIn(`${name}@neroli.example`, "/user/profile", { mayLog: /404/ });
    await expect.poll(() => entries(page)).toEqual(led);
    await expect.poll(() => present(page).innerText()).toBe("My Profile");
    await expect.poll(() => present(page).getAttribute("aria-current")).toBe("page");
    await expect.poll(() => menu(page).count()).toBe(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => navigation(page).count()).toBe(0);
    await visit(page, "/ingredients/search");
    await menu(page).press("Enter");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect.poll(() => drawer.getByRole("link").allInnerTexts()).toEqual(led);
    // Each can be scrolled to, and nothing lies over it.
    for (const link of await drawer.getByRole("link").all()) await link.click({ trial: true });
    const [first = ""] = led;
    await drawer.getByRole("link", { name: first, exact: true }).click();
    await drawer.waitFor({ state: "detached" });
    await page.waitForURL(({ pathname }) => pathname !== "/ingredients/search");
    await arrived(page);
    await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
    await expect.poll(() => page.getByText("Permission Denied").count()).toBe(0);
  },
);

test("visitors have the Products menu and the blog on the phone, too", async () => {
  const page = await newPage({ width: 390, height: 844, locale: "de-DE" });
  await visit(page, "/");
  const open = page.getByRole("banner").getByRole("button", { name: "Menü" });
  await open.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Menü" });
  await expect
    .poll(() => drawer.getByRole("link").allInnerTexts())
    .toEqual([
      ...["Datenplattform", "Marktplatz", "Kundenportal"],
      ...["Marktplatz", "Markenportal", "Blog"],
    ]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => open.evaluate((one) => one === document.activeElement)).toBe(true);
  await open.click();
  await drawer.getByRole("link", { name: "Blog" }).click();
  await page.waitForURL("**/blog");
  await drawer.waitFor({ state: "detached" });
});

test("the menu opens before anybody knows who reads, and is filled then", async () => {
  const session = await sessionOf(origin, "buyer@neroli.example");
  const page = await newPage({ width: 390, height: 844, session });
  const known = Promise.withResolvers<void>();
  await page.route("**/api/users/profile", async (route) => {
    await known.promise;
    await route.continue();
  });
  await visit(page, "/ingredients/search");
  await menu(page).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("navigation", { name: "Menu" }).waitFor();
  await expect.poll(() => drawer.getByRole("link").count()).toBe(0);
  known.resolve();
  await drawer.getByRole("link", { name: "Requests" }).waitFor();
  await expectAccessible(page);
});

test("the present place is marked on what belongs to it, and public pages have no side bar", async () => {
  const page = await signedIn("manager@neroli.example", "/admin/team");
  const { address } = await product(page, { fields: { name: "Placed" } });
  const places = [
    ["/admin/companies/editor/velouria-actives", "My company", "page"],
    [address, "Ingredients", "true"],
    ["/admin/imports", "Import", "page"],
  ] as const;
  for (const [path, name, current] of places) {
    await follow(page, path);
    await expect.poll(() => present(page).innerText(), { message: path }).toBe(name);
    await expect.poll(() => present(page).getAttribute("aria-current")).toBe(current);
  }
  for (const path of ["/ingredients/search", "/company/velouria-actives", "/compare"]) {
    await follow(page, path);
    await expect.poll(() => navigation(page).count(), { message: path }).toBe(0);
  }
  const people = "/admin/portal/maren-holt-portal/users";
  const ofPortal = await signedIn("portal-admin@neroli.example", people);
  await navigation(ofPortal)
    .getByRole("list", { name: "Maren and Holt Ingredient Portal" })
    .getByRole("link", { name: "People" })
    .and(ofPortal.locator("[aria-current=page]"))
    .waitFor();
  await expectAccessible(ofPortal);
  const support = await signedIn("support@neroli.example", "/admin/team?company=velouria-actives");
  await expect.poll(() => present(support).innerText()).toBe("Users");
  await follow(support, "/admin/companies/editor/velouria-actives");
  await expect.poll(() => present(support).innerText()).toBe("Companies");
});

const left = (page: Page) =>
  page.getByRole("main").evaluate((main) => Math.round(main.getBoundingClientRect().left));

test("the page stands where it will stand before anybody knows who reads it", async () => {
  const waiting = await newPage({ javaScriptEnabled: false });
  await waiting.goto("/admin/products/ingredients");
  const page = await signedIn("manager@neroli.example", "/admin/products/ingredients");
  await navigation(page).getByRole("link").first().waitFor();
  expect(await left(page)).toBe(await left(waiting));
  expect(await left(page)).toBeGreaterThan(200);
});

test("the side bar scrolls by itself, stays clear of the bars, and is not printed", async () => {
  const page = await signedIn("support@neroli.example", "/user/profile", { height: 600 });
  const link = navigation(page).getByRole("link", { name: "My Profile" });
  // The present place is in sight, however far down it stands.
  await expect
    .poll(() =>
      link.evaluate((one) => {
        const { left: x, top: y, height } = one.getBoundingClientRect();
        return document.elementFromPoint(x + 20, y + height / 2) === one;
      }),
    )
    .toBe(true);
  await page.mouse.move(80, 300);
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await navigation(page)
    .getByRole("link", { name: "Dashboard", exact: true })
    .click({ trial: true });
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => navigation(page).isVisible()).toBe(false);
});

test("the skip link and Tab pass from the bar by the navigation into the page", async () => {
  const page = await signedIn("buyer@neroli.example", "/bookmarks");
  await navigation(page).getByRole("link").first().waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null))
    .toBe(true);
});

test("the index of a form marks the section that is read, and at once the one chosen", async () => {
  const page = await signedIn("manager@neroli.example", "/admin");
  const { address } = await product(page, { fields: { name: "Read" } });
  await visit(page, address);
  const index = page.getByRole("navigation", { name: "Sections of this form" });
  const marked = () => index.locator("[aria-current]").allInnerTexts();
  await index.getByRole("link").first().waitFor();
  const names = await index.getByRole("link").allInnerTexts();
  expect(names.length).toBeGreaterThan(4);
  await expect.poll(marked).toEqual([names[0]]);
  const bringToTop = (at: number) =>
    page.evaluate((place) => {
      const all = [...document.querySelectorAll<HTMLElement>("main section[id]")];
      scrollBy(0, (all[place]?.getBoundingClientRect().top ?? 0) - 120);
    }, at);
  await bringToTop(2);
  await expect.poll(marked).toEqual([names[2]]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(marked).toEqual([names.at(-1)]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(marked).toEqual([names[0]]);
  // The last but one cannot come to the top of the window; it is the one all the same.
  await index.getByRole("link").nth(-2).click();
  await expect.poll(marked).toEqual([names.at(-2)]);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -3000);
  await expect.poll(marked).not.toEqual([names.at(-2)]);
});
