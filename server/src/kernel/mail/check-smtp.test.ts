import { once } from "node:events";
import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { smtpPeer } from "../testing/smtp-peer.ts";
import { checkSmtp } from "./check-smtp.ts";

const unreported = (error: unknown) => {
  throw error;
};

test("a mail server that takes mail is fine; one that is down is told of, and may come later", async () => {
  const peer = await smtpPeer();
  await checkSmtp(peer.url, unreported);
  await expect(checkSmtp(peer.url.replace("smtp:", "smtps:"), unreported)).rejects.toThrow(
    "does not speak TLS from the first byte on: write smtp:// in SMTP_URL",
  );
  await peer.close();
  const reported: string[] = [];
  await checkSmtp(peer.url, (error) => void reported.push(String(error)));
  expect(reported).toEqual([
    `Error: The mail server 127.0.0.1:${peer.port} cannot be reached yet.`,
  ]);
});

test("a wrong password and a host that is none are told in one sentence", async () => {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, callback) => callback(new Error("no such user")),
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : 0;
  await expect(checkSmtp(`smtp://ada:wrong@127.0.0.1:${port}`, unreported)).rejects.toThrow(
    `The mail server 127.0.0.1:${port} refuses the user or the password of SMTP_URL: `,
  );
  await new Promise<void>((resolve) => server.close(resolve));
  await expect(checkSmtp("smtp://mail.invalid", unreported)).rejects.toThrow(
    "There is no host mail.invalid, which SMTP_URL names as the mail server.",
  );
});

test("one that is silent does not keep the start waiting", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const reported: unknown[] = [];
  await checkSmtp(`smtp://127.0.0.1:${port}`, (error) => void reported.push(error), 200);
  expect(reported).toHaveLength(1);
  silent.close();
});
