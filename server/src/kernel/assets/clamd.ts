import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { AppError } from "../errors.ts";
import type { ClamdAddress } from "../settings/values.ts";

/** Milliseconds without a word from clamd; it answers once it has searched the whole. */
const patience = 120_000;
/** No answer is longer. */
const longestAnswer = 10_000;

export interface Scan {
  /** Settles when clamd takes more. */
  write(part: Buffer): Promise<void>;
  /** After the last part: throws "documents.infected" with the `signature` that was found. */
  finish(): Promise<void>;
  /** When the content broke off. */
  abandon(): void;
}

const unavailable = (cause: unknown) =>
  new AppError("documents.scanner-unavailable", undefined, { cause });

/**
 * Has clamd search a file while it comes (its command INSTREAM: parts with their length, an empty
 * one at the end). Whatever keeps it from saying "OK" refuses the file, with
 * "documents.scanner-unavailable": nothing is stored that was not searched.
 */
export async function openScan(address: ClamdAddress): Promise<Scan> {
  const socket = createConnection(address);
  socket.setTimeout(patience, () => socket.destroy(new Error("clamd says nothing")));
  // Heard from the first moment on: clamd may answer before the end, as when a file is too long.
  const answer = readAnswer(socket);
  try {
    await once(socket, "connect");
  } catch (error) {
    throw unavailable(error);
  }
  socket.write("zINSTREAM\0");
  return {
    async write(part) {
      if (part.length === 0 || answer.isThere()) return;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      socket.write(length);
      if (!socket.write(part)) await Promise.race([drained(socket), answer.come]);
    },
    async finish() {
      if (!answer.isThere()) socket.write(Buffer.alloc(4));
      const said = await answer.come;
      if (said instanceof Error) throw unavailable(said);
      judge(said);
    },
    abandon: () => void socket.destroy(),
  };
}

/** Also when it closes. */
const drained = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const settle = () => {
      socket.off("drain", settle).off("close", settle);
      resolve();
    };
    socket.on("drain", settle).on("close", settle);
  });

/** clamd's answer, up to its zero byte; rejects with the reason where there is none. */
function readAnswer(socket: Socket) {
  const { promise: come, resolve } = Promise.withResolvers<string | Error>();
  let isThere = false;
  let said = "";
  const settle = (answer: string | Error) => {
    isThere = true;
    resolve(answer);
    socket.destroy();
  };
  socket.on("data", (part: Buffer) => {
    said += part.toString("utf8");
    if (said.includes("\0")) settle(said.slice(0, said.indexOf("\0")));
    else if (said.length > longestAnswer) settle(new Error(`clamd says: ${said}`));
  });
  for (const event of ["end", "close"]) {
    socket.on(event, () => settle(new Error(`clamd hung up after ${JSON.stringify(said)}`)));
  }
  socket.on("error", settle);
  return { come, isThere: () => isThere };
}

function judge(said: string): void {
  if (said === "stream: OK") return;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found) throw new AppError("documents.infected", { signature: found });
  // Such as "INSTREAM size limit exceeded. ERROR" where StreamMaxLength is below our own limit.
  throw unavailable(new Error(`clamd says: ${said}`));
}
