import { createServer } from "node:net";
import { StartError } from "../start-error.ts";

/** Where a server is to listen. */
export interface Place {
  port: number;
  /** An address of this machine; `localhost` is both of its own. */
  listen: string;
}

/**
 * Tells a port that cannot be had before anything is started, not after the database and the demo
 * data.
 * @throws StartError when another program listens on it, or when it is closed to this account.
 */
export async function assertPortFree({ port, listen }: Place): Promise<void> {
  const hosts = listen === "localhost" ? ["127.0.0.1", "::1"] : [listen];
  for (const host of hosts) {
    const refused = await tryPort(port, host);
    // A machine may be without IPv6.
    if (refused && !(host === "::1" && absent.has(refused.code ?? ""))) {
      throw portRefused({ port, listen }, refused);
    }
  }
}

const absent = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** Undefined when the port could be had. */
function tryPort(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

/** Why a port cannot be had, as whoever starts the server is told. */
export const portRefused = (place: Place, error: NodeJS.ErrnoException): StartError =>
  new StartError(sentence(place, error));

function sentence({ port, listen }: Place, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is already taken: end the program that uses it, or set PORT to a free one.`;
  }
  if (code === "EACCES") {
    return `Port ${port} is closed to this account: set PORT to one from 1024 up, with a proxy before it, or let Node have it.`;
  }
  if (absent.has(code ?? "")) {
    return `This machine has no address ${listen}: set NEROLI_LISTEN to one that it has, such as 0.0.0.0.`;
  }
  return `The server cannot listen on port ${port} of ${listen}: ${message}.`;
}
