import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export interface Served {
  origin: string;
  stop(): Promise<void>;
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The built product with its demo data, as `npm start` runs it. */
export async function startNeroli(data: string): Promise<Served> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [file("../../server/src/main.ts")], {
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
  return served(child, origin);
}

/** One route that answers a constant, in a process of its own. */
export async function startEmptyServer(): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, [file("./empty-server.ts"), String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return served(child, `http://localhost:${port}`);
}

/** Ready when it says its address. */
async function served(child: ChildProcess, origin: string): Promise<Served> {
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once("listening", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
