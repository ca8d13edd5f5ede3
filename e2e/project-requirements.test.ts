import { expect, test } from "vitest";
import { expectAccessible, noOverflow, origin, unique, visit } from "./browser.ts";
import { call, newBuyer } from "./new-buyer.ts";
import { pageOf } from "./round-steps.ts";
import { tokenOf } from "./session-of.ts";

/** A project of two suppliers' products, begun by its buyer. */
async function beginProject() {
  const buyer = await newBuyer();
  const token = await tokenOf(origin, buyer.email, buyer.password);
  const company = "maren-holt";
  const { key } = await call<{ key: string }>({
    ...{ method: "POST", path: `/companies/${company}/projects`, token },
    body: { title: `Lotion ${unique()}`, category: "RESEARCH" },
  });
  await call({
    ...{ method: "POST", path: `/companies/${company}/projects/${key}/products/bulk`, token },
    body: { products: ["velourine-b3-pc", "velourine-c-ether"] },
  });
  return { buyer, address: `/project/${company}/${key}?tab=coverage` };
}

test("what products must bring is named, found in what suppliers publish, and the rest asked for", async () => {
  const { buyer, address } = await beginProject();
  const page = await pageOf(buyer, address);
  await page.getByText("Nothing is required yet").waitFor();
  await page.getByRole("button", { name: "What products must bring" }).first().click();
  const dialog = page.getByRole("dialog", { name: "What products must bring" });
  await dialog.getByLabel("Not older than (months)").fill("0");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByText("Please give whole months from 1 to 240").waitFor();
  await dialog.getByLabel("Not older than (months)").fill("");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByLabel("Kind").selectOption("FIELD");
  await dialog.getByLabel("Field").selectOption("inci");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByLabel("Kind").selectOption("TERM");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByText("Please write which claim or certificate").waitFor();
  const certificate = `Nobody has it ${unique()}`;
  await dialog.getByLabel("Claim or certificate").last().fill(certificate);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByRole("listitem").filter({ hasText: certificate }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });

  const product = page.getByRole("article", { name: /B3/ });
  const inci = product.getByText("Niacinamide", { exact: true }).filter({ visible: true });
  await product.getByText("INCI", { exact: true }).waitFor();
  await inci.first().waitFor();
  await product.getByText("Missing").waitFor();
  await page.getByText(/% of what is required is there/).waitFor();
  // What a policy stands on is told also where it is met.
  await product.getByText(/polic(?:y is|ies are) met/).click();
  await product.getByText("Not wanted, INCI name: Cocamidopropyl Betaine.").waitFor();
  await expect.poll(() => inci.count()).toBe(2);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Ask for what is missing" }).click();
  const question = page.getByRole("dialog", { name: "Ask 1 supplier for what is missing?" });
  await question.getByText(/Velouria Actives: /).waitFor();
  await question.getByRole("button", { name: "Send" }).click();
  await question.waitFor({ state: "detached" });
  await product.getByRole("link", { name: "Asked for" }).first().waitFor();
  const ask = page.getByRole("button", { name: "Ask for what is missing" });
  await expect.poll(() => ask.getAttribute("aria-disabled")).toBe("true");
  await product.getByRole("link", { name: "Asked for" }).first().click();
  await page.getByText(certificate).first().waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, address);
  await inci.first().waitFor();
  await expectAccessible(page);
  await noOverflow(page);
});
