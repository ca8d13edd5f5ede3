import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { readSource } from "./mails.ts";

/** A mail as it came over the wire, and what people read of it. */
interface TakenMail extends ReturnType<typeof readSource> {
  source: string;
}

/** A mail server of a test's own on a free port: it takes everything, and keeps it. */
export async function startMailServer() {
  const taken: TakenMail[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    void converse(socket, (source) => taken.push({ ...readSource(source), source }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    taken,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

/** SMTP as far as a sender that needs neither encryption nor a password (RFC 5321). */
async function converse(socket: Socket, take: (source: string) => void): Promise<void> {
  const say = (answer: string) => socket.write(`${answer}\r\n`);
  say("220 mail.example");
  let mail: string[] | null = null;
  for await (const line of createInterface({
    input: socket,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (mail === null) {
      if (line === "DATA") mail = [];
      say(line === "DATA" ? "354 Go on" : line === "QUIT" ? "221 Bye" : "250 Ok");
      if (line === "QUIT") socket.end();
    } else if (line === ".") {
      take(`${mail.join("\r\n")}\r\n`);
      mail = null;
      say("250 Taken");
    } else mail.push(line.replace(/^\.\./, "."));
  }
}
