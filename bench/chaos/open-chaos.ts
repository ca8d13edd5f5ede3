import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type Served, startNeroli } from "../../e2e/start-neroli.ts";
import { startEmbedded } from "../../server/src/kernel/db/embedded.ts";
import { randomOf } from "../../server/src/kernel/testing/fuzz/random.ts";

interface Outcome {
  holds: boolean;
  figures: Record<string, number | string>;
}

export interface Scenario {
  name: string;
  /** What must hold, in words. */
  target: string;
  /** How often where nothing is said. */
  rounds: number;
  run(chaos: Chaos): Promise<Outcome>;
}

export interface Chaos {
  rounds: number;
  /** From 0 up to 1; the same row of them for the same seed. */
  random(): number;
  /** A folder of its own, with nothing in it. */
  emptyFolder(): Promise<string>;
  /** A data folder of its own with the demonstration in it, and nobody at work. */
  dataFolder(): Promise<string>;
  /** The database of a data folder, without a server; its address. */
  database(folder: string): Promise<string>;
  /** The built product on this folder; `more` are settings, `program` that of another version. */
  node(folder: string, more?: Record<string, string>, program?: string): Promise<Served>;
  /** Is called at the end, the last first. */
  onClose(close: () => Promise<unknown>): void;
  close(): Promise<void>;
}

const copy = promisify(execFile);
let made: Promise<string> | undefined;

/** Made once for all scenarios: the demonstration takes longer than a copy of it. */
async function makeDemoData(): Promise<string> {
  const folder = await newFolder();
  process.once("exit", () => void rm(folder, { recursive: true, force: true }));
  const neroli = await startNeroli(folder);
  await neroli.stop();
  return folder;
}

const newFolder = () => mkdtemp(path.join(tmpdir(), "neroli-chaos-"));

export async function openChaos(seed: number, rounds: number): Promise<Chaos> {
  const closes: (() => Promise<unknown>)[] = [];
  const onClose = (close: () => Promise<unknown>) => void closes.push(close);
  const emptyFolder = async () => {
    const folder = await newFolder();
    onClose(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  return {
    rounds,
    random: randomOf(seed).next,
    onClose,
    emptyFolder,
    async dataFolder() {
      made ??= makeDemoData();
      const folder = await emptyFolder();
      // With the owners, which the database looks at.
      await copy("cp", ["-a", `${await made}/.`, folder]);
      return folder;
    },
    async database(folder) {
      const { url, stop } = await startEmbedded(folder);
      onClose(stop);
      return url;
    },
    async node(folder, more = {}, program) {
      const served = await startNeroli(folder, { more, program });
      onClose(() => served.kill());
      return served;
    },
    async close() {
      for (const close of closes.splice(0).reverse()) await close().catch(console.error);
    },
  };
}
