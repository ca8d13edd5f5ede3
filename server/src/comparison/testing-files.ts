import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { fromBuffer } from "yauzl";
import type { FileAnswer } from "../kernel/http/routes.ts";

/** The pages of a PDF, each as the texts on it. */
export async function readPdf({
  stream,
}: FileAnswer): Promise<{ title: string; pages: string[][] }> {
  const data = new Uint8Array(await buffer(stream));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ("str" in item && item.str.trim() ? [item.str] : [])));
  }
  return { title: (info as { Title: string }).Title, pages };
}

interface Cell {
  text: string;
  /** The number of its style. */
  style: number;
}

/** The cells of a workbook's sheet by their places: "B2". */
export async function readWorkbook({ stream }: FileAnswer): Promise<Map<string, Cell>> {
  const sheet = await entryOf(await buffer(stream), "xl/worksheets/sheet1.xml");
  const cells = sheet.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"[^>]*><is><t[^>]*>([^<]*)<\/t>/g);
  return new Map(
    [...cells].map(([, place = "", style, text = ""]) => [place, { text, style: Number(style) }]),
  );
}

const entryOf = (zip: Buffer, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      file.on("entry", (entry: { fileName: string }) => {
        if (entry.fileName !== name) return file.readEntry();
        file.openReadStream(
          entry as Parameters<typeof file.openReadStream>[0],
          (failure, stream) => (failure ? reject(failure) : resolve(buffer(stream).then(String))),
        );
      });
      file.readEntry();
    });
  });
