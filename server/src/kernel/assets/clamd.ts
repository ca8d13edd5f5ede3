import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { AppError } from "../errors.ts";

/** Where clamd listens: the path of its socket, or its host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

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
  answer.catch(() => {});
  try {
    await once(socket, "connect");
  } catch (error) {
    throw unavailable(error);
  }
  socket.write("zINSTREAM\0");
  return {
    async write(part) {
      if (part.length === 0) return;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      socket.write(length);
      if (socket.write(part)) return;
      await Promise.race([once(socket, "drain"), answer]).catch((error: unknown) => {
        throw unavailable(error);
      });
    },
    async finish() {
      if (socket.writable) socket.write(Buffer.alloc(4));
      const said = await answer.catch((error: unknown) => {
        throw unavailable(error);
      });
      judge(said);
    },
    abandon: () => void socket.destroy(),
  };
}

/** What clamd says, up to its zero byte; a connection that ends before is a failure. */
function readAnswer(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = "";
  socket.on("data", (part: Buffer) => {
    said += part.toString("utf8");
    if (!said.includes("\0") && said.length < longestAnswer) return;
    resolve(said.split("\0")[0] ?? "");
    socket.destroy();
  });
  socket.on("error", reject);
  socket.on("close", () => reject(new Error("clamd hung up")));
  return promise;
}

function judge(said: string): void {
  if (said === "stream: OK") return;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found) throw new AppError("documents.infected", { signature: found });
  // Such as "INSTREAM size limit exceeded. ERROR" where StreamMaxLength is below our own limit.
  throw unavailable(new Error(`clamd says: ${said}`));
}
