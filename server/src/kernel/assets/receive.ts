import { Readable } from "node:stream";
import { now } from "../clock.ts";
import { callPeer } from "../measures/measured.ts";
import type { ClamdAddress } from "../settings/values.ts";
import { takeIn } from "./assets.ts";
import { openScan, type Scan } from "./clamd.ts";
import type { IncomingFile } from "./store.ts";

let clamd: ClamdAddress | undefined;

/** From now on what people upload is searched for viruses by this clamd; by nobody when left out. */
export function startScanning(address: ClamdAddress | undefined): void {
  clamd = address;
}

export interface ReceivedFile extends IncomingFile {
  /** null where no scanner is set up. */
  scanned_at: Date | null;
}

/**
 * Takes in what a person uploads. It is searched for viruses while it comes; when something is
 * found, or cannot be searched, nothing is left of it. Whoever calls it stores or drops the file.
 */
export async function receive(content: Readable): Promise<ReceivedFile> {
  if (!clamd) return { ...(await takeIn(content)), scanned_at: null };
  const address = clamd;
  const scan = await callPeer("virus scanner", "open", {
    work: () => openScan(address),
    isAway: () => true,
  });
  try {
    const file = await takeIn(Readable.from(searched(content, scan), { objectMode: false }));
    return { ...file, scanned_at: now() };
  } finally {
    scan.abandon();
  }
}

/** The verdict comes before the end of the file: what is refused is never a whole one. */
async function* searched(content: Readable, scan: Scan) {
  for await (const part of content as AsyncIterable<Buffer>) {
    await scan.write(part);
    yield part;
  }
  await scan.finish();
}
