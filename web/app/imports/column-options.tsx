import { units } from "@neroli/contract/enumerations/products.ts";
import type { ImportTarget, ColumnOptions as Options } from "@neroli/contract/imports/mapping.ts";
import { currencies } from "@neroli/contract/kernel/formats/currency.ts";
import { productField } from "@neroli/contract/products/fields.ts";
import { fieldOfKey } from "@neroli/contract/products/text-keys.ts";
import { type Translate, useT } from "../language/phrases.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { Fields } from "../ui/fields/field-group.tsx";
import { TextField } from "../ui/fields/text-field.tsx";

interface ColumnOptionsProps {
  column: string;
  field: ImportTarget;
  options: Options;
  disabled: boolean;
  onChange: (options: Options) => void;
}

/** How the cells of a column are read, where the proposal reads them wrongly. */
export function ColumnOptions(props: ColumnOptionsProps) {
  const t = useT();
  const { column, field, options } = props;
  const shown = possibleOptions(field);
  if (shown.length === 0 && options.property === undefined) return null;
  const put = (changes: { [K in keyof Options]?: Options[K] | undefined }) =>
    props.onChange(withoutEmpty({ ...options, ...changes }));
  return (
    <details>
      <summary aria-label={t("imports.mapping.options.of", { column })}>
        {t("imports.mapping.options")}
      </summary>
      <Fields legend={t("imports.mapping.options.of", { column })} disabled={props.disabled}>
        {shown.includes("separator") && (
          <ChoiceField
            label={t("imports.mapping.options.separator")}
            value={options.separator ?? "found"}
            choices={separatorOptions(t, options.separator)}
            onChange={({ currentTarget: { value } }) =>
              put({ separator: value === "found" ? undefined : value })
            }
          />
        )}
        {shown.includes("letters") && (
          <CheckField
            label={t("imports.mapping.options.letters")}
            checked={options.letters === "sentence"}
            onChange={({ currentTarget }) =>
              put({ letters: currentTarget.checked ? "sentence" : undefined })
            }
          />
        )}
        {shown.includes("unit") && (
          <ChoiceField
            label={t(
              isMoney(field) ? "imports.mapping.options.currency" : "imports.mapping.options.unit",
            )}
            value={options.unit ?? ""}
            none={t("imports.mapping.options.found")}
            choices={[...new Set([...(options.unit ? [options.unit] : []), ...unitsOf(field)])].map(
              (value) => ({ value, label: value }),
            )}
            onChange={({ currentTarget: { value } }) => put({ unit: value || undefined })}
          />
        )}
        {shown.includes("decimal") && (
          <ChoiceField
            label={t("imports.mapping.options.decimal")}
            value={options.decimal ?? ""}
            none={t("imports.mapping.options.found")}
            choices={[
              { value: ",", label: "1,5" },
              { value: ".", label: "1.5" },
            ]}
            onChange={({ currentTarget: { value } }) =>
              put({ decimal: value === "," || value === "." ? value : undefined })
            }
          />
        )}
        {shown.includes("prefix") && (
          <TextField
            label={t("imports.mapping.options.prefix")}
            maxLength={200}
            value={options.prefix ?? ""}
            onChange={({ currentTarget: { value } }) => put({ prefix: value || undefined })}
          />
        )}
        {shown.includes("material") && (
          <TextField
            label={t("imports.mapping.options.material")}
            placeholder={column}
            maxLength={300}
            value={options.material ?? ""}
            onChange={({ currentTarget: { value } }) => put({ material: value || undefined })}
          />
        )}
        {options.property !== undefined && (
          <TextField
            label={t("imports.mapping.options.property")}
            maxLength={200}
            value={options.property}
            onChange={({ currentTarget: { value } }) => put({ property: value })}
          />
        )}
      </Fields>
    </details>
  );
}

/** The options that mean something for the field that the column is taken for. */
function possibleOptions(field: ImportTarget): (keyof Options)[] {
  if (field === "phases.material") return ["material", "decimal"];
  const about = fieldOfKey(field);
  if (about === null) return field.endsWith(".unit") ? [] : partOptions(field);
  const { type, list } = productField(about);
  return [
    ...(list && type !== "phases" && type !== "concepts" && type !== "label"
      ? (["separator"] as const)
      : []),
    ...(type === "term" || type === "line" ? (["letters"] as const) : []),
    ...(type === "line" && !list ? (["prefix"] as const) : []),
    ...(type === "quantity" || type === "money" ? (["unit"] as const) : []),
    ...(["quantity", "money", "number", "range"].includes(type) ? (["decimal"] as const) : []),
  ];
}

function isMoney(field: ImportTarget): boolean {
  const about = fieldOfKey(field);
  return about !== null && productField(about).type === "money";
}

const unitsOf = (field: ImportTarget) => (isMoney(field) ? currencies : units);

const partOptions = (field: ImportTarget): (keyof Options)[] =>
  /\.(min|max|value|weight)$/.test(field) ? ["decimal"] : [];

const separators = [",", ";", "|", "/", "\n"] as const;

function separatorOptions(t: Translate, chosen: string | undefined) {
  const all = new Set<string>([...separators, ...(chosen ? [chosen] : [])]);
  return [
    { value: "found", label: t("imports.mapping.options.found") },
    { value: "", label: t("imports.mapping.options.whole") },
    ...[...all].map((value) => ({
      value,
      label: value === "\n" ? t("imports.mapping.options.line") : value,
    })),
  ];
}

const withoutEmpty = (options: { [K in keyof Options]?: Options[K] | undefined }): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
