/** Data that some PDF files need: decoders of scans, fonts, and the codes of Asian scripts. */
const addresses = import.meta.glob(
  [
    "../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap",
    "../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
    "../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm",
  ],
  // They are files of their own: the content security policy lets pages fetch no data addresses.
  { query: "?url&no-inline", import: "default", eager: true },
) as Record<string, string>;

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [
    path.slice(path.lastIndexOf("/") + 1),
    address,
  ]),
);

/** Fetches such data for pdf.js when a file needs it, from the built application alone. */
export class PdfData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename);
    if (address === undefined) throw new Error(`There is no ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
