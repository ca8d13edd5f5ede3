import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export interface Served {
  origin: string;
  pid: number | undefined;
  stop(): Promise<void>;
  /** At once, without a chance to tidy up. */
  kill(): Promise<void>;
  /** What it has written to its output so far, line by line. */
  lines(): string[];
}

const main = fileURLToPath(new URL("../server/build/main.js", import.meta.url));
const morePatience = new URL("../server/build/more-patience.js", import.meta.url);

interface Start {
  /** A free one where nothing is said. */
  port?: number;
  /** Settings beside those of every start. */
  more?: Record<string, string>;
  /** The program of another version; this one's where nothing is said. */
  program?: string | undefined;
}

/** The built product with its demo data, as `npm start` runs it. */
export async function startNeroli(data: string, start: Start = {}): Promise<Served> {
  const port = start.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: "production",
    PORT: String(port),
    NEROLI_ORIGIN: origin,
    NEROLI_DATA: data,
    NEROLI_DEMO: "on",
    NEROLI_LINGER_SECONDS: "0",
    ...start.more,
  };
  // What is measured has the patience that people's has.
  const first = process.env.VITEST ? ["--import", morePatience.href] : [];
  const child = spawn(process.execPath, [...first, start.program ?? main], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stderr.pipe(process.stderr, { end: false });
  // Behind a proxy people have another address than the process.
  const served = await untilServed(child, settings.NEROLI_ORIGIN);
  return { ...served, origin };
}

/** Resolves when the program says its address. */
export async function untilServed(child: ChildProcess, origin: string): Promise<Served> {
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  // Joined when somebody asks: a line for each request makes megabytes in a minute.
  const said: Buffer[] = [];
  const allSaid = () => Buffer.concat(said).toString();
  await new Promise<void>((resolve, reject) => {
    let begun = false;
    const hear = (chunk: Buffer) => {
      said.push(chunk);
      if (begun || !allSaid().includes(origin)) return;
      begun = true;
      resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    void ended.then((code) => reject(new Error(`ended with ${code}: ${allSaid()}`)));
  });
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    return await ended;
  };
  return {
    origin,
    pid: child.pid,
    async stop() {
      const code = await end("SIGTERM");
      // One that falls over at its end leaves its database running.
      if (code !== 0) throw new Error(`ended with ${code}: ${allSaid()}`);
    },
    kill: async () => void (await end("SIGKILL")),
    lines: () => allSaid().trimEnd().split("\n"),
  };
}

/**
 * Below the ports that the system gives to connections, and to databases that take any: none of those
 * takes it before the server does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, () => resolve(true));
    });
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
}
