import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { expectAccessible, newPage, noOverflow, origin, signIn, unique, visit } from "./browser.ts";
import { startMailServer } from "./mail-server.ts";
import { header, mailsTo } from "./mails.ts";
import { newBuyer } from "./new-buyer.ts";
import { tokenOf } from "./session-of.ts";

const run = promisify(execFile);
const program = fileURLToPath(
  new URL("../server/src/notifications/testing-digest-process.ts", import.meta.url),
);
const hour = 3_600_000;

/** Sends what is due to that mail server when it is so much later. */
const sendDigests = (url: string, later: number) =>
  run(process.execPath, [program, inject("data"), url, origin, String(later)]);

async function post<Answer>(path: string, token: string, body: object): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": `${unique()}-${unique()}`,
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

/** Somebody of the supplier writes to the buyer about a new request. */
async function beWrittenTo(buyer: { email: string; password: string }): Promise<void> {
  const own = await tokenOf(origin, buyer.email, buyer.password);
  const { requests } = await post<{ requests: { key: string }[] }>("/requests", own, {
    type: "CONTACT",
    company: "velouria-actives",
    message: "Do you have it in drums?",
    contact: { full_name: "Noa", company: "Maren", department: "QUALITY" },
  });
  const key = requests[0]?.key ?? "";
  const supplier = await tokenOf(origin, "manager@neroli.example");
  await post(`/requests/${key}/messages`, supplier, { body: "We do, of 200 kg." });
}

test("a daily digest is chosen on a phone, comes at eight, and ends by its link without signing in", async () => {
  const server = await startMailServer();
  const buyer = await newBuyer();
  const page = await newPage({ width: 390, height: 844 });
  await visit(page, "/login?returnTo=/user/profile");
  await signIn(page, buyer.email, buyer.password);
  await visit(page, "/user/profile#notifications");
  const form = page.getByRole("form", { name: "My profile" });
  const messages = form.getByLabel("Messages in requests");
  await expect.poll(() => messages.inputValue()).toBe("MAIL");
  await messages.selectOption({ label: "Here, and in a daily digest" });
  await form.getByLabel("Time zone").selectOption({ label: "Asia/Tokyo" });
  await noOverflow(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Profile saved").waitFor();

  const mailed = async () =>
    (await mailsTo(buyer.email)).filter(({ subject }) => subject.includes("Velouria")).length;
  await beWrittenTo(buyer);
  await visit(page, "/notifications");
  await page
    .getByRole("main")
    .getByText(/from Velouria Actives wrote/)
    .first()
    .waitFor();
  expect(await mailed()).toBe(0);
  await sendDigests(server.url, 24 * hour);
  const taken = () => server.taken.filter(({ source }) => header(source, "To") === buyer.email);
  const [digest, ...more] = taken();
  expect(more).toEqual([]);
  expect(digest?.subject).toBe("Your day on Neroli: 1 notification");
  expect(digest?.text).toContain("from Velouria Actives wrote");
  const source = digest?.source ?? "";
  expect(header(source, "Message-ID")).toMatch(/^<[\w-]{36}\.\w+@localhost>$/);
  expect(header(source, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  const [, link = ""] = /<(.+)>/.exec(header(source, "List-Unsubscribe")) ?? [];
  expect(digest?.links).toContain(link);
  await sendDigests(server.url, 48 * hour);
  expect(taken()).toHaveLength(1);

  const stranger = await newPage({ width: 390, height: 844, locale: "de-DE" });
  await visit(stranger, link);
  await stranger.getByText("Sie erhalten einen Tagesüberblick").waitFor();
  await noOverflow(stranger);
  await expectAccessible(stranger);
  await stranger.getByRole("button", { name: "Diese E-Mails abbestellen" }).press("Enter");
  await stranger.getByText("Erledigt: Sie erhalten keinen Tagesüberblick mehr.").waitFor();
  await visit(stranger, link);
  await stranger.getByText("Erledigt: Sie erhalten keinen Tagesüberblick mehr.").waitFor();

  await visit(page, "/user/profile#notifications");
  await expect.poll(() => messages.inputValue()).toBe("HERE");
  await expect.poll(() => form.getByLabel("Time zone").inputValue()).toBe("Asia/Tokyo");
  await server.close();
});

test("a browser says its time zone once; a broken link says what to do", async () => {
  const buyer = await newBuyer();
  const page = await newPage({ mayLog: /status of 404/ });
  await visit(page, "/login?returnTo=/user/profile");
  await signIn(page, buyer.email, buyer.password);
  const own = await tokenOf(origin, buyer.email, buyer.password);
  const zone = async () => {
    const answer = await fetch(`${origin}/api/users/settings`, {
      headers: { authorization: `Bearer ${own}` },
    });
    return ((await answer.json()) as { time_zone: string | null }).time_zone;
  };
  const here = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect.poll(zone).toBe(here);
  await visit(page, "/notifications/unsubscribe?token=no-such-token-of-anybody-here");
  await page.getByText("This link is not valid.").waitFor();
  await expectAccessible(page);
});
