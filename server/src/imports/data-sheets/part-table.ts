import type { PartTexts } from "./part-texts.ts";
import type { PlacedLine } from "./sections.ts";
import { isShare } from "./shares.ts";
import type { Cell } from "./text/pieces.ts";
import { type PartColumn, partColumn } from "./words/part-columns.ts";

interface Column {
  kind: PartColumn;
  x: number;
  end: number;
}

/**
 * The rows of a table of parts. Its headings say what its columns are; a row is what stands about
 * a cell of the column of shares, however many lines the other cells have.
 */
export function tableRows(lines: readonly PlacedLine[]): PartTexts[] {
  const rows: PartTexts[] = [];
  let columns: Column[] | null = null;
  let body: PlacedLine[] = [];
  const close = () => {
    if (columns) rows.push(...rowsOf(body, columns));
    body = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const heading = headingAt(lines, at);
    if (heading) {
      close();
      columns = heading.columns;
      at += heading.lines - 1;
      continue;
    }
    const line = lines[at];
    if (line) body.push(line);
  }
  close();
  return rows;
}

/** Headings may have several lines; they name a column of names and one of shares. */
function headingAt(lines: readonly PlacedLine[], at: number) {
  const first = lines[at];
  if (!first || first.cells.length < 2 || first.cells.some(({ text }) => text.endsWith(":")))
    return null;
  for (const count of [5, 4, 3, 2, 1]) {
    const some = lines.slice(at, at + count);
    const together = some.every(
      (line, nth) =>
        line.page === first.page &&
        (nth === 0 || line.y - (some[nth - 1]?.y ?? 0) < 1.5 * line.size) &&
        // What holds figures is a row already.
        !line.cells.some(({ text }) => /\d{2,}-\d{2}|\d\s*%|^[<>≥≤]?\s*\d{1,3}(?!\d)/.test(text)),
    );
    if (!together || some.length < count) continue;
    const columns = merged(some.flatMap(({ cells }) => cells)).map(
      ({ text, x, end }): Column => ({ kind: partColumn(text) ?? "other", x, end }),
    );
    const kinds = columns.map(({ kind }) => kind);
    if (kinds.includes("share") && (kinds.includes("name") || kinds.includes("numbers"))) {
      const known = kinds.filter((kind) => kind !== "other").length;
      if (known >= 2) return { columns, lines: count };
    }
  }
  return null;
}

/** Cells that stand below each other are one heading. */
function merged(cells: readonly Cell[]): Cell[] {
  const columns: Cell[] = [];
  for (const cell of cells) {
    const above = columns.find(({ x, end }) => cell.x < end && cell.end > x);
    if (above) {
      above.text += ` ${cell.text}`;
      above.x = Math.min(above.x, cell.x);
      above.end = Math.max(above.end, cell.end);
    } else columns.push({ ...cell });
  }
  return columns.toSorted((a, b) => a.x - b.x);
}

/** The column that a cell stands in: that of most of its width, else the nearest to its beginning. */
function columnOf(cell: Cell, columns: readonly Column[]): Column | undefined {
  const overlap = ({ x, end }: Column) => Math.min(cell.end, end) - Math.max(cell.x, x);
  const best = columns.toSorted((a, b) => overlap(b) - overlap(a))[0];
  if (best && overlap(best) > 0) return best;
  const before = columns.findLast(({ x }) => x <= cell.x + 3);
  return before ?? columns[0];
}

interface TableLine {
  line: PlacedLine;
  cells: Map<PartColumn, string>;
  anchor: boolean;
}

function rowsOf(body: readonly PlacedLine[], columns: readonly Column[]): PartTexts[] {
  const all = body.map((line): TableLine => {
    const cells = new Map<PartColumn, string>();
    for (const cell of line.cells) {
      const { kind = "other" } = columnOf(cell, columns) ?? {};
      cells.set(kind, [cells.get(kind), cell.text].filter(Boolean).join(" "));
    }
    return { line, cells, anchor: isShare(cells.get("share") ?? "") };
  });
  const last = all.findLastIndex(({ anchor }) => anchor);
  const leading = leadingOf(body);
  const end = all.findIndex(
    ({ line }, at) => at > last && endsTable(line, all[at - 1]?.line, { columns, leading }),
  );
  const read = end === -1 ? all : all.slice(0, end);
  return groups(read).map((lines) => {
    const text = (kind: PartColumn) =>
      lines
        .flatMap(({ cells }) => cells.get(kind) ?? [])
        .join(" ")
        .replace(/(\p{L})- (?=\p{Ll})/gu, "$1");
    return {
      name: text("name"),
      // However the column of numbers is called.
      numbers: `${text("numbers")} ${text("other")}`,
      share: lines.find(({ anchor }) => anchor)?.cells.get("share") ?? "",
      lines: lines.map(({ line }) => line),
    };
  });
}

/** How far the lines of a cell are from each other, in sizes of letters. */
function leadingOf(lines: readonly PlacedLine[]): number {
  const distances = lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const distance = above?.page === line.page ? (line.y - above.y) / line.size : 0;
    return distance > 0.8 ? [distance] : [];
  });
  return distances.length > 0 ? Math.min(...distances) : 1.2;
}

const reference = /(?:section|abschnitt|sezione|rubrique|secci[oó]n)\s*\d/iu;

interface Table {
  columns: readonly Column[];
  leading: number;
}

/** What goes on below a table: a text of its own, further below than a cell's next line. */
function endsTable(
  line: PlacedLine,
  above: PlacedLine | undefined,
  { columns, leading }: Table,
): boolean {
  const [first, ...more] = line.cells;
  if (!first || !above || more.length > 0) return false;
  const edge = Math.min(...columns.map(({ x }) => x));
  const far = above.page === line.page && line.y - above.y > 1.12 * leading * line.size;
  const isOutside = first.x < edge - 3 || (first.x <= edge + 4 && crosses(first, columns));
  return far || isOutside || reference.test(line.text);
}

const crosses = (cell: Cell, columns: readonly Column[]): boolean =>
  columns.filter(({ x }) => x > cell.x + 4 && x < cell.end).length >= 2;

/**
 * Lines without a share belong to the row above where the table begins with one, as cells stand at
 * the top of their rows; else to the row that is nearer.
 */
function groups(lines: readonly TableLine[]): TableLine[][] {
  const anchors = lines.flatMap(({ anchor }, at) => (anchor ? [at] : []));
  const [first] = anchors;
  if (first === undefined) return [];
  const atTop = first === 0;
  const rows = anchors.map((): TableLine[] => []);
  for (const [at, each] of lines.entries()) {
    const above = anchors.findLastIndex((anchor) => anchor <= at);
    const row = atTop || each.anchor ? above : nearer(lines, { at, above, anchors });
    rows[Math.max(0, row)]?.push(each);
  }
  return rows;
}

interface Between {
  at: number;
  /** The number of the row above, -1 before the first. */
  above: number;
  anchors: readonly number[];
}

function nearer(lines: readonly TableLine[], { at, above, anchors }: Between): number {
  const line = lines[at]?.line;
  const [up, down] = [lines[anchors[above] ?? -1]?.line, lines[anchors[above + 1] ?? -1]?.line];
  if (!line || !down) return above;
  if (!up || up.page !== line.page) return above + 1;
  if (down.page !== line.page) return above;
  return line.y - up.y <= down.y - line.y ? above : above + 1;
}
