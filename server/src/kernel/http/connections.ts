import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "../network.ts";

/**
 * How long somebody may take to send, in milliseconds: heads come at once, and the longest file
 * within the time over a slow line. The server looks every five seconds who has had it.
 */
export const patience = {
  requestTimeout: 10 * 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
};

/**
 * Connections of one network that have asked nothing yet. Browsers and proxies open few ahead, and
 * what the system has taken in while the process was busy are some hundreds.
 */
const mostSilent = 1_000;

/** Closes connections that a network opens beyond that; those that have asked are not counted. */
export function refuseSilent(server: Server): void {
  const silent = new Map<Socket, string>();
  const counts = new Map<string, number>();
  const count = (network: string, more: 1 | -1) => {
    const sum = (counts.get(network) ?? 0) + more;
    if (sum > 0) counts.set(network, sum);
    else counts.delete(network);
  };
  const heard = (socket: Socket) => {
    const network = silent.get(socket);
    if (network === undefined) return;
    silent.delete(socket);
    count(network, -1);
  };
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    if ((counts.get(network) ?? 0) >= mostSilent) {
      socket.destroy();
      return;
    }
    silent.set(socket, network);
    count(network, 1);
    socket.once("close", () => heard(socket));
  });
  server.on("request", ({ socket }) => heard(socket));
}
