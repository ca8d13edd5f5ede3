/** Bytes are kept in pieces of this size. */
const pieceSize = 4 * 2 ** 20;
/** Values begin at multiples of this: an address of 32 bits reaches further. */
const grain = 8;
const pieceGrains = pieceSize / grain;

/** Memory that values are added to, shared, so that another thread can write it to the disk. */
export interface Piece {
  memory: SharedArrayBuffer;
  /** Bytes in use, from the beginning. */
  used: number;
  /** Bytes of values that are not kept any more. */
  dead: number;
}

/**
 * Values of any length by address. A piece that is filled is never written again: when most of it
 * is dead, its owner moves what lives and drops it.
 */
export interface BlobStore {
  /** Empty places are pieces that were dropped. */
  pieces: (Piece | null)[];
  add(value: Uint8Array): number;
  at(address: number, length: number): Uint8Array;
  /** Whether a value at an address begins with a text of ASCII alone. */
  beginsWith(address: number, text: string): boolean;
  /** The value is not kept any more; answers the number of its piece when most of that is dead. */
  release(address: number, length: number): number | null;
  drop(piece: number): void;
}

const rounded = (length: number): number => Math.ceil(length / grain) * grain;

export const pieceOf = (address: number): number => Math.floor(address / pieceGrains);

/** Where an address lies in its piece. */
const startOf = (address: number): number => (address % pieceGrains) * grain;

export function createBlobStore(pieces: (Piece | null)[] = []): BlobStore {
  const views = pieces.map((piece) => piece && new Uint8Array(piece.memory));
  const viewOf = (address: number): Uint8Array => {
    const view = views[pieceOf(address)];
    if (!view) throw new RangeError("an address of a piece that was dropped");
    return view;
  };
  let open = -1;
  const openPiece = (room: number): Piece => {
    const present = pieces[open];
    if (present && present.used + room <= pieceSize) return present;
    const free = pieces.indexOf(null);
    open = free < 0 ? pieces.length : free;
    const piece = { memory: new SharedArrayBuffer(pieceSize), used: 0, dead: 0 };
    pieces[open] = piece;
    views[open] = new Uint8Array(piece.memory);
    return piece;
  };
  return {
    pieces,
    add(value) {
      if (value.length > pieceSize) throw new RangeError("a value is too long to be kept");
      const piece = openPiece(rounded(value.length));
      const start = piece.used;
      views[open]?.set(value, start);
      piece.used += rounded(value.length);
      return open * pieceGrains + start / grain;
    },
    at(address, length) {
      const start = startOf(address);
      return viewOf(address).subarray(start, start + length);
    },
    beginsWith(address, text) {
      const view = viewOf(address);
      const start = startOf(address);
      for (let at = 0; at < text.length; at++) {
        if (view[start + at] !== text.charCodeAt(at)) return false;
      }
      return true;
    },
    release(address, length) {
      const at = pieceOf(address);
      const piece = pieces[at];
      if (!piece) return null;
      piece.dead += rounded(length);
      return at !== open && piece.dead * 2 > piece.used ? at : null;
    },
    drop(piece) {
      pieces[piece] = null;
      views[piece] = null;
    },
  };
}
