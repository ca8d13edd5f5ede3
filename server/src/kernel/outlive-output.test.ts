import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const module = path.join(import.meta.dirname, "outlive-output.ts");

/** Says something once nobody can hear it; answers how the process ended. */
async function endOf(prelude: string): Promise<number | null> {
  const program = `${prelude}
    process.stdin.once("end", async () => {
      for (let line = 0; line < 20; line++) {
        console.log("said to nobody");
        console.error("nor is this heard");
        await new Promise(setImmediate);
      }
    });
    process.stdin.resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  const closed = [child.stdout, child.stderr].map(
    (stream) => new Promise((resolve) => stream.once("close", resolve)),
  );
  child.stdout.destroy();
  child.stderr.destroy();
  await Promise.all(closed);
  child.stdin.end();
  return new Promise((resolve) => child.once("exit", resolve));
}

test("a process goes on when its output is closed", async () => {
  expect(await endOf("")).not.toBe(0);
  expect(await endOf(`(await import(${JSON.stringify(module)})).outliveOutput();`)).toBe(0);
});
