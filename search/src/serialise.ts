import type { SegmentColumns } from "./columns/segment-columns.ts";
import type { SchemaPlan } from "./schema-plan.ts";
import { finishSegment } from "./writing/finish-segment.ts";
import { createWriter } from "./writing/segment-writer.ts";

/** A typed array of a segment, as its bytes. */
export interface NamedBuffer {
  /** Path of the column: "facets.0.values". */
  name: string;
  kind: "u8" | "u16" | "u32" | "f64";
  bytes: Uint8Array;
  /** Checksum of name, kind and bytes (32 bits). */
  checksum: number;
}

type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
type Tree = Column | { [key: string]: Tree } | readonly Tree[];

type ViewOf = (memory: SharedArrayBuffer) => Column;
const kinds: Record<NamedBuffer["kind"], ViewOf> = {
  u8: (memory) => new Uint8Array(memory),
  u16: (memory) => new Uint16Array(memory),
  u32: (memory) => new Uint32Array(memory),
  f64: (memory) => new Float64Array(memory),
};

function kindOf(column: Column): NamedBuffer["kind"] {
  if (column instanceof Uint8Array) return "u8";
  if (column instanceof Uint16Array) return "u16";
  return column instanceof Uint32Array ? "u32" : "f64";
}

/** The columns of a segment as named bytes. The bytes are the segment's own, not copies. */
export function toBuffers(columns: SegmentColumns): NamedBuffer[] {
  const buffers: NamedBuffer[] = [];
  collect(columns as unknown as Tree, "", buffers);
  return buffers.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function collect(tree: Tree, path: string, buffers: NamedBuffer[]): void {
  if (ArrayBuffer.isView(tree)) {
    const kind = kindOf(tree as Column);
    const bytes = new Uint8Array(tree.buffer, tree.byteOffset, tree.byteLength);
    buffers.push({ name: path, kind, bytes, checksum: checksumOf(path + kind, bytes) });
    return;
  }
  for (const [key, branch] of Object.entries(tree)) {
    collect(branch as Tree, path === "" ? key : `${path}.${key}`, buffers);
  }
}

/**
 * A segment of an index with this schema from its named bytes, in shared memory.
 * @throws RangeError when a buffer is damaged, missing or too many: it is to be built anew.
 */
export function fromBuffers(buffers: readonly NamedBuffer[], plan: SchemaPlan): SegmentColumns {
  const empty = toBuffers(finishSegment(createWriter(plan)));
  const wanted = new Set(empty.map(({ name }) => name));
  const root: Record<string, unknown> = {
    sorts: {},
    facets: [{}, {}, {}],
    wordTotals: [],
    ready: { counts: [] },
    contents: { tiers: [{}, {}, {}] },
    intervals: {},
  };
  for (const { name, kind, bytes, checksum } of buffers) {
    const memory = sharedMemoryOf(bytes);
    if (
      !Object.hasOwn(kinds, kind) ||
      checksumOf(name + kind, new Uint8Array(memory)) !== checksum
    ) {
      throw new RangeError(`Column ${name} of a segment is damaged`);
    }
    if (!wanted.delete(name)) throw new RangeError(`A segment has no column ${name}`);
    place(root, name.split("."), kinds[kind](memory));
  }
  const [missing] = wanted;
  if (missing !== undefined) throw new RangeError(`Column ${missing} of a segment is missing`);
  return root as unknown as SegmentColumns;
}

/** The bytes where they are, if that is shared memory of their own, or else a copy. */
function sharedMemoryOf(bytes: Uint8Array): SharedArrayBuffer {
  const { buffer } = bytes;
  if (buffer instanceof SharedArrayBuffer && buffer.byteLength === bytes.byteLength) return buffer;
  const memory = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(memory).set(bytes);
  return memory;
}

function place(root: Record<string, unknown>, path: readonly string[], column: Column): void {
  let branch = root;
  for (const key of path.slice(0, -1)) {
    if (!Object.hasOwn(branch, key)) branch[key] = {};
    branch = branch[key] as Record<string, unknown>;
  }
  branch[path.at(-1) ?? ""] = column;
}

/** Four bytes at a time: a snapshot has hundreds of megabytes. Bytes begin their buffer. */
function checksumOf(name: string, bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) sum = Math.imul(sum ^ name.charCodeAt(at), 0x01000193);
  const whole = new Uint32Array(bytes.buffer, 0, bytes.length >>> 2);
  for (let at = 0; at < whole.length; at++) {
    sum = Math.imul(sum ^ (whole[at] as number), 0x01000193);
    sum ^= sum >>> 15;
  }
  for (let at = whole.length * 4; at < bytes.length; at++) {
    sum = Math.imul(sum ^ (bytes[at] as number), 0x01000193);
  }
  return (sum ^ bytes.length) >>> 0;
}
