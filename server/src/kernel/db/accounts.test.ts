import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const isRoot = process.getuid?.() === 0;
const program = new URL("./accounts.ts", import.meta.url);

/** What an account hears that would run the embedded database. */
function heardBy(uid: number): string {
  const script = `
    const { accountFor } = await import(${JSON.stringify(program.href)});
    await accountFor("/nowhere").then(() => console.log("welcome"), ({ message }) => console.log(message));`;
  const node = ["--no-warnings", "--input-type=module", "-e", script];
  const { stdout } = spawnSync(process.execPath, node, { uid, gid: uid, cwd: "/" });
  return String(stdout).trim();
}

/** Whether an account without rights reads this folder at all. */
const reads = isRoot && heardBy(65_534) !== "";

test.runIf(reads)("an account without a name is told so before PostgreSQL is asked", () => {
  expect(heardBy(1_000_660_000)).toBe(
    "The embedded PostgreSQL runs as an account that has a name, and this one (uid 1000660000) has none on this machine: give it a line in /etc/passwd, or set DATABASE_URL.",
  );
  expect(heardBy(65_534)).toBe("welcome");
});
