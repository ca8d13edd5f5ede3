import { createServer } from "node:net";
import { StartError } from "../start-error.ts";

/**
 * Tells a taken port before anything is started, not after the database and the demo data.
 * @throws StartError when another program listens on it.
 */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new StartError(sentence(port)) : error),
    );
    probe.listen({ port, host: "::" }, () => probe.close(() => resolve()));
  });
}

const sentence = (port: number) =>
  `Port ${port} is already taken: end the program that uses it, or set PORT to a free one.`;
