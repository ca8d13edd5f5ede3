import { crc32 } from "node:zlib";
import { format, type Manifest, SnapshotUnusable } from "./format.ts";

/** A checksum of the rest in the first line. */
export function manifestText(manifest: Manifest): string {
  const json = JSON.stringify(manifest);
  return `${crc32(json).toString(16)}\n${json}\n`;
}

/** @throws SnapshotUnusable when it is damaged or of another format. */
export function parseManifest(text: string): Manifest {
  const [checksum, json = ""] = text.split("\n");
  if (crc32(json).toString(16) !== checksum) throw new SnapshotUnusable("its manifest is damaged");
  const manifest = JSON.parse(json) as Manifest;
  if (manifest.format !== format) throw new SnapshotUnusable("it is of another format");
  return manifest;
}
