import { expect, test } from "vitest";
import { expectAccessible, newPage, origin, signedIn, signIn, visit } from "./browser.ts";
import { pagesOf, walk } from "./frame-steps.ts";

/**
 * A handful of pages for each; the whole table is contract/src/access/pages.snapshot.txt. `tab`: the
 * search of suppliers is not for users of a brand portal, but for support (spec 6).
 */
const sample: Record<string, { opens: string[]; refused: string[]; tab: number }> = {
  buyer: {
    opens: ["/projects"],
    refused: ["/admin", "/admin/companies", "/search/ingredients/maren-holt-portal"],
    tab: 1,
  },
  "buyer-manager": {
    opens: ["/search/ingredients/maren-holt-portal", "/admin/team"],
    refused: ["/admin/event/maren-holt-portal/dashboard"],
    tab: 0,
  },
  user: {
    opens: ["/admin", "/admin/products/ingredients"],
    refused: ["/admin/companies/editor/velouria-actives", "/projects", "/analytics", "/leads"],
    tab: 1,
  },
  manager: {
    opens: [
      "/admin/companies/editor/velouria-actives",
      ...["/admin/attributes", "/leads", "/analytics"],
    ],
    refused: ["/admin/csm/users", "/admin/subscriptions", "/search"],
    tab: 1,
  },
  "portal-admin": {
    opens: [
      "/admin/event/maren-holt-portal/dashboard",
      "/admin/portal/maren-holt-portal/users",
      "/user/profile",
    ],
    refused: ["/admin/event/haldermark-customer-desk/dashboard", "/admin/portals", "/requests"],
    tab: 0,
  },
  support: {
    opens: ["/admin/companies", "/admin/csm/users", "/admin/portal/maren-holt-portal/settings"],
    refused: [],
    tab: 1,
  },
};

const denied = "Permission Denied: Sorry, you do not have permission to access this page.";

test.each(Object.entries(sample))("%s opens what the table allows", async (name, pages) => {
  const [first = "/requests", ...others] = pages.opens;
  const page = await signedIn(`${name}@neroli.example`, first);
  const searches = page.getByRole("navigation", { name: "Searches" });
  await expect
    .poll(() => searches.getByRole("link", { name: "Suppliers" }).count())
    .toBe(pages.tab);
  for (const path of [first, ...others]) {
    if (path !== first) await visit(page, path);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.getByText(denied).count(), { message: path }).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  }
  for (const path of pages.refused) {
    await visit(page, path);
    await page.getByText(denied).waitFor();
  }
});

test("a visitor is led to the sign-in, and from the sign-up when signed in", async () => {
  const page = await newPage();
  for (const path of [
    "/admin/csm/users",
    "/user/profile",
    "/search/ingredients/maren-holt-portal",
  ]) {
    await visit(page, path);
    await page.waitForURL(/\/login\?interaction=/);
  }
  await visit(page, "/projects?view=mine");
  await signIn(page, "buyer@neroli.example");
  await page.waitForURL(`${origin}/projects?view=mine`);
  for (const path of ["/register", "/register/activate"]) {
    await visit(page, path);
    await page.getByRole("heading", { name: "You are logged in already" }).waitFor();
  }
  await expectAccessible(page);
});

/** Each with the column of the table of pages that says what it opens, and the widths it is seen at. */
const walks = [
  ["buyer", "BUYER", [390]],
  ["buyer-manager", "BUYER_MANAGER", [390]],
  ["user", "SUPPLIER_USER", [390]],
  ["editor", "SUPPLIER_EDITOR", [390]],
  ["manager", "SUPPLIER_MANAGER", [390, 1024, 1440]],
  ["unverified", "SUPPLIER_MANAGER_UNVERIFIED, founding", [390]],
  ["portal-admin", "EVENT_ADMIN", [390]],
  ["support", "NEROLI_SUPER", [390, 1024, 1440]],
] as const;

const german = { locale: "de-DE", width: 390, height: 844, mayLog: /status of 4/ } as const;

/** What stands for the parameters of an address: a company and its products of each offering. */
async function demoAddresses() {
  const company = "velouria-actives";
  const html = await (await fetch(`${origin}/company/${company}`)).text();
  const keyOf = (type: string) =>
    new RegExp(`/${type}/permalink/([a-z0-9-]+)`).exec(html)?.[1] ?? "";
  return (path: string) => {
    const types = path.includes(":type") ? ["ingredients", "formulations", "services"] : [""];
    return types.flatMap((type) => {
      const [offering = ""] = type ? [type] : path.split("/").slice(1);
      const product = keyOf(offering);
      const values: Record<string, string> = {
        ...{ type, company, companyKey: company, segment: "PERSONALCARE" },
        ...(path.startsWith("/admin/companies/") && { key: company }),
        ...(product && { productKey: product, productToDuplicate: product }),
        ...(product && path.startsWith("/admin/product/") && { id: product }),
      };
      const filled = path.replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole);
      return filled.includes(":") ? [] : [filled];
    });
  };
}

test.each(walks)("%s finds no page wider than the window", async (name, column, widths) => {
  const addressesOf = await demoAddresses();
  const forEverybody = pagesOf("visitor");
  const byReader = forEverybody.filter((path) => /search$|:productKey|:companyKey/.test(path));
  const own = pagesOf(column).filter((path) => !forEverybody.includes(path));
  const page = await signedIn(`${name}@neroli.example`, "/user/profile", german);
  await walk(page, [...own, ...byReader].flatMap(addressesOf), widths);
});

test("a visitor finds no page wider than the window", async () => {
  const page = await newPage(german);
  await visit(page, "/terms");
  const addressesOf = await demoAddresses();
  await walk(page, pagesOf("visitor").flatMap(addressesOf), [320, 360, 390]);
});
