import { spawnSync } from "node:child_process";
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { mayMount, mount, unmount } from "../testing/mount.ts";
import { prepareData } from "./prepare-data.ts";
import { processMark } from "./process-mark.ts";

const before = { umask: process.umask(), TMPDIR: process.env.TMPDIR };
let home: string;
let data: string;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "neroli-data-"));
  data = path.join(home, "data");
});

const restore = () => {
  process.umask(before.umask);
  if (before.TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before.TMPDIR;
};
afterEach(async () => {
  restore();
  await rm(home, { recursive: true, force: true });
});
afterAll(restore);

const modeOf = async (place: string) =>
  ((await stat(path.join(data, place))).mode & 0o777).toString(8);

/** A data folder as it was made before others were kept out of it. */
async function openFolder(...more: string[]): Promise<void> {
  process.umask(0o022);
  await mkdir(path.join(data, "mail"), { recursive: true });
  await mkdir(path.join(data, "assets", "ab"), { recursive: true });
  for (const file of ["mail/reset.eml", "assets/ab/secret", ...more]) {
    await writeFile(path.join(data, file), "secret");
  }
}

test("a new data folder and what is written there are for the server's account alone", async () => {
  process.umask(0o022);
  await prepareData(data);
  await writeFile(path.join(data, "mail.eml"), "");
  await mkdir(path.join(data, "assets"));
  expect(await modeOf(".")).toBe("700");
  expect(await modeOf("mail.eml")).toBe("600");
  expect(await modeOf("assets")).toBe("700");
  expect(tmpdir().startsWith(data)).toBe(true);
  expect(await readdir(tmpdir())).toEqual([]);
});

test("an open one of before is closed, with all that is in it", async () => {
  await openFolder();
  await chmod(path.join(data, "mail"), 0o777);
  await prepareData(data);
  expect(await modeOf(".")).toBe("700");
  expect(await modeOf("mail")).toBe("700");
  expect(await modeOf("mail/reset.eml")).toBe("600");
  expect(await modeOf("assets/ab")).toBe("700");
  expect(await modeOf("assets/ab/secret")).toBe("600");
});

test("a folder that holds other things stays as it is, ours in it are closed", async () => {
  await openFolder("website.html");
  const elsewhere = path.join(home, "elsewhere");
  await mkdir(elsewhere);
  await symlink(elsewhere, path.join(data, "catalogue"));
  await symlink(elsewhere, path.join(data, "assets", "link"));
  await prepareData(data);
  expect(await modeOf(".")).toBe("755");
  expect(await modeOf("website.html")).toBe("644");
  expect(await modeOf("mail")).toBe("700");
  expect(await modeOf("mail/reset.eml")).toBe("600");
  expect(await modeOf("catalogue")).toBe("700");
});

test("what a killed process has left is cleared; a living one's stays", async () => {
  const dead = spawnSync(process.execPath, ["--version"]).pid;
  const [machine] = processMark().split(/-\d+$/);
  const left = `${machine}-${dead}`;
  const living = `${machine}-${process.ppid}`;
  for (const folder of ["mail", "assets/.incoming", `temp/${left}/a`, `temp/${living}`]) {
    await mkdir(path.join(data, folder), { recursive: true });
  }
  for (const file of ["half.part", "whole.eml"]) {
    await writeFile(path.join(data, "mail", file), "");
  }
  await utimes(path.join(data, "mail", "half.part"), 1, 1);
  for (const file of [`${left}-1`, `${living}-1`]) {
    await writeFile(path.join(data, "assets", ".incoming", file), "");
  }
  await prepareData(data);
  expect(await readdir(path.join(data, "mail"))).toEqual(["whole.eml"]);
  expect(await readdir(path.join(data, "assets/.incoming"))).toEqual([`${living}-1`]);
  expect((await readdir(path.join(data, "temp"))).toSorted()).toEqual(
    [living, processMark()].toSorted(),
  );
});

test("a place that is no folder is told in one sentence", async () => {
  await writeFile(data, "");
  await expect(prepareData(data)).rejects.toThrow(
    `NEROLI_DATA is ${data}, but that is a file or lies below one: set it to a folder.`,
  );
  await expect(prepareData(path.join(data, "below"))).rejects.toThrow("is a file or lies below");
});

test.skipIf(!mayMount)(
  "a full disk, and one that can only be read, are told in one sentence",
  async () => {
    await mkdir(data);
    mount("-t", "tmpfs", "-o", "size=1m", "tmpfs", data);
    try {
      await expect(prepareData(data)).rejects.toThrow(
        /^The disk that the data folder .* is full: /,
      );
      await writeFile(path.join(data, "all"), Buffer.alloc(2_000_000)).catch(() => {});
      await expect(prepareData(data)).rejects.toThrow(
        /^The disk that the data folder .* is full: /,
      );
      mount("-o", "remount,ro", data);
      await expect(prepareData(data)).rejects.toThrow("is on a disk that can only be read");
    } finally {
      unmount(data);
    }
  },
);
