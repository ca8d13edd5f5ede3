import { type FieldVisibility, fieldVisibilities } from "@neroli/contract/enumerations/products.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { useT } from "../../language/phrases.tsx";
import { ChoiceMenu } from "../../ui/choice-menu.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import classes from "./fields.module.css";
import { usualVisibility } from "./values.ts";

const signs: Record<FieldVisibility, IconName> = {
  PUBLIC: "globe",
  RESTRICTED: "key",
  PRIVATE: "lock",
};

interface VisibilityMenuProps {
  field: ProductFieldKey;
  /** What the supplier decided; the registry's where nothing was. */
  decided: FieldVisibility | undefined;
  onChange: (level: FieldVisibility | undefined) => void;
}

/** Who sees the field (spec 3, data visibility of product fields). */
export function VisibilityMenu({ field, decided, onChange }: VisibilityMenuProps) {
  const t = useT();
  const usual = usualVisibility(field);
  const level = decided ?? usual;
  const name = t(`product-fields.${field}`);
  return (
    <ChoiceMenu
      className={classes.visibility}
      label={t("product-editor.visibility.of", {
        name,
        level: t(`field-visibilities.${level}`),
      })}
      button={
        <>
          <Icon name={signs[level]} />
          {/* What everybody sees needs no word beside each field. */}
          {level !== "PUBLIC" && <span>{t(`field-visibilities.${level}`)}</span>}
        </>
      }
      title={t("product-editor.visibility.who")}
      choices={fieldVisibilities.map((value) => ({
        value,
        label:
          value === usual
            ? t("product-editor.visibility.usual", { level: t(`field-visibilities.${value}`) })
            : t(`field-visibilities.${value}`),
        description: t(`product-editor.visibility.${value}`),
        icon: <Icon name={signs[value]} />,
      }))}
      value={level}
      onChoose={(chosen) => onChange(chosen === usual ? undefined : chosen)}
    />
  );
}

interface GroupVisibilityProps {
  /** The group's name. */
  name: string;
  /** What all of its fields have; null where they differ. */
  level: FieldVisibility | null;
  onChoose: (level: FieldVisibility | "USUAL") => void;
}

/** The same for all fields of a group at once. */
export function GroupVisibility({ name, level, onChoose }: GroupVisibilityProps) {
  const t = useT();
  return (
    <ChoiceMenu<FieldVisibility | "USUAL">
      className={classes.visibility}
      label={t("product-editor.visibility.group", { name })}
      button={
        <>
          <span>{t("product-editor.visibility.all")}</span>
          <Icon name="down" />
        </>
      }
      title={t("product-editor.visibility.group", { name })}
      choices={[
        ...fieldVisibilities.map((value) => ({
          value,
          label: t(`field-visibilities.${value}`),
          description: t(`product-editor.visibility.${value}`),
          icon: <Icon name={signs[value]} />,
        })),
        {
          value: "USUAL",
          label: t("product-editor.visibility.USUAL"),
          description: t("product-editor.visibility.USUAL.means"),
        },
      ]}
      value={level}
      onChoose={onChoose}
    />
  );
}
