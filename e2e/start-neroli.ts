import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export interface Served {
  origin: string;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL("../server/src/main.ts", import.meta.url));

/** The built product with its demo data, as `npm start` runs it, on a free port. */
export async function startNeroli(data: string): Promise<Served> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: "production",
    PORT: String(port),
    NEROLI_ORIGIN: origin,
    NEROLI_DATA: data,
    NEROLI_DEMO: "on",
  };
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return untilServed(child, origin);
}

/** Resolves when the program says its address. */
export async function untilServed(child: ChildProcess, origin: string): Promise<Served> {
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await new Promise<void>((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk;
      if (said.includes(origin)) resolve();
    });
    void ended.then((code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return {
    origin,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
