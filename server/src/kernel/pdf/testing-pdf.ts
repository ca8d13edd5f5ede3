import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { FileAnswer } from "../http/routes.ts";

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
