import { hostname } from "node:os";

const machine = hostname().replaceAll(/[^\w.]/g, "_");

/** What files are named with that this process alone needs, for as long as it lives. */
export const processMark = (): string => `${machine}-${process.pid}`;

/**
 * Whether what is named so was left by a process of this machine that is gone. Asked before this
 * process has named anything: the number of one that is gone may be its own now.
 */
export function isLeft(name: string): boolean {
  if (!name.startsWith(`${machine}-`)) return false;
  const pid = Number.parseInt(name.slice(machine.length + 1), 10);
  return pid === process.pid || (pid > 0 && !isAlive(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
