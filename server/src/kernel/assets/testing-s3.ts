import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server, type Socket, connect as tcpConnect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import type { S3Settings } from "../config.ts";

export interface TestS3 {
  settings: S3Settings;
  /** Ends the next connection after so many bytes have gone to the server. */
  cutAfter(bytes: number): void;
  /** Nobody answers at its address any more; `start` has it answer again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const bucket = "neroli";

/** An S3 server of one's own with one bucket, behind a line that can be cut. */
export async function testS3(): Promise<TestS3> {
  const directory = await mkdtemp(path.join(tmpdir(), "neroli-s3-"));
  const configureBuckets = [{ name: bucket }];
  const given = { port: 0, address: "127.0.0.1", directory, silent: true, configureBuckets };
  const server = new S3rver(given);
  const { port } = await server.run();
  const line = new Line(port);
  await line.open(0);
  return {
    settings: {
      endpoint: `http://127.0.0.1:${line.port}`,
      bucket,
      region: "us-east-1",
      access_key_id: "S3RVER",
      secret_access_key: "S3RVER",
    },
    cutAfter: (bytes) => {
      line.left = bytes;
    },
    stop: () => line.close(),
    start: () => line.open(line.port),
    async close() {
      await line.close();
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Hands bytes on between a client and the server. */
class Line {
  port = 0;
  left = Number.POSITIVE_INFINITY;
  readonly #to: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  constructor(to: number) {
    this.#to = to;
  }

  async open(port: number): Promise<void> {
    const server = createServer((client) => this.#join(client));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const address = server.address();
    if (address && typeof address === "object") this.port = address.port;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #join(client: Socket): void {
    const server = tcpConnect(this.#to, "127.0.0.1");
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on("data", (part: Buffer) => {
      this.left -= part.length;
      if (this.left > 0) return void server.write(part);
      this.left = Number.POSITIVE_INFINITY;
      client.destroy();
    });
    server.on("data", (part: Buffer) => client.write(part));
  }
}
