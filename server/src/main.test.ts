import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// What keeps the server from starting is one sentence to who starts it, and the exit code 1.

const program = path.join(import.meta.dirname, "main.ts");
/** Root may open every port and write everywhere: then the server is somebody else's. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const reads = spawnSync(process.execPath, ["--check", program], account).status === 0;
const closedPort = 80;
const firstOpenPort = () =>
  Number(readFileSync("/proc/sys/net/ipv4/ip_unprivileged_port_start", "utf8"));
const hasClosedPort = process.platform === "linux" && firstOpenPort() > closedPort;

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "neroli-start-"));
  await chmod(home, 0o755);
});
afterAll(() => rm(home, { recursive: true }));

interface Ended {
  code: number | null;
  said: string;
}

/** Starts the server, whose data folder cannot be made in the folder of another account. */
function startRefused(settings: NodeJS.ProcessEnv): Promise<Ended> {
  const env = { ...process.env, NEROLI_DATA: path.join(home, "data"), ...settings };
  const child = spawn(process.execPath, [program], { ...account, env, cwd: "/" });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  child.stdout.resume();
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

test.skipIf(!reads || !hasClosedPort)("a port that the account may not have", async () => {
  expect(await startRefused({ PORT: String(closedPort) })).toEqual({
    code: 1,
    said: "Port 80 is closed to this account: set PORT to one from 1024 up, with a proxy before it, or let Node have it.\n",
  });
});

test.skipIf(!reads)("a data folder that the account may not write to", async () => {
  await chmod(home, 0o555);
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  expect(await startRefused({ PORT: String(port) })).toEqual({
    code: 1,
    said: `This account may not write to the data folder ${home}/data: start with the account that it belongs to, or set NEROLI_DATA to another folder.\n`,
  });
});
