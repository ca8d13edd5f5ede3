import { expect, test } from "vitest";
import { testMails } from "../testing/mails.ts";
import { layOut } from "./layout.ts";
import { sendMail, supportAddress } from "./mail.ts";

test.each([
  ["plain", "Hello", "Good day\n\nand a good night"],
  ["long lines", "Grüße aus Köln, und noch viel mehr davon in einer langen Zeile", "ü".repeat(200)],
  ["other letters", "こんにちは", "привет 🌼 = 100 %"],
])("a mail reads as it was written: %s", async (_what, subject, text) => {
  const mails = await testMails();
  const letter = {
    language: "en" as const,
    subject,
    greeting: "Hello",
    lines: [],
    quotation: text,
    button: { label: "Open", address: "https://neroli.example.com/x?token=a_b-c" },
    footer: "Neroli",
  };
  const written = layOut(letter, supportAddress());
  await sendMail({ id: "one", to: "ada@example.com", letter });
  expect(await mails.to("ada@example.com")).toEqual([
    {
      to: "ada@example.com",
      headers: expect.objectContaining({ to: "ada@example.com" }),
      date: expect.any(String),
      subject,
      text: written.text.trimEnd(),
      html: written.html.trimEnd(),
    },
  ]);
  await mails.close();
});
