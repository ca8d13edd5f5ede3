import { useT } from "../../../language/phrases.tsx";
import { ComboInput } from "./combo-input.tsx";
import { type ControlProps, isBad, textOf } from "./control.ts";
import { useInciSuggestions } from "./suggestions.ts";
import { pasteLine } from "./text-controls.tsx";

/** The components before the one that is being typed, with what stands between: "Aqua (and) ". */
const before = /^(?:.*(?:,\s+|;\s*|\(and\)\s*))?/is;

/** Completed from the names in the catalogue, of blends component by component. */
export function InciControl(props: ControlProps) {
  const t = useT();
  const { onChange } = props;
  const typed = textOf(props.value);
  const head = before.exec(typed)?.[0] ?? "";
  const suggestions = useInciSuggestions(typed.slice(head.length));
  return (
    <ComboInput
      id={props.id}
      typed={typed}
      suggestions={suggestions}
      listLabel={t("product-editor.suggestions", { name: props.label })}
      describedBy={props.describedBy}
      bad={isBad(props)}
      onType={onChange}
      onChoose={({ value }) => onChange(head + value)}
      onPaste={(event) => pasteLine(event, onChange)}
    />
  );
}
