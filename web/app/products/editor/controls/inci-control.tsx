import { InciInput } from "../../../kernel/phases/inci-input.tsx";
import { useT } from "../../../language/phrases.tsx";
import { type ControlProps, isBad, textOf } from "./control.ts";
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
