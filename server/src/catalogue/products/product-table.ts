/** A column's numbers by row. */
export interface TableColumns {
  /** 32 bits of each key; of equal products the lower goes first. */
  hashes: Uint32Array;
  /** Where the product's bytes are: first those of its key, then those of its summaries. */
  addresses: Uint32Array;
  keyLengths: Uint8Array;
  lengths: Uint32Array;
  /** Number of the supplier; `free` in a row without product. */
  companies: Uint32Array;
  created: Float64Array;
  /** Offering, segment and whether there is a picture; see product-store.ts. */
  traits: Uint8Array;
  /** Number of documents. */
  documents: Uint16Array;
}

export const free = 0xffffffff;

const leastRows = 64;

const emptyColumns = (rows: number): TableColumns => ({
  hashes: new Uint32Array(rows),
  addresses: new Uint32Array(rows),
  keyLengths: new Uint8Array(rows),
  lengths: new Uint32Array(rows),
  companies: new Uint32Array(rows).fill(free),
  created: new Float64Array(rows),
  traits: new Uint8Array(rows),
  documents: new Uint16Array(rows),
});

/** Columns of more rows, the further ones free. */
function widened(columns: TableColumns, rows: number): TableColumns {
  const wide = emptyColumns(rows);
  for (const name of Object.keys(wide) as (keyof TableColumns)[]) wide[name].set(columns[name]);
  return wide;
}

/**
 * Rows that are found by a hash: open addressing, 1 + row or 0, at most half full. A row that
 * goes leaves no gap: those behind it close up.
 */
export interface ProductTable {
  columns: TableColumns;
  /** Rows in use are among the first so many. */
  rows: number;
  size: number;
  find(hash: number, is: (row: number) => boolean): number;
  /** A free row for this hash. */
  insert(hash: number): number;
  remove(row: number): void;
}

export function createTable(given?: { columns: TableColumns; rows: number }): ProductTable {
  let slots = new Uint32Array(2 * leastRows);
  const freed: number[] = [];
  const place = (row: number): void => {
    const mask = slots.length - 1;
    let at = (table.columns.hashes[row] as number) & mask;
    while (slots[at] !== 0) at = (at + 1) & mask;
    slots[at] = row + 1;
  };
  const grow = (): void => {
    const wide = powerFrom(table.columns.hashes.length + 1);
    table.columns = widened(table.columns, wide);
    slots = new Uint32Array(2 * wide);
    for (let row = 0; row < table.rows; row++) {
      if (table.columns.companies[row] !== free) place(row);
    }
  };
  const table: ProductTable = {
    columns: given?.columns ?? emptyColumns(leastRows),
    rows: given?.rows ?? 0,
    size: 0,
    find(hash, is) {
      const mask = slots.length - 1;
      for (let at = hash & mask; slots[at] !== 0; at = (at + 1) & mask) {
        const row = (slots[at] as number) - 1;
        if (table.columns.hashes[row] === hash && is(row)) return row;
      }
      return -1;
    },
    insert(hash) {
      let row = freed.pop();
      if (row === undefined) {
        if (table.rows === table.columns.hashes.length) grow();
        row = table.rows++;
      }
      table.columns.hashes[row] = hash;
      table.size++;
      place(row);
      return row;
    },
    remove(row) {
      takeOut(slots, { row, hashes: table.columns.hashes });
      table.columns.companies[row] = free;
      freed.push(row);
      table.size--;
    },
  };
  if (given) {
    slots = new Uint32Array(2 * powerFrom(given.columns.hashes.length));
    for (let row = 0; row < given.rows; row++) {
      if (given.columns.companies[row] === free) freed.push(row);
      else {
        table.size++;
        place(row);
      }
    }
  }
  return table;
}

const powerFrom = (least: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, least)));

function takeOut(slots: Uint32Array, { row, hashes }: { row: number; hashes: Uint32Array }): void {
  const mask = slots.length - 1;
  let gap = (hashes[row] as number) & mask;
  while (slots[gap] !== row + 1) gap = (gap + 1) & mask;
  slots[gap] = 0;
  for (let at = (gap + 1) & mask; slots[at] !== 0; at = (at + 1) & mask) {
    const home = (hashes[(slots[at] as number) - 1] as number) & mask;
    // Whether the gap lies between where it belongs and where it stands, around the end.
    if (((at - home) & mask) < ((at - gap) & mask)) continue;
    slots[gap] = slots[at] as number;
    slots[at] = 0;
    gap = at;
  }
}
