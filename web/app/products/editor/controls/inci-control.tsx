import type { ClipboardEvent } from "react";
import { useT } from "../../../language/phrases.tsx";
import { ComboInput } from "./combo-input.tsx";
import { type ControlProps, isBad, textOf } from "./control.ts";
import { useInciSuggestions } from "./suggestions.ts";
import { pasteLine } from "./text-controls.tsx";

/** The INCI name of a product. */
export function InciControl(props: ControlProps) {
  const t = useT();
  return (
    <InciInput
      id={props.id}
      value={textOf(props.value)}
      listLabel={t("product-editor.suggestions", { name: props.label })}
      describedBy={props.describedBy}
      bad={isBad(props)}
      onChange={props.onChange}
      onPaste={(event) => pasteLine(event, props.onChange)}
    />
  );
}

interface InciInputProps {
  id: string;
  value: string;
  listLabel: string;
  describedBy?: string | undefined;
  bad?: boolean;
  onChange: (text: string) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** The components before the one that is being typed, with what stands between: "Aqua (and) ". */
const before = /^(?:.*(?:,\s+|;\s*|\(and\)\s*))?/is;

/** Completed from the names in the catalogue, of blends component by component. */
export function InciInput({ value, onChange, ...props }: InciInputProps) {
  const head = before.exec(value)?.[0] ?? "";
  const suggestions = useInciSuggestions(value.slice(head.length));
  return (
    <ComboInput
      {...props}
      typed={value}
      suggestions={suggestions}
      onType={onChange}
      onChoose={(chosen) => onChange(head + chosen.value)}
    />
  );
}
