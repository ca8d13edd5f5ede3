import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

const root = fileURLToPath(new URL("..", import.meta.url));

/** One built application with the demo data, on a port and a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), "neroli-e2e-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["server/src/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      NEROLI_ORIGIN: origin,
      NEROLI_DATA: data,
      NEROLI_DEMO: "on",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await ready(server, origin);
  project.provide("origin", origin);
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    await rm(data, { recursive: true, force: true });
  };
}

/** The server says its address once it answers. */
function ready(server: ChildProcess, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      said += chunk;
      if (said.includes(origin)) resolve();
    });
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
  }
}
