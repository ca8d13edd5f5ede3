import { exactOfNumber, toText } from "@neroli/contract/kernel/exact.ts";
import type { ProductFields } from "@neroli/contract/products/schema.ts";
import type { ReadCell } from "./cell-reader.ts";
import { readNumber } from "./read-amounts.ts";
import { numbersOf } from "./read-entries.ts";
import { lineOf, type PartRow, titleOf } from "./read-parts.ts";

/** The parts of a raw material: one row is one of them. */
export function readComposition(rows: readonly PartRow[]): ProductFields["composition"] {
  return rows.flatMap((row) => {
    const { "composition.cas": numbers, "composition.min": least, "composition.max": most } = row;
    const inci = titleOf(row, "composition.inci", [
      "composition.cas",
      "composition.min",
      "composition.max",
    ]);
    if (!inci) return [];
    const [min, max] = [shareOf(least), shareOf(most)];
    const cas = numbers ? numbersOf(numbers, "cas") : [];
    return [
      {
        inci,
        ...(cas.length > 0 && { cas }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      },
    ];
  });
}

/** As it was written by an export; else a number as people write it. */
function shareOf(cell: ReadCell | undefined): string | undefined {
  if (!cell) return undefined;
  if (cell.options.exact) return lineOf(cell);
  const share = readNumber(cell);
  return share === undefined ? undefined : toText(exactOfNumber(share));
}
