import type { FieldVisibility } from "@neroli/contract/enumerations/products.ts";
import { type ProductFieldKey, productField } from "@neroli/contract/products/fields.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import type { GroupOfFields } from "./field-groups.ts";
import { FieldRow } from "./field-row.tsx";
import classes from "./fields.module.css";
import type { ProductEditing } from "./use-product-form.ts";
import { usualVisibility, visibilityKey } from "./values.ts";
import { GroupVisibility } from "./visibility-menu.tsx";

interface FieldGroupProps {
  group: GroupOfFields;
  editing: ProductEditing;
  onChange: (key: string, value: unknown) => void;
  /** Shows a field and leads to it. */
  onOpen: (field: ProductFieldKey) => void;
}

/** The fields of a group; those that few need wait below to be added. */
export function FieldGroupBody({ group, editing, onChange, onOpen }: FieldGroupProps) {
  const t = useT();
  const { place, form, faults, product } = editing;
  return (
    <>
      <div className={classes.fields}>
        {group.shown.map((field) => (
          <FieldRow
            key={field}
            field={field}
            place={place}
            value={form.values[field]}
            decided={form.values[visibilityKey(field)] as FieldVisibility | undefined}
            errors={faults.errorsOf(field)}
            missing={group.missing.includes(field)}
            // Spec 5: the trade name cannot be changed after creation.
            locked={
              product !== null &&
              productField(field).immutable === true &&
              form.base.values[field] !== undefined
            }
            disabled={product !== null && !product.can.edit}
            onChange={onChange}
            onTouch={faults.touch}
          />
        ))}
      </div>
      {group.hidden.length > 0 && (
        <div className={classes.more}>
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

/** Who sees the whole group; a product's name is seen by whoever sees the product. */
export function GroupTools({ group, editing }: Pick<FieldGroupProps, "group" | "editing">) {
  const t = useT();
  const { form } = editing;
  const decidable = group.fields.filter((field) => !productField(field).required);
  const levels = new Set(
    decidable.map((field) => form.values[visibilityKey(field)] ?? usualVisibility(field)),
  );
  const [only] = levels;
  const choose = (level: FieldVisibility | "USUAL") => {
    for (const field of decidable) {
      const usual = level === "USUAL" || level === usualVisibility(field);
      form.set(visibilityKey(field), usual ? undefined : level);
    }
  };
  return (
    <GroupVisibility
      name={t(`field-groups.${group.group}`)}
      level={levels.size === 1 ? (only as FieldVisibility) : null}
      onChoose={choose}
    />
  );
}
