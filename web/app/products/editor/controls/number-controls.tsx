import { units } from "@neroli/contract/enumerations/products.ts";
import { productField } from "@neroli/contract/products/fields.ts";
import { useState } from "react";
import { useLanguage, useT } from "../../../language/phrases.tsx";
import { unitText } from "../../value-words.ts";
import { type ControlProps, isBad, partsOfValue } from "./control.ts";
import classes from "./controls.module.css";

/** The number that was typed, with a point or a comma; else the text itself, to be refused. */
function readNumber(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : typed;
}

/** Writes a number as the reader's language does, without groups: 1.5 or 1,5. */
function writeNumber(value: unknown, language: string): string {
  if (typeof value !== "number") return typeof value === "string" ? value : "";
  return value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 20 });
}

interface NumberInputProps {
  id: string;
  name?: string;
  value: unknown;
  bad: boolean;
  describedBy: string | undefined;
  unit?: string | undefined;
  placeholder?: string;
  whole?: boolean;
  onChange: (value: number | string | undefined) => void;
}

/** The typed text ("1,50") stays for as long as it means the stored number. */
function NumberInput(props: NumberInputProps) {
  const { id, name, value, bad, describedBy, unit, placeholder, whole, onChange } = props;
  const language = useLanguage();
  const [typed, setTyped] = useState(() => writeNumber(value, language));
  const shown = readNumber(typed) === value ? typed : writeNumber(value, language);
  return (
    <span className={classes.frame}>
      <input
        id={id}
        className={classes.input}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={bad || undefined}
        inputMode={whole ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={30}
        placeholder={placeholder}
        value={shown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(readNumber(event.currentTarget.value));
        }}
      />
      {unit && <span className={classes.end}>{unit}</span>}
    </span>
  );
}

export function NumberControl(props: ControlProps) {
  const t = useT();
  const { type, unit } = productField(props.field);
  return (
    <NumberInput
      id={props.id}
      value={props.value}
      bad={isBad(props)}
      describedBy={props.describedBy}
      unit={unit && unitText(t, unit)}
      whole={type === "year"}
      onChange={props.onChange}
    />
  );
}

/** The object with one part of it changed, without what is not there. */
const withPart = (value: unknown, change: Record<string, unknown>) => {
  const parts = Object.entries({ ...partsOfValue(value), ...change });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
};

export function RangeControl(props: ControlProps) {
  const t = useT();
  const { unit } = productField(props.field);
  const parts = partsOfValue(props.value);
  return (
    <div className={classes.range}>
      {(["min", "max"] as const).map((end) => (
        <NumberInput
          key={end}
          id={end === "min" ? props.id : `${props.id}-max`}
          name={t(`product-editor.range.${end}`, { name: props.label })}
          placeholder={t(end === "min" ? "product-editor.range.from" : "product-editor.range.to")}
          value={parts[end]}
          bad={isBad(props)}
          describedBy={props.describedBy}
          unit={unit && unitText(t, unit)}
          onChange={(value) => props.onChange(withPart(props.value, { [end]: value }))}
        />
      ))}
    </div>
  );
}

/** Kilograms are the usual unit of samples and orders. */
const usualUnit = "kg";

export function QuantityControl(props: ControlProps) {
  const t = useT();
  const { value, unit = usualUnit } = partsOfValue(props.value);
  return (
    <div className={classes.quantity}>
      <NumberInput
        id={props.id}
        name={t("product-editor.quantity.value", { name: props.label })}
        value={value}
        bad={isBad(props)}
        describedBy={props.describedBy}
        onChange={(typed) => props.onChange(withPart({ unit }, { value: typed }))}
      />
      <select
        className={classes.select}
        aria-label={t("product-editor.quantity.unit", { name: props.label })}
        value={String(unit)}
        onChange={(event) =>
          props.onChange(withPart(props.value, { unit: event.currentTarget.value }))
        }
      >
        {units.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}
