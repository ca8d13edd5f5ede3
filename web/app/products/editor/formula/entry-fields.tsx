import type { ControlProps } from "../controls/control.ts";
import { EntriesField } from "./entries-field.tsx";
import type { EntryPart } from "./entry-parts.tsx";

/** Lengths are those of the contract (products/schema.ts). */
const partsOfConcept: readonly EntryPart[] = [
  { key: "title", label: "product-editor.formula.concept.title", most: 200 },
  {
    key: "description",
    label: "product-editor.formula.concept.description",
    most: 2_000,
    tall: true,
  },
];

/** The concepts of a formulation (spec 2, concepts table). */
export const ConceptsField = (props: ControlProps) => (
  <EntriesField
    {...props}
    parts={partsOfConcept}
    most={50}
    add="product-editor.formula.concept.add"
  />
);

const partsOfLabel: readonly EntryPart[] = [
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

/** The supplier's notes on an ingredient, with their references (spec 3, ingredient label). */
export const LabelsField = (props: ControlProps) => (
  <EntriesField {...props} parts={partsOfLabel} most={200} add="product-editor.formula.label.add" />
);
