import { ActionIcon, Menu } from "@mantine/core";
import { useT } from "../language/phrases.tsx";
import classes from "./data-table.module.css";
import type { DataTableProps, RowAction } from "./data-table-types.ts";

export function TableRow<Row>(props: DataTableProps<Row> & { row: Row }) {
  const t = useT();
  const { row, columns, selection, rowActions } = props;
  const key = props.keyOf(row);
  const name = props.rowLabel(row);
  const chosen = selection?.keys.has(key) ?? false;
  const toggle = () => {
    const next = new Set(selection?.keys);
    if (!next.delete(key)) next.add(key);
    selection?.onChange(next);
  };
  return (
    <tr aria-selected={selection ? chosen : undefined} className={classes.row}>
      {selection && (
        <td className={classes.narrow}>
          <input
            type="checkbox"
            aria-label={t("table.select", { row: name })}
            checked={chosen}
            onChange={toggle}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-align={column.align} data-hide-below={column.hideBelow}>
          {column.render(row)}
        </td>
      ))}
      {rowActions && (
        <td className={classes.narrow}>
          <RowMenu label={t("table.actions", { row: name })} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

/** What can be done with a row. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu
      position="bottom-end"
      withinPortal
      shadow="md"
      // Its focusable placeholder is nothing that a menu may hold (WAI-ARIA, menu).
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
          <span aria-hidden="true">⋯</span>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: text, onSelect, disabledReason, danger }) => (
          <Menu.Item
            key={text}
            aria-disabled={disabledReason !== undefined}
            closeMenuOnClick={disabledReason === undefined}
            {...(danger && { color: "red.9" })}
            onClick={() => disabledReason === undefined && onSelect()}
          >
            {text}
            {disabledReason !== undefined && (
              <small className={classes.reason}>{disabledReason}</small>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
