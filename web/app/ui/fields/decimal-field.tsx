import { type ComponentProps, useState } from "react";
import { decimalMark } from "../../language/currencies.ts";
import { useLanguage } from "../../language/phrases.tsx";
import { readDecimal, typedDecimal } from "../../language/typed-decimal.ts";
import { NumberField } from "./text-field.tsx";

interface DecimalFieldProps extends Omit<ComponentProps<typeof NumberField>, "onChange" | "value"> {
  /** "1234.5", or what was typed where that is no number yet. */
  value: string;
  onChange: (value: string) => void;
}

/** An exact number of 0 or more, typed and shown as the reader's language writes it. */
export function DecimalField({ value, onChange, onBlur, ...field }: DecimalFieldProps) {
  const mark = decimalMark(useLanguage());
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <NumberField
      {...field}
      value={typed ?? typedDecimal(value, mark)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readDecimal(currentTarget.value, mark));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
