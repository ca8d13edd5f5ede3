import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { FileAnswer } from "../http/routes.ts";

/** A PDF of one page with one line of text. */
export function onePage(text: string): Buffer {
  const drawn = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`;
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R " +
      "/Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]);
}

/** A PDF of these objects, the first of which is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    starts.push(length);
    add(Buffer.from(`${at + 1} 0 obj\n`));
    add(Buffer.isBuffer(object) ? object : Buffer.from(object, "latin1"));
    add(Buffer.from("\nendobj\n"));
  }
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const start = length;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}`));
  add(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** The pages of a PDF, each as the texts on it. */
export async function readPdf({
  stream,
}: Pick<FileAnswer, "stream">): Promise<{ title: string; pages: string[][] }> {
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
