import { expect, test } from "vitest";
import {
  expectAccessible,
  heldToken,
  newPage,
  noOverflow,
  signedIn,
  unique,
  visit,
} from "./browser.ts";
import {
  asManager,
  company,
  field,
  find,
  heading,
  kinds,
  type Offering,
  product,
  publish,
  save,
} from "./edited-products.ts";

test.each(Object.keys(kinds) as Offering[])(
  "%s: created, edited, duplicated, put into the trash and recovered",
  async (offering) => {
    const { path, word, segment } = kinds[offering];
    const name = `Aube ${unique()}`;
    const start = `/admin/product/${path}/${company}/${segment}/editor/new`;
    const page = await asManager(start);
    await heading(page, `New ${word}`).waitFor();
    await page.getByRole("button", { name: `Create ${word}` }).click();
    await page.getByRole("button", { name: "Name: Please fill this in." }).waitFor();
    await expect
      .poll(() => field(page, "Name *").evaluate((input) => input === document.activeElement))
      .toBe(true);
    await field(page, "Name *").fill(name);
    await field(page, "Trade name").fill(`${name} ®`);
    await page.getByRole("button", { name: `Create ${word}` }).click();
    await page.getByText("Saved as a draft", { exact: true }).waitFor();
    await heading(page, name).waitFor();
    // Spec 5: the trade name cannot be changed after creation.
    await page.getByText("The trade name cannot be changed after creation.").waitFor();

    await field(page, "Description").fill("As the first light on the sea.");
    await page.getByText("1 change not saved").waitFor();
    await page.keyboard.press("Control+s");
    await page.getByText("Product saved").waitFor();
    const preview = await page.getByRole("link", { name: "Public page" }).getAttribute("href");
    const visitor = await newPage();
    await publish(page);
    await visit(visitor, preview ?? "");
    await visitor.getByText("As the first light on the sea.").waitFor();

    await page.getByRole("link", { name: "Duplicate", exact: true }).click();
    await heading(page, `New ${word}`).waitFor();
    await page.getByText("it belongs to one product alone: Trade name.").waitFor();
    await expect.poll(() => field(page, "Name *").inputValue()).toBe(`${name} (copy)`);
    await expect.poll(() => field(page, "Trade name").inputValue()).toBe("");
    await expect
      .poll(() => field(page, "Description").inputValue())
      .toBe("As the first light on the sea.");
    await page.getByRole("button", { name: `Create ${word}` }).click();
    await heading(page, `${name} (copy)`).waitFor();

    await page.getByRole("button", { name: "Move to trash" }).click();
    await page.getByText(/^Moved to the trash by/).waitFor();
    await expect.poll(() => field(page, "Name *").isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Recover", exact: true }).click();
    await page.getByText("The product is back").waitFor();
    await page.getByRole("button", { name: "Move to trash" }).waitFor();
    await expect.poll(() => field(page, "Name *").isDisabled()).toBe(false);
  },
);

test("every control of a field takes what is typed and gives it back", async () => {
  const page = await asManager("/admin");
  const { address, path } = await product(page, {
    draft: true,
    fields: { name: `Aube ${unique()}` },
  });
  await visit(page, address);
  await page.getByRole("checkbox", { name: /^Show all fields/ }).check();

  // Completed from the catalogue.
  await page.getByRole("combobox", { name: "INCI", exact: true }).fill("Aqua (and) Glyc");
  await page
    .getByRole("option", { name: /^Glycerin/ })
    .first()
    .waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const chosen = page.getByRole("combobox", { name: "INCI", exact: true });
  await expect.poll(() => chosen.inputValue()).toMatch(/^Aqua \(and\) Glyc/);
  const inci = await chosen.inputValue();

  // Numbers of registers, checked while they are typed.
  await field(page, "CAS, line 1").pressSequentially("98-92-1");
  await page.getByText("by the other digits the last one would be 0").waitFor();
  await field(page, "CAS, line 1").fill("98920");
  await page.keyboard.press("Enter");
  await field(page, "CAS, line 2").pressSequentially("56-81-5");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => field(page, "CAS, line 1").inputValue()).toBe("56-81-5");
  await expect.poll(() => field(page, "CAS, line 2").inputValue()).toBe("98-92-0");

  await page.getByRole("radio", { name: "Substance" }).check();
  await field(page, "Year of launch").fill("2019");
  await field(page, "Description").fill("Mild.\nVery mild.");
  const functions = page.getByRole("combobox", { name: "Functions", exact: true });
  await functions.fill("Humectant");
  await page.keyboard.press("Enter");
  await functions.fill("Lumière du matin");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove Lumière du matin" }).press("Alt+ArrowLeft");
  await page.getByRole("combobox", { name: "Origin", exact: true }).fill("alg");
  await page.getByRole("option", { name: "Algae" }).click();
  await page.getByRole("combobox", { name: "Country of origin", exact: true }).fill("Portu");
  await page.keyboard.press("Enter");

  await field(page, "pH stability range, from").fill("4,5");
  await field(page, "pH stability range, to").fill("3");
  await field(page, "Viscosity, to").fill("1200");
  await page.getByText("The lower end is above the upper one.").waitFor();
  await field(page, "pH stability range, to").fill("7");
  await field(page, "Minimum order quantity, amount").fill("2.5");
  await field(page, "Minimum order quantity, unit").selectOption("t");
  await field(page, "Shelf life").fill("24");
  await page
    .getByRole("radiogroup", { name: "In stock" })
    .getByRole("radio", { name: "No", exact: true })
    .check();
  await field(page, "Web page").fill("www.aube.example/serum");
  await field(page, "Video").fill("https://youtu.be/dQw4w9WgXcQ?t=3");
  await expect.poll(() => field(page, "Video").inputValue()).toBe("dQw4w9WgXcQ");
  await field(page, "Packaging, line 1").focus();
  await page.evaluate(() => {
    const clipboard = new DataTransfer();
    clipboard.setData("text", "1. 25 kg drum\n2. 1 kg bottle");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(() => field(page, "Packaging, line 2").inputValue()).toBe("1 kg bottle");
  await page.getByRole("radio", { name: "High" }).check();

  await page.getByRole("button", { name: "Visibility of INCI: Public" }).press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Visibility of INCI: Restricted" }).waitFor();
  await page.getByRole("button", { name: "Visibility of all fields in Properties" }).click();
  await page.getByRole("menuitemradio", { name: /^Private/ }).click();
  await expectAccessible(page);
  await save(page);

  const token = await heldToken(page);
  const stored = await page.request.get(`/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { fields, visibility } = await stored.json();
  expect(fields).toMatchObject({
    inci,
    cas: ["56-81-5", "98-92-0"],
    ingredient_category: "SUBSTANCE",
    year_of_launch: 2019,
    description: "Mild.\nVery mild.",
    functions: ["Lumière du matin", "Humectant"],
    origin: ["ALGAE"],
    country_origin: ["PT"],
    ph_stability_range: { min: 4.5, max: 7 },
    viscosity: { max: 1200 },
    minimum_order_quantity: { value: 2.5, unit: "t" },
    shelf_life: 24,
    in_stock: false,
    webpage: "https://www.aube.example/serum",
    video: "dQw4w9WgXcQ",
    packaging: ["25 kg drum", "1 kg bottle"],
    business_priority: "HIGH",
  });
  expect(visibility).toMatchObject({ inci: "RESTRICTED", color: "PRIVATE", odor: "PRIVATE" });

  // What was stored is what is shown.
  await page.reload();
  await expect.poll(() => field(page, "pH stability range, from").inputValue()).toBe("4.5");
  await expect.poll(() => field(page, "CAS, line 2").inputValue()).toBe("98-92-0");
  await page
    .getByRole("list", { name: "Country of origin: chosen" })
    .getByText("Portugal")
    .waitFor();
});

test("what is missing is found, and the share grows as one types", async () => {
  const page = await asManager("/admin");
  const { address } = await product(page, { draft: true, fields: { name: `Aube ${unique()}` } });
  await visit(page, address);
  const share = page.getByText(/^\d+ % complete$/);
  const before = Number.parseInt(await share.innerText(), 10);
  await page.getByRole("button", { name: "Shelf life", exact: true }).click();
  await page.keyboard.type("36");
  await expect
    .poll(async () => Number.parseInt(await share.innerText(), 10))
    .toBeGreaterThan(before);
  await expect
    .poll(() => page.getByRole("button", { name: "Shelf life", exact: true }).count())
    .toBe(0);
  await page.getByRole("button", { name: "Safety data sheet", exact: true }).click();
  await page.getByRole("heading", { name: "Documents", exact: true }).waitFor();
  await find(page, "Ph. Eur. name");
  await page.keyboard.type("Glycerolum");
  await expect.poll(() => field(page, "Ph. Eur. name").inputValue()).toBe("Glycerolum");
});

test("addresses that lead to nothing say so, and another segment leads to the right one", async () => {
  const page = await asManager("/admin", { mayLog: /404/ });
  const { address, key } = await product(page, {
    draft: true,
    fields: { name: `Aube ${unique()}` },
  });
  await visit(page, address.replace("HOMECARE", "FOOD"));
  await page.waitForURL(`**${address}`);
  const sentence = "This product does not exist or is not available to you.";
  for (const wrong of [
    address.replace(company, "maison-verte"),
    address.replace(key, "there-is-none"),
    address.replace("HOMECARE", "NOWHERE"),
  ]) {
    await visit(page, wrong);
    await page.getByText(sentence).waitFor();
  }
  await visit(page, "/admin/product/formulations/velouria-actives/FOOD/editor/new");
  await page.getByText("This kind of product does not exist").waitFor();
  await visit(page, "/admin/product/services/another-company/PERSONALCARE/editor/new");
  await page.getByText("This company does not exist or is not available to you.").waitFor();
  await expectAccessible(page);
});

test("support creates for any company; who may not create is told so", async () => {
  const support = await signedIn(
    "support@neroli.example",
    `/admin/product/services/${company}/HOMECARE/editor/new`,
  );
  const name = `Aube ${unique()}`;
  await support.getByText("Velouria Actives").first().waitFor();
  await field(support, "Name *").fill(name);
  await support.getByRole("button", { name: "Create service" }).click();
  await heading(support, name).waitFor();

  const unverified = await signedIn(
    "unverified@neroli.example",
    `/admin/product/services/${company}/HOMECARE/editor/new`,
  );
  await unverified.getByRole("heading", { name: "Your account is being reviewed" }).waitFor();
  await unverified.getByText("This feature is temporarily unavailable while we review").waitFor();
});

test.each(Object.keys(kinds) as Offering[])(
  "%s: in German on a phone nothing runs out of the editor",
  async (offering) => {
    const { path, segment } = kinds[offering];
    const page = await asManager(`/admin/product/${path}/${company}/${segment}/editor/new`, {
      locale: "de-DE",
      width: 390,
      height: 844,
    });
    await page.getByRole("heading", { level: 1, name: /^Neue/ }).waitFor();
    await noOverflow(page);
    await expectAccessible(page);
    const fields = {
      name: `Donaudampfschifffahrtsgesellschaft ${unique()}`,
      trade_name: "Morgenröte",
    };
    const { address } = await product(page, { offering, fields });
    await visit(page, address);
    await page.getByRole("checkbox", { name: /^Alle Felder zeigen/ }).check();
    await noOverflow(page);
    // The bar at the foot lies over whatever the page is scrolled to.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expectAccessible(page);
    await page.getByRole("combobox", { name: "Gehe zu …" }).selectOption("Dokumente");
    await page.getByRole("heading", { name: "Dokumente", exact: true }).waitFor();
  },
);
