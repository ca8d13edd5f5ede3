import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { transaction } from "../db/db.ts";
import { freshDatabase } from "../testing/database.ts";
import { smtpPeer } from "../testing/smtp-peer.ts";
import type { Letter } from "./letter.ts";
import { pageAddress, sendMail, startMail } from "./mail.ts";

const origin = "https://neroli.example.com";
const mail = {
  id: "one",
  to: "ada@example.com",
  letter: {
    language: "de",
    subject: "Grüße aus Köln",
    greeting: "Hallo Ada,",
    lines: ["Bonjour à tous"],
    button: { label: "Lesen", address: origin },
    footer: "Neroli",
  } satisfies Letter,
};

describe("mail", () => {
  test("without an SMTP server is written below the data folder, whole", async () => {
    const data = await mkdtemp(path.join(tmpdir(), "neroli-mail-"));
    startMail({ data, origin });
    await Promise.all([sendMail(mail), sendMail({ ...mail, id: "two" })]);
    const files = await readdir(path.join(data, "mail"));
    expect(files.map((file) => path.extname(file))).toEqual([".eml", ".eml"]);
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(data, "mail", file), "utf8")),
    );
    const one =
      texts.find((text) => /^Message-ID: <one\.[0-9a-f]{16}@neroli\.example\.com>/m.test(text)) ??
      "";
    expect(one).toMatch(/^To: ada@example\.com\r$/m);
    expect(one).toMatch(/^From: Neroli <no-reply@neroli\.example\.com>\r$/m);
    expect(one).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(one).toContain("Content-Type: text/html");
    await rm(data, { recursive: true });
  });

  test("with an SMTP server is handed over to it", async () => {
    const peer = await smtpPeer();
    startMail({ data: "/nowhere", origin, smtp_url: `smtp://127.0.0.1:${peer.port}` });
    await sendMail({ ...mail, id: "two" });
    expect(peer.taken).toEqual([
      expect.objectContaining({ from: "no-reply@neroli.example.com", to: ["ada@example.com"] }),
    ]);
    expect(peer.taken[0]?.messageId).toMatch(/^<two\.[0-9a-f]{16}@neroli\.example\.com>$/);
    await peer.close();
  });

  test("that the server refuses is a failure of the sender", async () => {
    const peer = await smtpPeer({ refuse: "ada@example.com" });
    startMail({ data: "/nowhere", origin, smtp_url: `smtp://127.0.0.1:${peer.port}` });
    await expect(sendMail(mail)).rejects.toThrow("No such mailbox");
    await sendMail({ ...mail, to: "bea@example.com" });
    expect(peer.taken.map(({ to }) => to)).toEqual([["bea@example.com"]]);
    await peer.close();
  });

  test("has the same Message-ID whenever it is sent, and one for each recipient", async () => {
    const peer = await smtpPeer();
    startMail({ data: "/nowhere", origin, smtp_url: `smtp://127.0.0.1:${peer.port}` });
    await sendMail(mail);
    await sendMail({ ...mail, letter: { ...mail.letter, subject: "Again" } });
    await sendMail({ ...mail, to: "bea@example.com" });
    const [first, again, other] = peer.taken.map(({ messageId }) => messageId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    await peer.close();
  });

  test("is never sent while a transaction holds a connection", async () => {
    const database = await freshDatabase();
    startMail({ data: "/nowhere", origin });
    await expect(transaction(() => sendMail(mail))).rejects.toThrow("inside a transaction");
    await database.close();
  });

  test("links to pages by their full address", () => {
    startMail({ data: "/nowhere", origin });
    expect(pageAddress("/requests?requestId=abc")).toBe(`${origin}/requests?requestId=abc`);
  });
});
