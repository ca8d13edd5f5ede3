import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  heldToken,
  mayLogOffline,
  origin,
  signedIn,
  unique,
  visit,
} from "./browser.ts";
import { cutAnswer } from "./cut-answer.ts";
import { askVelouria } from "./request-steps.ts";

// Answers that never arrive: the server has done what it was asked, and nobody was told.

const mayLog = /ERR_CONNECTION_RESET|ERR_FAILED/;

/** What the API answers to somebody who is signed in. */
async function read<T>(page: Page, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${await heldToken(page)}` };
  return (await fetch(`${origin}/api${path}`, { headers })).json() as Promise<T>;
}

const messagesOf = async (page: Page, key: string) =>
  (await read<{ messages: { body: string }[] }>(page, `/requests/${key}`)).messages.map(
    ({ body }) => body,
  );

test("a message whose answer was cut off is sent once, also when the page was loaded anew before", async () => {
  const page = await signedIn("buyer@neroli.example", "/requests", { mayLog });
  const key = await askVelouria(page);
  await visit(page, `/requests?requestId=${key}`);
  const made = await cutAnswer(page, "*/messages");
  const text = `We need twenty kilos ${unique()}`;
  const answer = page.getByLabel("Your answer");
  const send = page.getByRole("main").getByRole("button", { name: "Send", exact: true });
  await answer.fill(text);
  await send.click();
  await page.getByText("There was no answer", { exact: false }).waitFor();
  expect(await messagesOf(page, key)).toEqual([text]);

  await page.reload();
  await expect.poll(() => answer.inputValue()).toBe(text);
  await send.click();
  await expect.poll(() => answer.inputValue()).toBe("");
  expect(made()).toBe(2);
  expect(await messagesOf(page, key)).toEqual([text]);

  // The same words once more are meant.
  await answer.fill(text);
  await send.click();
  await expect.poll(() => answer.inputValue()).toBe("");
  expect(await messagesOf(page, key)).toEqual([text, text]);
});

test("another text after a cut answer is not swallowed: the reader is told, and sends it on purpose", async () => {
  const page = await signedIn("buyer@neroli.example", "/requests", { mayLog: /ERR_|409/ });
  const key = await askVelouria(page);
  await visit(page, `/requests?requestId=${key}`);
  await cutAnswer(page, "*/messages");
  const answer = page.getByLabel("Your answer");
  const send = page.getByRole("main").getByRole("button", { name: "Send", exact: true });
  await answer.fill("Ten kilos.");
  await send.click();
  await page.getByText("There was no answer", { exact: false }).waitFor();
  await answer.fill("Twenty kilos.");
  await send.click();
  await page.getByText("This was already sent, with other content.", { exact: false }).waitFor();
  await expect.poll(() => answer.inputValue()).toBe("Twenty kilos.");
  await send.click();
  await expect.poll(() => answer.inputValue()).toBe("");
  expect(await messagesOf(page, key)).toEqual(["Ten kilos.", "Twenty kilos."]);
});

test("what is sent without a connection stays, and goes once with it, from two tabs as well", async () => {
  const page = await signedIn("buyer@neroli.example", "/requests", { mayLog: mayLogOffline });
  const key = await askVelouria(page);
  await visit(page, `/requests?requestId=${key}`);
  const send = (tab: Page) =>
    tab.getByRole("main").getByRole("button", { name: "Send", exact: true });
  const answer = (tab: Page) => tab.getByLabel("Your answer");
  const text = `Is it vegan? ${unique()}`;
  await answer(page).fill(text);
  const other = await page.context().newPage();
  await visit(other, `/requests?requestId=${key}`);
  await expect.poll(() => answer(other).inputValue()).toBe(text);

  await page.context().setOffline(true);
  await send(page).click();
  await page.getByText("There was no answer", { exact: false }).waitFor();
  await expect.poll(() => answer(page).inputValue()).toBe(text);
  await page.context().setOffline(false);
  await send(page).dblclick();
  await expect.poll(() => answer(page).inputValue()).toBe("");
  await send(other).click();
  await expect.poll(() => answer(other).inputValue()).toBe("");
  expect(await messagesOf(page, key)).toEqual([text]);
});

test("files of a message outlive a reload, uploaded or under way, and go with it once", async () => {
  const page = await signedIn("buyer@neroli.example", "/requests", { mayLog });
  const key = await askVelouria(page);
  await visit(page, `/requests?requestId=${key}`);
  const file = (name: string) => ({
    name,
    mimeType: "application/pdf",
    buffer: Buffer.from(`%PDF-1.7\n ${name}`),
  });
  const listed = page.getByRole("list", { name: "Files" }).last().getByRole("listitem");
  const attached = (name: string) => listed.filter({ hasText: name });
  await page.getByLabel("Attach files").setInputFiles([file("Uploaded.pdf")]);
  await page.getByRole("button", { name: "Remove Uploaded.pdf" }).waitFor();
  await expect.poll(() => listed.getByText("Uploading").count()).toBe(0);
  const made = await cutAnswer(page, "*/attachments");
  await page.getByLabel("Attach files").setInputFiles([file("Cut off.pdf")]);
  await attached("Cut off.pdf").getByRole("alert").waitFor();
  expect(made()).toBe(1);
  await page.getByLabel("Your answer").fill("Both sheets.");

  await page.reload();
  await attached("Uploaded.pdf").waitFor();
  await attached("Cut off.pdf").waitFor();
  await expect.poll(() => listed.getByText("Uploading").count()).toBe(0);
  await expect.poll(() => listed.getByRole("alert").count()).toBe(0);
  await page.getByRole("main").getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => page.getByLabel("Your answer").inputValue()).toBe("");
  type Sent = { messages: { attachments: { name: string }[] }[] };
  const { messages } = await read<Sent>(page, `/requests/${key}`);
  const names = messages.map(({ attachments }) => attachments.map(({ name }) => name).sort());
  expect(names).toEqual([["Cut off.pdf", "Uploaded.pdf"]]);
  await page.reload();
  await page.getByLabel("Attach files").waitFor({ state: "attached" });
  await expect.poll(() => page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
});

test("a file that is kept nowhere any more is told, and the message goes without it", async () => {
  const page = await signedIn("buyer@neroli.example", "/requests", { mayLog });
  const key = await askVelouria(page);
  await visit(page, `/requests?requestId=${key}`);
  await page.route("**/attachments", (route) => route.abort("connectionreset"));
  await page
    .getByLabel("Attach files")
    .setInputFiles([
      { name: "Sheet.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") },
    ]);
  await page.getByRole("alert").waitFor();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase("neroli.draft-files").onsuccess = resolve;
      }),
  );
  await page.reload();
  await page.getByText("This file is not here any more.", { exact: false }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove Sheet.pdf" }).click();
  await page.getByLabel("Your answer").fill("The sheet follows.");
  await page.getByRole("main").getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => messagesOf(page, key)).toEqual(["The sheet follows."]);
});
