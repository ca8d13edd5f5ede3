import { EntriesField, type EntryPart } from "./entries-field.tsx";
import type { FormulaFieldProps } from "./formula-field.ts";

/** As the contract has them (products/schema.ts). */
const parts: readonly EntryPart[] = [
  { key: "title", label: "product-editor.formula.label.title", most: 200 },
  {
    key: "description",
    label: "product-editor.formula.label.description",
    most: 2_000,
    tall: true,
  },
  {
    key: "reference",
    label: "product-editor.formula.label.reference",
    hint: "product-editor.formula.label.reference.hint",
    most: 500,
  },
];

/** What the supplier notes on an ingredient, with where it is proved (spec 3, ingredient label). */
export function LabelsField(props: FormulaFieldProps) {
  return (
    <EntriesField {...props} parts={parts} most={200} add="product-editor.formula.label.add" />
  );
}
