import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import { toBuffers } from "@neroli/search/serialise.ts";
import type { IndexName } from "../indexed/index-names.ts";
import { purposesName } from "../meaning/kept-purposes.ts";
import type { StoredProducts } from "../products/product-store.ts";
import { type Header, type Manifest, manifestName, type SavedPart } from "./format.ts";
import { manifestText } from "./manifest-text.ts";
import { namedBytes, writePart } from "./saved-part.ts";

/** A catalogue at one moment; the large parts say where they are written already. */
export interface CapturedCatalogue {
  segments: {
    index: IndexName;
    columns: SegmentColumns;
    alive: Uint32Array;
    saved: SavedPart | null;
  }[];
  products: StoredProducts;
  /** By piece of the products. */
  savedPieces: (SavedPart | null)[];
  /** Rows of all companies, as JSON. */
  companies: string;
}

export interface WriteOrder {
  folder: string;
  header: Header;
  captured: CapturedCatalogue;
}

/** A file that no snapshot names is of one that is being written, or was: it is kept so long. */
const leftoverMilliseconds = 3_600_000;

/**
 * Writes what is not written yet, and last the manifest in the place of the one before: who stops
 * in between leaves that as it was. Nothing is forced to the disk; a power cut that loses parts
 * leaves a snapshot whose checksums say so.
 */
export function writeSnapshot({ folder, header, captured }: WriteOrder): Manifest {
  mkdirSync(folder, { recursive: true });
  const write = (buffers: Parameters<typeof writePart>[2]) =>
    writePart(folder, `${crypto.randomUUID()}.part`, buffers);
  const segments = captured.segments.map(({ index, columns, saved }) => ({
    index,
    part: saved ?? write(toBuffers(columns)),
  }));
  const pieces = captured.products.pieces.map((piece, at) => {
    if (!piece) return null;
    const { memory, used, dead } = piece;
    const part =
      captured.savedPieces[at] ??
      write([namedBytes("piece", "u8", new Uint8Array(memory, 0, used))]);
    return { used, dead, part };
  });
  const manifest: Manifest = { ...header, segments, pieces, state: write(stateOf(captured)) };
  const file = path.join(folder, manifestName);
  const draft = `${file}.${crypto.randomUUID()}`;
  writeFileSync(draft, manifestText(manifest));
  renameSync(draft, file);
  sweep(folder, manifest);
  return manifest;
}

const bytesOf = (column: ArrayBufferView) =>
  new Uint8Array(column.buffer, column.byteOffset, column.byteLength);

function stateOf({ segments, products, companies }: CapturedCatalogue) {
  const json = {
    companies: JSON.parse(companies),
    numbers: products.companies,
    rows: products.rows,
  };
  return [
    ...Object.entries(products.columns).map(([name, column]) =>
      namedBytes(`products.${name}`, "u8", bytesOf(column as ArrayBufferView)),
    ),
    ...segments.map(({ alive }, at) => namedBytes(`alive.${at}`, "u8", bytesOf(alive))),
    namedBytes("json", "u8", new TextEncoder().encode(JSON.stringify(json))),
  ];
}

/** Removes what no snapshot needs any more. */
function sweep(folder: string, { segments, pieces, state }: Manifest): void {
  const parts = [...segments, ...pieces].flatMap((one) => (one ? [one.part] : []));
  const needed = new Set([
    manifestName,
    purposesName,
    ...[...parts, state].map(({ file }) => file),
  ]);
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (needed.has(name)) continue;
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
    if (Date.now() - written > leftoverMilliseconds) rmSync(file, { force: true });
  }
}
