import { expect, test } from "vitest";
import { testMails } from "../testing/mails.ts";
import { sendMail } from "./mail.ts";

test.each([
  ["plain", "Hello", "Good day\n\nhttps://neroli.example.com/x?token=a_b-c"],
  ["long lines", "Grüße aus Köln, und noch viel mehr davon in einer langen Zeile", "ü".repeat(200)],
  ["other letters", "こんにちは", "привет 🌼 = 100 %"],
])("a mail reads as it was written: %s", async (_what, subject, text) => {
  const mails = await testMails();
  const html = `<p>${text}</p>`;
  await sendMail({ id: "one", to: "ada@example.com", subject, text, html });
  expect(await mails.to("ada@example.com")).toEqual([
    { to: "ada@example.com", date: expect.any(String), subject, text, html },
  ]);
  await mails.close();
});
