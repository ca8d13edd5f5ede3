import { type AddressInfo, createServer, Socket } from "node:net";
import { Transform } from "node:stream";

/** good; slow: every piece waits; cut: nobody answers, and whoever was connected is not any more; silent: connections stay open and not a byte passes. */
export type LineState = "good" | "slow" | "cut" | "silent";

export interface BadLine {
  port: number;
  /** New connections are led to another port of the same machine from now on. */
  leadTo(port: number): void;
  become(state: LineState): void;
  close(): Promise<void>;
}

const slowMilliseconds = 150;

/** Stands between the product and what it calls, as a network that goes bad does. */
export async function startBadLine(to: { host: string; port: number }): Promise<BadLine> {
  const sockets = new Set<Socket>();
  let state: LineState = "good";
  let { port: target } = to;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  };
  const slowly = () =>
    new Transform({
      transform(chunk, _, done) {
        if (state !== "slow") return done(null, chunk);
        setTimeout(() => done(null, chunk), slowMilliseconds);
      },
    });
  const server = createServer((near) => {
    keep(near);
    if (state === "cut") return near.resetAndDestroy();
    if (state === "silent") return;
    const far = new Socket();
    keep(far);
    far.connect(target, to.host);
    near.pipe(slowly()).pipe(far);
    far.pipe(slowly()).pipe(near);
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
    },
    become(next) {
      state = next;
      if (next === "cut") for (const socket of sockets) socket.resetAndDestroy();
      if (next === "silent") for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
