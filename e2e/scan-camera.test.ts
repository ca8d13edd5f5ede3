import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectAccessible,
  mayLogOffline,
  newPage,
  noOverflow,
  origin,
  signedIn,
  visit,
} from "./browser.ts";
import { drawnCode, phoneBefore, phoneThatRefuses } from "./camera.ts";
import { png } from "./png.ts";
import { arrivedScans, devicePage, isReady, noteCode, pictureOf, someCode } from "./scan-steps.ts";
import { sessionOf, tokenOf } from "./session-of.ts";

const editor = "editor@neroli.example";
const phone = { width: 390, height: 780 };
const mayLog = new RegExp(`${mayLogOffline.source}|ERR_FAILED|Failed to load resource`);

const arrivedOf = async (read: string) => {
  const all = await arrivedScans(origin, await tokenOf(origin, editor));
  return all.filter((scan) => scan.read === read);
};

async function openDevice(): Promise<Page> {
  const page = await newPage({ ...phone, mayLog, session: await sessionOf(origin, editor) });
  await visit(page, devicePage);
  await isReady(page);
  return page;
}

const allSent = (page: Page) => page.getByText(/^All sent$/).waitFor();

/** The badge of somebody whom no other test scans, and the code in its picture. */
async function openBadge() {
  const page = await signedIn(
    "buyer-manager@neroli.example",
    "/exhibitions/nord-ingredients-hamburg/badge",
  );
  const label = await page.getByRole("img", { name: /QR code/ }).getAttribute("aria-label");
  return { code: await drawnCode(page), text: label?.replaceAll(/QR code |[ -]/g, "") ?? "" };
}

test.each([
  ["beside the middle", { right: 48, down: -36, turned: 0, blurred: 0 }, "its own reader"],
  ["turned and out of focus", { right: -40, down: 20, turned: 11, blurred: 2 }, "ours alone"],
] as const)("the camera reads a badge that is held %s, once", async (_, held, reader) => {
  const { code, text } = await openBadge();
  const before = (await arrivedOf(text)).length;
  const page = await phoneBefore(code, held, await sessionOf(origin, editor));
  if (reader === "ours alone") {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "BarcodeDetector"));
  }
  await page.goto(devicePage);
  await isReady(page);
  await page.getByRole("button", { name: "Start camera" }).click();
  await page
    .getByRole("status")
    .getByText(/is noted$/)
    .waitFor();
  await page.getByLabel("Notes").fill("Read by the camera");
  await allSent(page);
  await page.getByLabel("What the camera sees").waitFor();
  await expect.poll(async () => (await arrivedOf(text)).at(-1)?.notes).toBe("Read by the camera");
  // The camera sees the badge still: that is the same scan.
  expect(await arrivedOf(text)).toHaveLength(before + 1);
  await page.getByRole("button", { name: "Stop camera" }).click();
  await page.getByLabel("What the camera sees").waitFor({ state: "detached" });
});

test("without a camera, or where it is refused, the page says so, and codes are typed", async () => {
  const missing = await openDevice();
  await missing.getByRole("button", { name: "Start camera" }).click();
  await missing.getByRole("alert").getByText("no camera", { exact: false }).waitFor();
  await expectAccessible(missing);
  await noOverflow(missing);
  await noteCode(missing, someCode());
  await allSent(missing);

  const refused = await phoneThatRefuses(await sessionOf(origin, editor));
  await refused.goto(devicePage);
  await isReady(refused);
  await refused.getByRole("button", { name: "Start camera" }).click();
  await refused.getByRole("alert").getByText("allow it", { exact: false }).waitFor();
  await noteCode(refused, someCode());
  await allSent(refused);
});

test("a picture of a scan is kept without a connection, over a reload, and sent later", async () => {
  const page = await openDevice();
  const code = someCode();
  await page.context().setOffline(true);
  await noteCode(page, code);
  await page.getByLabel("Take a picture").setInputFiles(png({ width: 900, height: 600 }));
  await page.getByText("A picture is kept").waitFor();
  await page.reload();
  await page.getByText("1 not sent").waitFor();
  await page.context().setOffline(false);
  await allSent(page);
  const [scan] = await arrivedOf(code);
  expect(scan?.has_picture).toBe(true);
  const answer = await pictureOf(origin, await tokenOf(origin, editor), scan?.id ?? "");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

/** Types a code; answers whether the page says that there is no room for it. */
async function meetsNoRoom(page: Page, code: string): Promise<boolean> {
  const field = page.getByLabel("Code or name");
  const full = page.getByRole("alert").getByText("no room left", { exact: false });
  await field.fill(code);
  await page.getByRole("button", { name: "Note", exact: true }).click();
  const answered = async () => (await full.count()) > 0 || (await field.inputValue()) === "";
  await expect.poll(answered).toBe(true);
  return (await full.count()) > 0;
}

test("a full device says so: what was noted is there, what was typed stays, and all goes on with room", async () => {
  const page = await openDevice();
  await page.context().setOffline(true);
  const noted: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  // Browsers look seldom how much room is left: until then they take what is small.
  const isFull = async () => {
    const code = someCode();
    noted.push(code);
    return meetsNoRoom(page, code);
  };
  await expect.poll(isFull, { timeout: 90_000, interval: 1_000 }).toBe(true);
  const late = noted.at(-1) ?? "";
  await page.getByText(`${noted.length - 1} not sent`, { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel("Code or name").inputValue()).toBe(late);
  await expectAccessible(page);
  await page.reload();
  await page.getByText(`${noted.length - 1} not sent`, { exact: true }).waitFor();

  await browser.send("Storage.overrideQuotaForOrigin", { origin });
  await noteCode(page, late);
  await page.getByText(`${noted.length} not sent`, { exact: true }).waitFor();
  await page.context().setOffline(false);
  await allSent(page);
  const arrived = await arrivedScans(origin, await tokenOf(origin, editor));
  const reads = arrived.map(({ read }) => read).filter((read) => noted.includes(read));
  expect(reads).toEqual(noted);
});
