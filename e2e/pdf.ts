import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const real = new URL("../../shared/data/purecitrus_sds_na228_6.pdf", import.meta.url);

/** A safety data sheet of a supplier where there is one, else a page of our own. */
export const safetyDataSheet = (): Buffer =>
  existsSync(real) ? readFileSync(real) : pdf("Safety data sheet");

/** A PDF of one page with lines of text; letters beyond ASCII are not among its font's. */
export function pdf(...lines: string[]): Buffer {
  const points = lines.length > 1 ? 10 : 24;
  const said = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj 0 -${points + 5} Td`);
  const drawn = `BT /F1 ${points} Tf 72 760 Td ${said.join(" ")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R " +
      "/Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.7\n";
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.lastIndexOf("xref\n0")}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** Everything that a file says, page after page, with single spaces between. */
export async function textOfPdf(path: string): Promise<string> {
  const data = new Uint8Array(await readFile(path));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ("str" in item ? item.str : "")));
  }
  return texts.join(" ").replaceAll(/\s+/g, " ");
}
