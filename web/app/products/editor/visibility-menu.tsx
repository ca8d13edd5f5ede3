import { type FieldVisibility, fieldVisibilities } from "@neroli/contract/enumerations/products.ts";
import type { ProductFieldKey } from "@neroli/contract/products/fields.ts";
import { useT } from "../../language/phrases.tsx";
import { buttonClass } from "../../ui/button-look.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-item.ts";
import classes from "./fields.module.css";
import { usualVisibility } from "./values.ts";

const look = buttonClass({ variant: "quiet", size: "small" }, classes.visibility);

const signs: Record<FieldVisibility, IconName> = {
  PUBLIC: "globe",
  RESTRICTED: "key",
  PRIVATE: "lock",
};

interface VisibilityMenuProps {
  field: ProductFieldKey;
  /** The supplier's decision; undefined leaves that of the registry. */
  decided: FieldVisibility | undefined;
  onChange: (level: FieldVisibility | undefined) => void;
}

/** The menu that sets who sees a field (spec 3, data visibility of product fields). */
export function VisibilityMenu({ field, decided, onChange }: VisibilityMenuProps) {
  const t = useT();
  const usual = usualVisibility(field);
  const level = decided ?? usual;
  const name = t(`product-fields.${field}`);
  return (
    <Menu
      className={look}
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
      items={fieldVisibilities.map((value) => ({
        label:
          value === usual
            ? t("product-editor.visibility.usual", { level: t(`field-visibilities.${value}`) })
            : t(`field-visibilities.${value}`),
        description: t(`product-editor.visibility.${value}`),
        icon: <Icon name={signs[value]} />,
        checked: value === level,
        onSelect: () => onChange(value === usual ? undefined : value),
      }))}
    />
  );
}

interface GroupVisibilityProps {
  /** The group's name. */
  name: string;
  /** The level of all its fields; null where they differ. */
  level: FieldVisibility | null;
  onChoose: (level: FieldVisibility | "USUAL") => void;
}

/** The same for all fields of a group at once. */
export function GroupVisibility({ name, level, onChoose }: GroupVisibilityProps) {
  const t = useT();
  return (
    <Menu
      className={look}
      label={t("product-editor.visibility.group", { name })}
      button={
        <>
          <span>{t("product-editor.visibility.all")}</span>
          <Icon name="down" />
        </>
      }
      title={t("product-editor.visibility.group", { name })}
      items={[
        ...fieldVisibilities.map(
          (value): MenuItem => ({
            label: t(`field-visibilities.${value}`),
            description: t(`product-editor.visibility.${value}`),
            icon: <Icon name={signs[value]} />,
            checked: value === level,
            onSelect: () => onChoose(value),
          }),
        ),
        {
          label: t("product-editor.visibility.USUAL"),
          description: t("product-editor.visibility.USUAL.means"),
          checked: false,
          onSelect: () => onChoose("USUAL"),
        },
      ]}
    />
  );
}
