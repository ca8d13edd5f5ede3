import { EntriesField, type EntryPart } from "./entries-field.tsx";
import type { FormulaFieldProps } from "./formula-field.ts";

/** As the contract has them (products/schema.ts). */
const parts: readonly EntryPart[] = [
  { key: "title", label: "product-editor.formula.concept.title", most: 200 },
  {
    key: "description",
    label: "product-editor.formula.concept.description",
    most: 2_000,
    tall: true,
  },
];

/** The concepts of a formulation (spec 2, concepts table). */
export function ConceptsField(props: FormulaFieldProps) {
  return (
    <EntriesField {...props} parts={parts} most={50} add="product-editor.formula.concept.add" />
  );
}
