import { useT } from "../language/phrases.tsx";
import classes from "./data-table.module.css";
import type { DataTableProps, RowAction } from "./data-table-types.ts";
import { Menu } from "./menu.tsx";

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
  return <Menu label={label} button={<span aria-hidden="true">⋯</span>} items={actions} />;
}
