import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** Of each built file that an error came from: read once somebody is told of one. */
const maps = new Map<string, SourceMap | null>();

const place = /(file:\/\/[^\s()]+\/server\/build\/[^\s():]+\.js):(\d+):(\d+)/g;

/** A stack whose places in the built server (build.mjs) are those in its sources. */
export const inSources = (stack: string): string => stack.replace(place, placeInSource);

function placeInSource(built: string, file: string, line: string, column: string): string {
  const found = mapOf(file)?.findOrigin(Number(line), Number(column));
  if (!found || !("fileName" in found)) return built;
  return `${new URL(found.fileName, file).href}:${found.lineNumber}:${found.columnNumber}`;
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const read = readMap(fileURLToPath(`${file}.map`));
  maps.set(file, read);
  return read;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}
