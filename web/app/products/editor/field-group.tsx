import type { FieldVisibility } from "@neroli/contract/enumerations/products.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { isTranslated, textKey } from "@neroli/contract/products/text-keys.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { type FieldErrors, noErrors } from "./field-errors.ts";
import type { GroupOfFields } from "./field-groups.ts";
import { FieldRow } from "./field-row.tsx";
import classes from "./fields.module.css";
import { TextSide } from "./text-side.tsx";
import texts from "./texts.module.css";
import type { ProductEditing } from "./use-product-form.ts";
import { usualVisibility, visibilityKey } from "./values.ts";
import { GroupVisibility } from "./visibility-menu.tsx";

interface FieldGroupProps {
  group: GroupOfFields;
  editing: ProductEditing;
  errors: Record<string, FieldErrors>;
  /** The language of the product's texts, and the one that is written beside it. */
  own: Language;
  second: Language | null;
  onChange: (key: string, value: unknown) => void;
  onLeave: (field: string) => void;
  /** Shows a field and leads to it. */
  onOpen: (field: ProductFieldKey) => void;
}

/** The fields of a group; those that few need wait below to be added. */
export function FieldGroupBody(props: FieldGroupProps) {
  const t = useT();
  const { group, editing, errors, own, second, onChange, onLeave, onOpen } = props;
  const { place, values, base, product } = editing;
  const disabled = product !== null && !product.can.edit;
  return (
    <>
      <div className={classes.fields}>
        {group.shown.map((field) => {
          const row = (
            <FieldRow
              key={field}
              field={field}
              place={place}
              value={values[field]}
              own={own}
              decided={values[visibilityKey(field)] as FieldVisibility | undefined}
              errors={errors[field] ?? noErrors}
              missing={group.missing.includes(field)}
              // Spec 5: the trade name cannot be changed after creation.
              locked={
                product !== null &&
                productField(field).immutable === true &&
                base?.fields[field] !== undefined
              }
              disabled={disabled}
              onChange={onChange}
              onLeave={onLeave}
            />
          );
          if (!isTranslated(field)) return row;
          const key = second && textKey(field, second);
          return (
            <div key={field} className={key ? texts.pair : texts.alone}>
              {row}
              {key && (
                <TextSide
                  {...{ field, place, own, disabled, onChange, onLeave }}
                  language={second}
                  value={values[key]}
                  original={values[field]}
                  errors={errors[key] ?? noErrors}
                />
              )}
            </div>
          );
        })}
      </div>
      {group.hidden.length > 0 && (
        <div className={`${layout.line} ${classes.more}`}>
          <span id={`add-${group.group}`}>{t("product-editor.add-field")}</span>
          <ul className={`${layout.list} ${layout.line}`} aria-labelledby={`add-${group.group}`}>
            {group.hidden.map((field) => (
              <li key={field}>
                <Button size="small" icon="plus" onClick={() => onOpen(field)}>
                  {t(`product-fields.${field}`)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The menu that sets the visibility of all fields of a group; a product's name is always visible. */
export function GroupTools({ group, editing }: Pick<FieldGroupProps, "group" | "editing">) {
  const t = useT();
  const { values, set } = editing;
  const decidable = group.fields.filter((field) => !productField(field).required);
  const levels = new Set(
    decidable.map((field) => values[visibilityKey(field)] ?? usualVisibility(field)),
  );
  const [only] = levels;
  const choose = (level: FieldVisibility | "USUAL") => {
    const decided = decidable.map((field) => {
      const usual = level === "USUAL" || level === usualVisibility(field);
      return [visibilityKey(field), usual ? undefined : level];
    });
    set(Object.fromEntries(decided));
  };
  return (
    <GroupVisibility
      name={t(`field-groups.${group.group}`)}
      level={levels.size === 1 ? (only as FieldVisibility) : null}
      onChoose={choose}
    />
  );
}
