import { productField } from "@neroli/contract/products/fields.ts";
import type { FunctionComponent } from "react";
import { CompositionField } from "./composition/composition-field.tsx";
import { PickManyControl, TermsControl } from "./controls/chips-control.tsx";
import { ChoiceControl } from "./controls/choice-control.tsx";
import { type ControlProps, textOf } from "./controls/control.ts";
import { IdentifierInput } from "./controls/identifier-input.tsx";
import { InciControl } from "./controls/inci-control.tsx";
import { MoneyControl } from "./controls/money-control.tsx";
import { NumberControl, QuantityControl, RangeControl } from "./controls/number-controls.tsx";
import { RowsControl } from "./controls/rows-control.tsx";
import {
  AddressControl,
  LineControl,
  TextControl,
  VideoControl,
} from "./controls/text-controls.tsx";
import { ConceptsField, LabelsField } from "./formula/entry-fields.tsx";
import { PhasesField } from "./formula/phases-field.tsx";
import { isIdentifierType } from "./identifier-faults.ts";
import { type Shape, shapeOf } from "./shape.ts";

const controls: Record<Shape, FunctionComponent<ControlProps>> = {
  line: LineControl,
  inci: InciControl,
  text: TextControl,
  number: NumberControl,
  range: RangeControl,
  quantity: QuantityControl,
  money: MoneyControl,
  "pick-one": ChoiceControl,
  "pick-many": PickManyControl,
  terms: TermsControl,
  rows: RowsControl,
  identifier: IdentifierControl,
  address: AddressControl,
  video: VideoControl,
  composition: CompositionField,
  phases: PhasesField,
  concepts: ConceptsField,
  labels: LabelsField,
};

/** The control of a field, by the type that the registry gives it. */
export function FieldControl(props: ControlProps) {
  const Control = controls[shapeOf(props.field)];
  return <Control {...props} />;
}

function IdentifierControl(props: ControlProps) {
  const { type } = productField(props.field);
  if (!isIdentifierType(type)) return null;
  return (
    <IdentifierInput
      type={type}
      id={props.id}
      value={textOf(props.value)}
      describedBy={props.describedBy}
      error={props.errors[""]}
      onChange={props.onChange}
    />
  );
}
