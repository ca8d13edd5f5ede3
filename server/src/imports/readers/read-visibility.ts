import { type FieldVisibility, fieldVisibilities } from "@neroli/contract/enumerations/products.ts";
import { isProductFieldKey } from "@neroli/contract/products/fields.ts";
import type { FieldVisibilities } from "@neroli/contract/products/visibility.ts";
import { textOf } from "../sources/layout.ts";
import type { ReadCell } from "./cell-reader.ts";

/** "cas: RESTRICTED; rci: PRIVATE", as exports write what a supplier has decided. */
export function readVisibility(cell: ReadCell): FieldVisibilities {
  const { value } = cell;
  const pairs =
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([key, level]) => [key, String(level)] as const)
      : textOf(value)
          .split(/[;,\n]/)
          .filter((part) => part.trim() !== "")
          .map((part) => part.split(/[:=]/).map((word) => word.trim()) as [string, string]);
  const decided: FieldVisibilities = {};
  for (const [key, level = ""] of pairs) {
    const known = level.toUpperCase();
    if (isProductFieldKey(key) && isLevel(known)) decided[key] = known;
    else cell.refuse("no-visibility", `${key}: ${level}`);
  }
  return decided;
}

const isLevel = (text: string): text is FieldVisibility =>
  (fieldVisibilities as readonly string[]).includes(text);
