import { Popover } from "@mantine/core";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ChecksField } from "../../ui/fields/check-field.tsx";
import layout from "../../ui/layout.module.css";
import type { ProductColumn } from "./columns.tsx";
import type { ColumnChoice } from "./use-column-choice.ts";

interface ColumnMenuProps {
  columns: readonly ProductColumn[];
  choice: ColumnChoice;
}

/** Which columns the list shows. */
export function ColumnMenu({ columns, choice }: ColumnMenuProps) {
  const t = useT();
  const free = columns.filter(({ fixed }) => !fixed);
  const shown = free.filter(({ key, usual }) => choice.isShown(key, usual)).map(({ key }) => key);
  return (
    <Popover position="bottom-end" withinPortal shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button size="small">{t("products-admin.columns")}</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={layout.close}>
          <ChecksField
            legend={t("products-admin.columns.shown")}
            choices={free.map(({ key, title }) => ({ value: key, label: title }))}
            value={shown}
            onChange={(keys) => {
              const changed = free.find(({ key }) => keys.includes(key) !== shown.includes(key));
              if (changed) choice.show(changed.key, keys.includes(changed.key));
            }}
          />
          {choice.changed && (
            <Button size="small" onClick={choice.reset}>
              {t("products-admin.columns.reset")}
            </Button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
