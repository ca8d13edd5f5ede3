import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort, type Served, untilServed } from "../../e2e/start-neroli.ts";

const program = fileURLToPath(new URL("./empty-server.ts", import.meta.url));

/** One route that answers a constant, in a process of its own. */
export async function startEmptyServer(): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return untilServed(child, `http://localhost:${port}`);
}
