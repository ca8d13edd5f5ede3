import { Button, Checkbox, Popover, Stack } from "@mantine/core";
import { useT } from "../../language/phrases.tsx";
import buttons from "../../ui/button.module.css";
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
        <button type="button" className={buttons.small}>
          {t("products-admin.columns")}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.choice}>
          <legend hidden>{t("products-admin.columns.shown")}</legend>
          <Stack gap="xs">
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
              <Button variant="default" size="xs" onClick={choice.reset}>
                {t("products-admin.columns.reset")}
              </Button>
            )}
          </Stack>
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
