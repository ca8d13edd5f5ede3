import { parseCsv } from "./parse-csv.ts";

const delimiters = [",", ";", "\t", "|"] as const;

/**
 * The delimiter of this text: whatever makes rows of the same number of cells, the more
 * the better. Excel's own line "sep=;" decides.
 */
export async function findDelimiter(head: Buffer): Promise<string> {
  const said = separatorLine.exec(head.subarray(0, 20).toString("utf8"));
  if (said?.[1]) return said[1];
  let best: string = ",";
  let most = 0;
  for (const delimiter of delimiters) {
    const evenness = await evennessOf(head, delimiter);
    if (evenness > most * 1.05) {
      best = delimiter;
      most = evenness;
    }
  }
  return best;
}

export const separatorLine = /^\ufeff?sep=([,;|\t])\r?\n/i;

/** The share of rows that have the most common number of cells, and how many they are. */
async function evennessOf(head: Buffer, delimiter: string): Promise<number> {
  const rows: number[] = [];
  try {
    for await (const { cells } of parseCsv(once(head), delimiter)) {
      rows.push(cells.length);
      if (rows.length === 500) break;
    }
  } catch {
    // The rows before the one that was cut off, or is broken, are evidence enough.
  }
  const counts = new Map<number, number>();
  for (const count of rows) counts.set(count, (counts.get(count) ?? 0) + 1);
  counts.delete(1);
  const [cells, times] = [...counts].toSorted((a, b) => b[1] * b[0] - a[1] * a[0])[0] ?? [1, 0];
  // Twice as many cells are no better when half of the rows do not have them.
  return (times / Math.max(rows.length, 1)) ** 2 * Math.log2(cells + 1);
}

async function* once(head: Buffer): AsyncGenerator<Buffer> {
  yield head;
}
