import { readFileSync } from "node:fs";
import path from "node:path";
import type { SegmentColumns } from "@neroli/search/columns/segment-columns.ts";
import type { IndexSchema } from "@neroli/search/index-types.ts";
import { planSchema } from "@neroli/search/schema-plan.ts";
import { fromBuffers } from "@neroli/search/serialise.ts";
import type { IndexName } from "../indexed/index-names.ts";
import type { IndexedCompany } from "../indexed/indexed-rows.ts";
import type { StoredProducts } from "../products/product-store.ts";
import type { TableColumns } from "../products/product-table.ts";
import {
  type Header,
  type Manifest,
  manifestName,
  type SavedPart,
  SnapshotUnusable,
} from "./format.ts";
import { parseManifest } from "./manifest-text.ts";
import { readChecked, readPart } from "./saved-part.ts";

export interface Snapshot {
  header: Header;
  segments: { index: IndexName; columns: SegmentColumns; alive: Uint32Array; part: SavedPart }[];
  products: StoredProducts;
  /** Where the pieces of the products are written. */
  savedPieces: (SavedPart | null)[];
  companies: IndexedCompany[];
}

/** An order to read a snapshot. */
export interface ReadOrder {
  manifest: Manifest;
  schemas: Record<IndexName, IndexSchema>;
}

/** The header of the snapshot in a folder, or null when there is none. */
export function readManifest(folder: string): Manifest | null {
  let text: string;
  try {
    text = readFileSync(path.join(folder, manifestName), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  return parseManifest(text);
}

/** @throws Error when anything of it is damaged or missing. */
export async function readSnapshot(
  folder: string,
  { manifest, schemas }: ReadOrder,
): Promise<Snapshot> {
  const [state, pieces, ...parts] = await Promise.all([
    readChecked(folder, manifest.state),
    readPieces(folder, manifest),
    ...manifest.segments.map(({ part }) => readPart(folder, part)),
  ]);
  const bytesOf = (name: string): SharedArrayBuffer => {
    const bytes = state.get(name);
    if (!bytes) throw new SnapshotUnusable(`${name} is missing`);
    return bytes.buffer as SharedArrayBuffer;
  };
  const { companies, numbers, rows } = JSON.parse(
    new TextDecoder().decode(new Uint8Array(bytesOf("json")).slice()),
  );
  const columns: TableColumns = {
    hashes: new Uint32Array(bytesOf("products.hashes")),
    addresses: new Uint32Array(bytesOf("products.addresses")),
    keyLengths: new Uint8Array(bytesOf("products.keyLengths")),
    lengths: new Uint32Array(bytesOf("products.lengths")),
    companies: new Uint32Array(bytesOf("products.companies")),
    created: new Float64Array(bytesOf("products.created")),
    traits: new Uint8Array(bytesOf("products.traits")),
    documents: new Uint16Array(bytesOf("products.documents")),
  };
  return {
    header: manifest,
    segments: manifest.segments.map(({ index, part }, at) => ({
      index,
      part,
      columns: fromBuffers(parts[at] ?? [], planSchema(schemas[index])),
      alive: new Uint32Array(bytesOf(`alive.${at}`)),
    })),
    products: { columns, rows, companies: numbers, pieces },
    savedPieces: manifest.pieces.map((piece) => piece?.part ?? null),
    companies: companies.map(reviveCompany),
  };
}

const readPieces = (folder: string, { pieces }: Manifest): Promise<StoredProducts["pieces"]> =>
  Promise.all(
    pieces.map(async (piece) => {
      if (!piece) return null;
      const { used, dead, part } = piece;
      const bytes = (await readChecked(folder, part)).get("piece");
      if (bytes?.length !== used) throw new SnapshotUnusable(`${part.file} is of another length`);
      return { memory: bytes.buffer as SharedArrayBuffer, used, dead };
    }),
  );

const reviveCompany = (row: Omit<IndexedCompany, "created_at"> & { created_at: string }) => ({
  ...row,
  created_at: new Date(row.created_at),
});
