import { expect, test } from "vitest";
import { heldToken, signedIn, unique, visit } from "./browser.ts";
import { createCompany, file, heading, next, tile } from "./import-steps.ts";

const rows = 4_000;

function catalogue(prefix: string): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => `${prefix}-${at};${prefix} Oil ${at};Aqua`);
  return Buffer.from(["Article no;Name;INCI", ...lines].join("\n"));
}

test("an import that runs is stopped, gone on with and undone", async () => {
  const page = await signedIn("support@neroli.example", "/admin/imports");
  const prefix = `Run ${unique()}`;
  const company = await createCompany(page, `${prefix} House`);
  await visit(page, `/admin/imports?company=${company}`);
  await page.getByLabel("What is in it").selectOption("Ingredients");
  await page.getByLabel("Segment").selectOption("Personal care");
  await page.getByLabel("Choose a file").setInputFiles(file("large.csv", catalogue(prefix)));
  await heading(page, "Which column is which field");
  await next(page);
  await heading(page, "Values");
  await next(page);
  await page.getByRole("button", { name: "Start the dry run" }).click();
  await tile(page, `${rows.toLocaleString("en-GB")} new`).waitFor();
  await page.getByRole("button", { name: `Import ${rows.toLocaleString("en-GB")} rows` }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.getByRole("button", { name: "Go on", exact: true }).waitFor();
  const address = page.url();
  const listed = `/admin/products/ingredients?company=${company}`;

  // Somebody who comes later finds it in the list, and goes on with it there.
  await visit(page, `/admin/imports?company=${company}`);
  await page.getByRole("row", { name: /large\.csv.*Stopped/ }).waitFor();
  await visit(page, address);
  const goOn = page.getByRole("button", { name: "Go on", exact: true });
  await goOn.click();
  await goOn.waitFor({ state: "detached" });
  await visit(page, "/admin");
  await visit(page, address);
  await page.getByText("The import is done.").waitFor();
  await visit(page, listed);
  await page.getByText(`${rows.toLocaleString("en-GB")} entries`).waitFor();

  await visit(page, address);
  await page.getByRole("button", { name: "Undo the import" }).click();
  await page
    .getByRole("dialog", { name: "Undo large.csv?" })
    .getByRole("button", { name: "Undo the import" })
    .click();
  await page.getByText(`${rows.toLocaleString("en-GB")} products removed`).waitFor();
});

test("the workbook of a company's own export is taken as it is", async () => {
  const page = await signedIn("support@neroli.example", "/admin/imports");
  const company = await createCompany(page, `Trip ${unique()} House`);
  const headers = { authorization: `Bearer ${await heldToken(page)}` };
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  for (const name of ["Almond Oil", "Argan Oil"]) {
    await call("POST", `/companies/${company}/products`, {
      offering: "INGREDIENTS",
      segment: "PERSONALCARE",
      fields: { name, cas: ["8007-69-0"], ph_stability_range: { min: 4, max: 7 } },
    });
  }
  const { key } = await call("POST", `/companies/${company}/exports`, { format: "XLSX" });
  const state = async () => (await call("GET", `/downloads/${key}`)).state;
  await expect.poll(state).toBe("READY");
  const { url = "" } = await call("GET", `/downloads/${key}/url`);
  const content = await page.request.get(url);
  await visit(page, `/admin/imports?company=${company}`);
  await page.getByLabel("Choose a file").setInputFiles({
    name: "workbook.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await content.body(),
  });
  await heading(page, "Which column is which field");
  await next(page);
  await heading(page, "Values");
  await next(page);
  await page.getByRole("button", { name: "Start the dry run" }).click();
  await tile(page, "2 unchanged").waitFor();
  await page.getByText("No row would change anything.").waitFor();
});
