import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** How long what is still sent is taken and thrown away, in milliseconds: some ways to and fro. */
const lingerMilliseconds = 2_000;

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const left = new WeakSet<Socket>();

/**
 * Answers what is no request, or was not sent in time, and closes the connection. Not at once: a
 * connection closed on what was not read is reset, and some systems then throw away the answer
 * before anybody has read it (RFC 9112, 9.6). What comes after the answer is never parsed, so
 * nothing is done that was told to be refused.
 */
export function refuseBroken(error: { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || left.has(socket)) return;
  left.add(socket);
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.removeAllListeners("data");
  socket.on("data", () => {}).resume();
  const status = statuses[error.code ?? ""] ?? 400;
  const head = ["connection: close", "content-length: 0", "", ""].join("\r\n");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}`);
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
}
