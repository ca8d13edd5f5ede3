import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { parseMail, type ReadMail } from "../mail/parse-mail.ts";

interface TakenMail {
  from: string;
  to: string[];
  messageId: string;
  mail: ReadMail;
}

interface Options {
  /** A recipient that it does not know. */
  refuse?: string;
  /** It says that it has taken a mail when this is settled: a server that takes its time. */
  until?: Promise<void> | (() => Promise<void>);
}

/** A real mail server on a free port that keeps what it takes. */
export async function smtpPeer({ refuse, until }: Options = {}) {
  const taken: TakenMail[] = [];
  const announced: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, callback) {
      announced.push(address);
      callback(address === refuse ? new Error("No such mailbox") : null);
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        taken.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          messageId: /^Message-ID:\s+(\S+)/m.exec(text)?.[1] ?? "",
          mail: parseMail(text),
        });
        void Promise.resolve(typeof until === "function" ? until() : until).then(() => callback());
      });
    },
  });
  // Senders that are killed leave connections cut off.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    /** Recipients by name, whose mail is still to come over the wire. */
    announced,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
