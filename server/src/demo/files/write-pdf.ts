import PDFDocument from "pdfkit";
import type { DemoProduct } from "../generate/ingredients.ts";
import { sectionsOf } from "./document-sections.ts";
import type { DemoDocument } from "./plan-documents.ts";

const margin = 56;
const nameWidth = 150;

/** The standard fonts know Western European letters; the few other signs have a plain spelling. */
const plain = (text: string) =>
  text
    .replaceAll("≥", ">=")
    .replaceAll("≤", "<=")
    .replaceAll("−", "-")
    .replaceAll("µ", "u")
    .replaceAll(/[^\u0020-\u00ff\u2013\u2019\u20ac\n]/g, " ");

/** A document of one or two pages about a product. */
export function writePdf(
  product: DemoProduct,
  { document, company }: { document: DemoDocument; company: string },
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margin,
    // The same product always makes the same bytes.
    info: { Title: plain(document.name), Author: company, CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
  });
  pdf.font("Helvetica").fontSize(9).fillColor("#5f5a53").text(plain(company));
  pdf.moveDown(0.4).font("Helvetica-Bold").fontSize(18).fillColor("#22201d");
  pdf.text(plain(document.name.replace(/\.pdf$/, "")));
  pdf.font("Helvetica").fontSize(9).fillColor("#5f5a53");
  pdf.text(`Version ${document.version}, ${document.created_at.slice(0, 10)}`);
  pdf.text("Demonstration document: written to show the product, not for use.");
  for (const { title, rows } of sectionsOf(product, document.type)) {
    pdf.moveDown(1).font("Helvetica-Bold").fontSize(12).fillColor("#22201d").text(title, margin);
    pdf.moveDown(0.3).fontSize(10);
    for (const [name, value] of rows) {
      const top = pdf.y;
      pdf
        .font("Helvetica")
        .fillColor("#5f5a53")
        .text(plain(name), margin, top, { width: nameWidth });
      const below = pdf.y;
      pdf.fillColor("#22201d").text(plain(value), margin + nameWidth + 12, top, {
        width: pdf.page.width - 2 * margin - nameWidth - 12,
      });
      pdf.y = Math.max(below, pdf.y) + 3;
    }
  }
  pdf.end();
  return done;
}
