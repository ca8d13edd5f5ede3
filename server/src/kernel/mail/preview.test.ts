import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MailKind } from "./kinds.ts";
import type { Letter } from "./letter.ts";
import { sendMail, startMail } from "./mail.ts";
import { mailPreview } from "./preview.ts";

const letter = {
  language: "en",
  subject: "<b>Größe</b>",
  greeting: "Good day",
  lines: ["<script>alert(1)</script>"],
  button: { label: "On", address: "https://neroli.example.com" },
  footer: "Neroli",
} satisfies Letter;

const kinds: MailKind[] = [
  {
    name: "Greeting",
    sample: (language) => ({ ...letter, language, subject: `Greeting in ${language}` }),
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
  expect(body).toContain("<pre>Good day");
  expect(body).toContain("&lt;base target=&quot;_blank&quot;&gt;");
});

test("mails that were written are listed and shown, and nothing of them runs", async () => {
  await sendMail({ id: "one", to: "ada@example.com", letter });
  const { body, headers } = await ask("/dev/mails");
  const file = /href="\?file=([^"]+)"/.exec(body)?.[1] ?? "";
  const shown = await ask(`/dev/mails?file=${file}`);
  expect(shown.body).toContain("<h1>&lt;b&gt;Größe&lt;/b&gt;</h1>");
  expect(shown.body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(shown.body).not.toContain("<script");
  expect(shown.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("no other file is shown, and in production there is no such page", async () => {
  const { body } = await ask(`/dev/mails?file=${encodeURIComponent("../secret.eml")}`);
  expect(body).not.toContain("not yours");
  expect((await ask("/dev/mails", true)).statusCode).toBe(404);
});
