import type { PagePieces, PlacedPiece } from "./kernel/kept-piece.tsx";

/** Per thread that makes pages. */
const maxBytes = 24_000_000;

/** The HTML of pieces by all that it depends on, so that none is ever outdated; the one longest unused goes. */
const kept = new Map<string, Uint8Array>();
let bytes = 0;

const sizeOf = (key: string, html: Uint8Array) => 2 * key.length + html.length;

function findPiece(key: string): Uint8Array | undefined {
  const html = kept.get(key);
  if (html === undefined) return undefined;
  kept.delete(key);
  kept.set(key, html);
  return html;
}

function keepPiece(key: string, html: Uint8Array): void {
  if (kept.has(key)) return;
  kept.set(key, html);
  bytes += sizeOf(key, html);
  for (const [oldest, its] of kept) {
    if (bytes <= maxBytes) break;
    kept.delete(oldest);
    bytes -= sizeOf(oldest, its);
  }
}

/** What the pieces take that are kept now. */
export const keptBytes = (): number => bytes;

export interface MadePieces extends PagePieces {
  /** The page, with its pieces in their places; those that were drawn are kept. */
  fill(page: Buffer): Buffer;
}

interface Placed {
  key: string;
  /** Null where it is drawn. */
  html: Uint8Array | null;
  /** Where its drawn HTML begins. */
  from?: number;
}

/** For one page. `place` is what all of its pieces depend on; nobody else can guess the `nonce`. */
export function piecesOfPage(place: readonly unknown[], nonce: string): MadePieces {
  const placed: Placed[] = [];
  const markStart = `<template data-piece="${nonce}-`;
  /** One with the nonce is this page's alone, and so is one of which React brings a part later. */
  const isKeepable = (html: Buffer) => !html.includes(nonce) && !html.includes("<template");
  return {
    place(of): PlacedPiece {
      const key = JSON.stringify([place, of]);
      const html = findPiece(key) ?? null;
      placed.push({ key, html });
      return { mark: `${nonce}-${placed.length - 1}`, isKept: html !== null };
    },
    fill(page) {
      const parts: Uint8Array[] = [];
      let at = 0;
      for (let mark = page.indexOf(markStart); mark >= 0; mark = page.indexOf(markStart, at)) {
        parts.push(page.subarray(at, mark));
        const end = page.indexOf(markEnd, mark);
        const piece = placed[Number(page.toString("latin1", mark + markStart.length, end))];
        at = end + markEnd.length;
        if (!piece) continue;
        if (piece.html) parts.push(piece.html);
        else if (piece.from === undefined) piece.from = at;
        else {
          const drawn = page.subarray(piece.from, mark);
          // In memory of its own: a part of the page would keep the page.
          if (isKeepable(drawn)) keepPiece(piece.key, new Uint8Array(drawn));
        }
      }
      return Buffer.concat([...parts, page.subarray(at)]);
    },
  };
}

const markEnd = '"></template>';
