import { createServer, type Socket } from "node:net";
import type { ClamdAddress } from "../settings/values.ts";

/** The harmless file that every scanner takes for a virus, so that one can be tried. */
export const eicar = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

export interface TestClamd {
  address: ClamdAddress;
  /** The bytes of each file that it was given. */
  searched: number[];
  close(): Promise<void>;
}

/**
 * Speaks clamd's INSTREAM as the real one does: parts with their length, an empty one at the end,
 * an answer, the end of the connection; more than `longest` bytes it refuses at once.
 */
export async function testClamd({ longest = 100_000_000 } = {}): Promise<TestClamd> {
  const searched: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    void serve(socket, { longest, searched }).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const listening = server.address();
  if (!listening || typeof listening === "string") throw new Error("no port");
  return {
    address: { host: "127.0.0.1", port: listening.port },
    searched,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const command = "zINSTREAM\0";

async function serve(
  socket: Socket,
  { longest, searched }: { longest: number; searched: number[] },
): Promise<void> {
  const take = reader(socket);
  if ((await take(command.length)).toString() !== command)
    return void socket.end("UNKNOWN COMMAND\0");
  const parts: Buffer[] = [];
  let size = 0;
  for (;;) {
    const length = (await take(4)).readUInt32BE();
    if (length === 0) break;
    size += length;
    if (size > longest) return void socket.end("INSTREAM size limit exceeded. ERROR\0");
    parts.push(await take(length));
  }
  searched.push(size);
  const found = Buffer.concat(parts).includes(eicar);
  socket.end(found ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
}

/** Exactly so many bytes, as soon as they are there. */
function reader(socket: Socket): (length: number) => Promise<Buffer> {
  const chunks = socket[Symbol.asyncIterator]();
  let left = Buffer.alloc(0);
  return async (length) => {
    while (left.length < length) {
      const { value, done } = await chunks.next();
      if (done) throw new Error("the client hung up");
      left = Buffer.concat([left, value as Buffer]);
    }
    const taken = left.subarray(0, length);
    left = left.subarray(length);
    return taken;
  };
}
