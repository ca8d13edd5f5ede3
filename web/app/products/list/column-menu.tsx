import { Checkbox, Popover } from "@mantine/core";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import type { ProductColumn } from "./columns.tsx";
import classes from "./list.module.css";
import type { ColumnChoice } from "./use-columns.ts";

interface ColumnMenuProps {
  columns: readonly ProductColumn[];
  choice: ColumnChoice;
}

/** Which columns the list shows. */
export function ColumnMenu({ columns, choice }: ColumnMenuProps) {
  const t = useT();
  return (
    <Popover position="bottom-end" withinPortal shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button size="small">{t("products-admin.columns")}</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.choice}>
          <legend hidden>{t("products-admin.columns.shown")}</legend>
          <div className={layout.close}>
            {columns
              .filter(({ fixed }) => !fixed)
              .map(({ key, title, usual }) => (
                <Checkbox
                  key={key}
                  label={title}
                  checked={choice.isShown(key, usual)}
                  onChange={(event) => choice.show(key, event.currentTarget.checked)}
                />
              ))}
            {choice.changed && (
              <Button size="small" onClick={choice.reset}>
                {t("products-admin.columns.reset")}
              </Button>
            )}
          </div>
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
