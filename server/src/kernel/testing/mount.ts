import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const mount = (...args: string[]) => spawnSync("/bin/mount", args).status === 0;
export const unmount = (place: string) => spawnSync("/bin/umount", [place]).status === 0;

const probe = mkdtempSync(path.join(tmpdir(), "neroli-mount-"));
/** Root alone may; a container's root often may not. */
export const mayMount = mount("-t", "tmpfs", "tmpfs", probe) && unmount(probe);
rmSync(probe, { recursive: true });
