import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MailKind } from "./kinds.ts";
import { sendMail, startMail } from "./mail.ts";
import { mailPreview } from "./preview.ts";

const kinds: MailKind[] = [
  {
    name: "Greeting",
    sample: (language) => ({
      subject: `Greeting in ${language}`,
      text: "Good day",
      html: `<html lang="${language}"><a href="https://example.com">on</a></html>`,
    }),
  },
];

let data: string;
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-preview-"));
  startMail({ data, origin: "https://neroli.example.com" });
  await writeFile(path.join(data, "secret.eml"), "Subject: not yours\n\n");
});
afterAll(() => rm(data, { recursive: true }));

async function ask(url: string, production = false) {
  const app = Fastify();
  await app.register(mailPreview, { data, kinds, production });
  return app.inject(url);
}

test("each kind is shown in each language, before anything was mailed", async () => {
  const first = await ask("/dev/mails");
  expect(first.body).toContain("Greeting in en");
  expect(first.body).toContain("None yet.");
  const { body } = await ask("/dev/mails?kind=Greeting&language=es");
  expect(body).toContain("<h1>Greeting in es</h1>");
  expect(body).toContain("<pre>Good day</pre>");
  expect(body).toContain("&lt;base target=&quot;_blank&quot;&gt;");
});

test("mails that were written are listed and shown, and nothing of them runs", async () => {
  const html = "<html><script>alert(1)</script></html>";
  await sendMail({
    id: "one",
    to: "ada@example.com",
    subject: "<b>Größe</b>",
    text: "<i>plain</i>",
    html,
  });
  const { body, headers } = await ask("/dev/mails");
  const file = /href="\?file=([^"]+)"/.exec(body)?.[1] ?? "";
  const shown = await ask(`/dev/mails?file=${file}`);
  expect(shown.body).toContain("<h1>&lt;b&gt;Größe&lt;/b&gt;</h1>");
  expect(shown.body).toContain("<pre>&lt;i&gt;plain&lt;/i&gt;</pre>");
  expect(shown.body).not.toContain("<script");
  expect(shown.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("no other file is shown, and in production there is no such page", async () => {
  const { body } = await ask(`/dev/mails?file=${encodeURIComponent("../secret.eml")}`);
  expect(body).not.toContain("not yours");
  expect((await ask("/dev/mails", true)).statusCode).toBe(404);
});
