import { readdir } from "node:fs/promises";
import path from "node:path";
import { Absent, run } from "./peer.ts";

const installed = "/usr/lib/jvm";

/** The home of a Java of at least this version: the one that is asked for by name, or one beside it. */
export async function findJava(least: number): Promise<string> {
  const beside = await readdir(installed).catch(() => []);
  const programs = ["java", ...beside.map((name) => path.join(installed, name, "bin/java"))];
  for (const program of programs) {
    const found = await describe(program);
    if (found && found.version >= least) return found.home;
  }
  throw new Absent(`no Java of version ${least} or later on this machine`);
}

async function describe(program: string): Promise<{ version: number; home: string } | null> {
  try {
    const { stderr } = await run(program, ["-XshowSettings:properties", "-version"]);
    const home = /java\.home = (.+)/.exec(stderr)?.[1]?.trim();
    const version = /java\.specification\.version = (\d+)/.exec(stderr)?.[1];
    return home && version ? { home, version: Number(version) } : null;
  } catch {
    return null;
  }
}
