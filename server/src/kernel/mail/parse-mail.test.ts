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
      attachments: [],
    },
  ]);
  await mails.close();
});

test("files come with it, byte by byte", async () => {
  const mails = await testMails();
  const letter = {
    language: "de" as const,
    subject: "Neues Blatt",
    greeting: "Hallo",
    lines: ["Anbei."],
    button: { label: "Öffnen", address: "https://neroli.example.com/" },
    footer: "Neroli",
  };
  const content = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256));
  const attachments = [{ name: "Sheet.pdf", media_type: "application/pdf", content }];
  await sendMail({ id: "two", to: "ada@example.com", letter, attachments });
  const [mail] = await mails.to("ada@example.com");
  expect(mail?.text).toContain("Anbei.");
  expect(mail?.html).toContain("Anbei.");
  expect(mail?.attachments).toEqual([{ name: "Sheet.pdf", content }]);
  await mails.close();
});
