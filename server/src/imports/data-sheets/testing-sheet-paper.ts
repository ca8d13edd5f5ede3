import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { fonts } from "../../kernel/pdf/paper.ts";

/** A table's column: where it begins, how wide it is. */
export interface SheetColumn {
  x: number;
  width: number;
}

export interface Paper {
  size: number;
  landscape?: boolean;
  /** Writes letter by letter, as some programs do. */
  letters?: boolean;
  head?: string;
  foot?: (page: number) => string;
}

const margin = 42;

/** Paper on which the sheets of the tests are written, from top to bottom over as many pages as it takes. */
export class SheetPaper {
  readonly #pdf: InstanceType<typeof PDFDocument>;
  readonly #paper: Paper;
  #page = 0;
  y = 0;

  constructor(paper: Paper) {
    this.#paper = paper;
    const layout = paper.landscape ? "landscape" : "portrait";
    this.#pdf = new PDFDocument({ size: "A4", layout, margin: 0, autoFirstPage: false });
    this.turn();
  }

  get width(): number {
    return this.#pdf.page.width - 2 * margin;
  }

  /** Begins another page. */
  turn(): void {
    this.#pdf.addPage();
    this.#page++;
    const { head, foot } = this.#paper;
    if (head) this.#put(head, margin, 28, 7);
    if (foot) this.#put(foot(this.#page), margin, this.#pdf.page.height - 30, 7);
    this.y = margin + 20;
  }

  room(lines: number): boolean {
    return this.y + lines * this.leading < this.#pdf.page.height - 50;
  }

  get leading(): number {
    return this.#paper.size * 1.25;
  }

  space(lines = 0.6): void {
    this.y += lines * this.leading;
  }

  line(text: string, { bold = false } = {}): void {
    for (const each of this.wrap(text, this.width, bold)) {
      if (!this.room(1)) this.turn();
      this.#put(each, margin, this.y, this.#paper.size, bold);
      this.y += this.leading;
    }
  }

  /** Cells beside each other, each wrapped in its column; where lower cells stand in the middle if wanted. */
  row(
    cells: readonly string[],
    columns: readonly SheetColumn[],
    { middle = false, bold = false }: { middle?: boolean; bold?: boolean } = {},
  ): void {
    const wrapped = cells.map((cell, at) => this.wrap(cell, columns[at]?.width ?? 100, bold));
    const most = Math.max(...wrapped.map((lines) => lines.length));
    if (!this.room(most)) this.turn();
    for (const [at, lines] of wrapped.entries()) {
      const down = middle ? ((most - lines.length) / 2) * this.leading : 0;
      for (const [nth, text] of lines.entries()) {
        const y = this.y + down + nth * this.leading;
        this.#put(text, margin + (columns[at]?.x ?? 0), y, this.#paper.size, bold);
      }
    }
    this.y += most * this.leading + 4;
  }

  wrap(text: string, width: number, bold = false): string[] {
    this.#pdf.font(bold ? fonts.bold : fonts.regular).fontSize(this.#paper.size);
    const lines: string[] = [];
    for (const part of text.split("\n")) {
      let line = "";
      for (const word of part.split(" ").flatMap((each) => this.#broken(each, width))) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (line !== "" && this.#pdf.widthOfString(longer) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      lines.push(line);
    }
    return lines;
  }

  /** A word that is wider than its column goes on below, in the middle of the word. */
  #broken(word: string, width: number): string[] {
    const parts: string[] = [];
    let rest = word;
    while (this.#pdf.widthOfString(rest) > width) {
      let end = rest.length - 1;
      while (end > 1 && this.#pdf.widthOfString(rest.slice(0, end)) > width) end--;
      parts.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    return [...parts, rest];
  }

  #put(text: string, x: number, y: number, size: number, bold = false): void {
    const pdf = this.#pdf.font(bold ? fonts.bold : fonts.regular).fontSize(size);
    if (!this.#paper.letters) {
      pdf.text(text, x, y, { lineBreak: false });
      return;
    }
    let right = x;
    for (const letter of text) {
      if (letter !== " ") pdf.text(letter, right, y, { lineBreak: false });
      right += pdf.widthOfString(letter);
    }
  }

  async bytes(): Promise<Buffer> {
    this.#pdf.end();
    return await buffer(this.#pdf);
  }
}
