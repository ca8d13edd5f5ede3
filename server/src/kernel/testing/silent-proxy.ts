import { createServer, Socket } from "node:net";

export interface SilentProxy {
  /** The address of the database, by way of the proxy. */
  url: string;
  /** From now on not a byte passes, and every socket stays open; new ones are let in and kept too. */
  fallSilent(): void;
  /** New connections pass again; those that fell silent stay so. */
  letNewOnesPass(): void;
  close(): Promise<void>;
}

/** Stands between a client and its database, and can go silent as a network does. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (silent) return;
    const far = new Socket({ allowHalfOpen: true });
    keep(far);
    far.connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: url.href,
    fallSilent() {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    letNewOnesPass() {
      silent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
