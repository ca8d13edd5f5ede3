import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  heldToken,
  newPage,
  noOverflow,
  signedIn,
  stayHere,
  unique,
  visit,
} from "./browser.ts";
import { asManager, product } from "./edited-products.ts";

const asSupport = (address: string) => signedIn("support@neroli.example", address);
const line = (page: Page, term: string) =>
  page.getByRole("row").filter({ has: page.getByText(term, { exact: true }) });
const find = (page: Page, text: string) =>
  page.getByLabel("Filter by Term", { exact: true }).fill(text);

async function choose(page: Page, { term, action }: { term: string; action: string }) {
  await line(page, term)
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("a supplier proposes a term, support names and approves it, buyers read it", async () => {
  const term = `Velvet touch ${unique()}`;
  const manager = await asManager("/admin/attributes");
  const { key } = await product(manager, {
    fields: { name: `Aube ${unique()}`, functions: [term] },
  });
  await visit(manager, "/admin/attributes");
  await manager.getByRole("columnheader", { name: "Your products" }).waitFor();
  await find(manager, term);
  await line(manager, term).getByText("Not defined").waitFor();
  await choose(manager, { term, action: "Propose" });
  const form = manager.getByRole("dialog", { name: `Define ${term}` });
  await form.getByText("Our team looks at proposals and approves them.").waitFor();
  await form.getByLabel("German").fill("Samtgefühl");
  await expectAccessible(manager);
  await form.getByRole("button", { name: "Propose", exact: true }).click();
  await line(manager, term).getByText("Proposed").waitFor();
  await expect
    .poll(() =>
      line(manager, term)
        .getByRole("button", { name: /^Actions/ })
        .count(),
    )
    .toBe(0);

  const support = await asSupport("/admin/attributes");
  await find(support, "Samtgefühl");
  await line(support, term).getByText("by Velouria Actives").waitFor();
  await choose(support, { term, action: "Edit" });
  const edit = support.getByRole("dialog", { name: `Edit ${term}` });
  await edit.getByLabel("French").fill("Toucher velours");
  await edit.getByLabel("Other spellings").fill("Velvety\nSilk touch");
  await edit.getByRole("button", { name: "Save and approve" }).click();
  await line(support, term).getByText("Approved").waitFor();
  await line(support, term).getByText("Also: Velvety, Silk touch").waitFor();

  const reader = await newPage({ locale: "de-DE", width: 390, height: 844 });
  await visit(reader, `/ingredients/permalink/${key}`);
  const claims = reader.getByRole("region", { name: "Claims und Einsatz" });
  await claims.getByRole("definition").filter({ hasText: "Samtgefühl" }).waitFor();
  await visit(reader, `/ingredients/search?functions=${encodeURIComponent(term)}`);
  await reader.getByRole("article").getByText("Samtgefühl").waitFor();
  await reader
    .getByRole("link", { name: /Samtgefühl/ })
    .first()
    .waitFor();
  await noOverflow(reader);
});

test("two terms are merged into one, with every product that carries them", async () => {
  const mark = unique();
  const [kept, gone] = [`Softener ${mark}`, `Softening ${mark}`];
  const manager = await asManager("/admin/attributes");
  const made = await Promise.all(
    [0, 1, 2].map(() =>
      product(manager, { fields: { name: `Aube ${unique()}`, functions: ["Solvent", gone] } }),
    ),
  );
  const support = await asSupport("/admin/attributes");
  await support.getByRole("button", { name: "New attribute" }).click();
  const form = support.getByRole("dialog", { name: "New attribute" });
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("Please fill this in.").waitFor();
  await form.getByLabel("English term").fill(kept);
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "detached" });
  await find(support, mark);
  await choose(support, { term: gone, action: "Merge into another" });
  const merge = support.getByRole("dialog", { name: `Merge ${gone} into another term` });
  await merge.locator("input:visible").and(merge.getByLabel("Term that stays")).fill(kept);
  await support.getByRole("option", { name: kept }).click();
  await merge.getByText(`3 products get “${kept}” in place of “${gone}”`).waitFor();
  await expectAccessible(support);
  await support.keyboard.press("Escape");
  await stayHere(support);
  await merge.getByRole("button", { name: "Merge", exact: true }).click();
  await line(support, gone).waitFor({ state: "detached" });
  await line(support, kept).getByRole("cell", { name: "3", exact: true }).waitFor();
  const headers = { authorization: `Bearer ${await heldToken(manager)}` };
  for (const { path } of made) {
    const answer = await manager.request.get(`/api${path}`, { headers });
    expect(await answer.json()).toMatchObject({ fields: { functions: ["Solvent", kept] } });
  }

  // Spec 5 says it of labels; a term that is carried stays as well.
  await line(support, kept)
    .getByRole("button", { name: /^Actions/ })
    .click();
  await support
    .getByRole("menuitem", { name: /^Remove/ })
    .getByText("3 products carry this term.")
    .waitFor();
  await expectAccessible(support);
});

test("the list is worked with on a phone in German", async () => {
  const support = await signedIn("support@neroli.example", "/admin/attributes", {
    locale: "de-DE",
    width: 390,
    height: 844,
  });
  await support.getByRole("combobox", { name: /Vokabular/ }).selectOption("Anwendungen");
  await line(support, "Conditioner").getByText("Haarspülung").first().waitFor();
  await noOverflow(support);
  await expectAccessible(support);
});
