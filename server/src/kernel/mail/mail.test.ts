import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { describe, expect, test } from "vitest";
import { pageAddress, sendMail, startMail } from "./mail.ts";

const origin = "https://neroli.example.com";
const mail = {
  to: "ada@example.com",
  subject: "Grüße aus Köln",
  text: "Bonjour à tous",
  html: "<p>Bonjour à tous</p>",
};

describe("mail", () => {
  test("without an SMTP server is written below the data folder, whole", async () => {
    const data = await mkdtemp(path.join(tmpdir(), "neroli-mail-"));
    startMail({ data, origin });
    await Promise.all([sendMail({ ...mail, id: "one" }), sendMail(mail)]);
    const files = await readdir(path.join(data, "mail"));
    expect(files.map((file) => path.extname(file))).toEqual([".eml", ".eml"]);
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(data, "mail", file), "utf8")),
    );
    const one = texts.find((text) => text.includes("<one@neroli.example.com>")) ?? "";
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
      { from: "no-reply@neroli.example.com", to: ["ada@example.com"], text: expect.any(String) },
    ]);
    expect(peer.taken[0]?.text).toContain("Message-ID: <two@neroli.example.com>");
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

  test("links to pages by their full address", () => {
    startMail({ data: "/nowhere", origin });
    expect(pageAddress("/requests?requestId=abc")).toBe(`${origin}/requests?requestId=abc`);
  });
});

interface Taken {
  from: string;
  to: string[];
  text: string;
}

/** A real mail server on a free port that keeps what it takes. */
async function smtpPeer({ refuse }: { refuse?: string } = {}) {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, callback) {
      callback(address === refuse ? new Error("No such mailbox") : null);
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        taken.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString("utf8"),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    taken,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
