/** A text as a PDF places it, in points from the upper left corner of its page. */
export interface Piece {
  text: string;
  x: number;
  end: number;
  /** Of the line that its letters stand on. */
  y: number;
  /** Of its letters. */
  size: number;
}

/** What stands together without a gap: a word, a sentence, a cell of a table. */
export interface Cell {
  text: string;
  x: number;
  end: number;
}

export interface Line {
  /** From 0. */
  page: number;
  y: number;
  size: number;
  cells: Cell[];
  /** All of it, with single blanks. */
  text: string;
}
