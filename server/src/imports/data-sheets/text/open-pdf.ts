import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getDocument, PasswordException } from "pdfjs-dist/legacy/build/pdf.mjs";
import { SourceError } from "../../sources/source-error.ts";
import type { Piece } from "./pieces.ts";

/** Data sheets stay far below; what is above is a catalogue or an attack. */
const mostPages = 120;
const mostLetters = 1_500_000;
const mostPieces = 60_000;

export interface PageOfPieces {
  width: number;
  height: number;
  pieces: Piece[];
}

/** What a PDF says and where; no script of it runs, no picture of it is drawn. Throws a SourceError. */
export async function readPieces(file: string): Promise<PageOfPieces[]> {
  const data = new Uint8Array(await readFile(file));
  if (!Buffer.from(data.subarray(0, 1_024)).includes("%PDF-")) throw new SourceError("file-no-pdf");
  const task = getDocument({
    data,
    verbosity: 0,
    stopAtErrors: false,
    useSystemFonts: false,
    cMapUrl: `${packageFolder}cmaps/`,
    standardFontDataUrl: `${packageFolder}standard_fonts/`,
  });
  try {
    const pdf = await task.promise.catch((error: unknown) => {
      const code = error instanceof PasswordException ? "file-encrypted" : "file-damaged";
      throw new SourceError(code, {}, { cause: error });
    });
    if (pdf.numPages > mostPages) throw new SourceError("file-too-many-pages", { most: mostPages });
    const pages: PageOfPieces[] = [];
    let letters = 0;
    let pieces = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      // A page that is broken leaves the others to be read.
      const page = await pdf.getPage(number).then(piecesOf, () => null);
      if (!page) continue;
      letters += page.pieces.reduce((sum, { text }) => sum + text.length, 0);
      pieces += page.pieces.length;
      if (letters > mostLetters || pieces > mostPieces) throw new SourceError("file-too-heavy");
      pages.push(page);
    }
    if (letters === 0) throw new SourceError("file-no-text");
    return pages;
  } finally {
    await task.destroy();
  }
}

const packageFolder = `${path.resolve(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json")), "..")}/`;

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>;

async function piecesOf(page: Page): Promise<PageOfPieces> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): Piece[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a, b, c, d, e, f] = multiply(transform, item.transform);
    // What stands aslant is a watermark, or a note at the margin.
    if (Math.abs(b) > 0.1 * Math.abs(a) || Math.abs(c) > 0.1 * Math.abs(d) || a <= 0) return [];
    const size = Math.abs(d);
    return [{ text: item.str, x: e, end: e + item.width, y: f, size }];
  });
  return { width, height, pieces };
}

type Matrix = [number, number, number, number, number, number];

/** From a text's own coordinates to the page's, from its upper left corner down. */
function multiply(outer: readonly number[], inner: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}
