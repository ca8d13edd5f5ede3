import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { programPath } from "../config.ts";

export interface Usage {
  megabytes: number;
  /** Of the processor, not of the clock: a busy machine makes no work longer. */
  seconds: number;
}

/** Ticks of the kernel's clock in a second, as programs are told them on every Linux. */
const ticks = 100;

/** What a process has of memory now and has had of the processor; null when it is gone. */
export function usageOf(pid: number): Promise<Usage | null> {
  const read = process.platform === "linux" ? readProc : askPs;
  return read(pid).catch(() => null);
}

async function readProc(pid: number): Promise<Usage | null> {
  const [status, stat] = await Promise.all([
    readFile(`/proc/${pid}/status`, "utf8"),
    readFile(`/proc/${pid}/stat`, "utf8"),
  ]);
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  // The name, in brackets, may hold anything; the numbers stand behind it.
  const numbers = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const spent = Number(numbers[11]) + Number(numbers[12]);
  return { megabytes: kilobytes / 1024, seconds: spent / ticks };
}

const run = promisify(execFile);

async function askPs(pid: number): Promise<Usage | null> {
  const env = { PATH: programPath(), LC_ALL: "C" };
  const { stdout } = await run("ps", ["-o", "rss=,time=", "-p", String(pid)], { env });
  const [kilobytes = "", time = ""] = stdout.trim().split(/\s+/);
  const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { megabytes: Number(kilobytes) / 1024, seconds };
}
