import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { vocabularies } from "@neroli/contract/products/value-text.ts";
import { useT, words } from "../../../language/phrases.tsx";
import { type ControlProps, isBad, textOf } from "./control.ts";
import classes from "./controls.module.css";

/** More options than this become a list that opens. */
const mostSideBySide = 3;

interface Option {
  label: string;
  value: string | boolean;
}

/** Whether all options are in sight: then the field's name is that of a group. */
export const isSideBySide = (field: ProductFieldKey): boolean => {
  const { type, values = [] } = productField(field);
  return type === "flag" || values.length <= mostSideBySide;
};

/** One of a few options, side by side; "not stated" is among them, so that a choice can be undone. */
export function ChoiceControl(props: ControlProps) {
  const t = useT();
  const { type, values = [] } = productField(props.field);
  const group = vocabularies[props.field];
  const options: Option[] =
    type === "flag"
      ? [
          { label: t("product-page.yes"), value: true },
          { label: t("product-page.no"), value: false },
        ]
      : values.map((value) => ({ value, label: group ? words(t, group, value) : value }));
  return isSideBySide(props.field) ? (
    <SideBySide {...props} options={options} />
  ) : (
    <Select {...props} options={options} />
  );
}

function Select(props: ControlProps & { options: readonly Option[] }) {
  const t = useT();
  return (
    <select
      id={props.id}
      className={classes.select}
      aria-describedby={props.describedBy}
      aria-invalid={isBad(props) || undefined}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.currentTarget.value || undefined)}
    >
      <option value="">{t("product-editor.not-said")}</option>
      {props.options.map(({ value, label }) => (
        <option key={label} value={String(value)}>
          {label}
        </option>
      ))}
    </select>
  );
}

function SideBySide(props: ControlProps & { options: readonly Option[] }) {
  const t = useT();
  const all = [...props.options, { value: undefined, label: t("product-editor.not-said") }];
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${props.id}-label`}
      aria-describedby={props.describedBy}
      className={classes.sides}
    >
      {all.map(({ value, label }, at) => (
        <label key={label}>
          <input
            type="radio"
            id={at === 0 ? props.id : undefined}
            name={props.id}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
