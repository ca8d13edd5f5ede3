import { useEffect, useRef } from "react";
import { useT } from "../language/phrases.tsx";
import classes from "./data-table.module.css";
import type { Column, ColumnFilter, DataTableProps } from "./data-table-types.ts";
import { SearchField } from "./search-field.tsx";

/** Titles that sort, and below them what narrows the list. */
export function TableHead<Row>(props: DataTableProps<Row>) {
  const { columns, selection, rowActions } = props;
  const filtered = columns.some(({ filter }) => filter);
  return (
    <thead className={classes.head}>
      <tr>
        {selection && (
          <th scope="col" className={classes.narrow}>
            <SelectAll {...props} />
          </th>
        )}
        {columns.map((column) => (
          <Title
            key={column.key}
            column={column}
            sort={props.list.sort}
            onSort={props.list.setSort}
          />
        ))}
        {rowActions && <td className={classes.narrow} />}
      </tr>
      {filtered && (
        <tr className={classes.filters}>
          {selection && <td />}
          {columns.map(({ key, title, filter, hideBelow }) => (
            <td key={key} data-hide-below={hideBelow}>
              {filter && (
                <Filter
                  filter={filter}
                  title={title}
                  value={props.list.filters[filter.name] ?? ""}
                  onChange={(value) => props.list.setFilter(filter.name, value)}
                />
              )}
            </td>
          ))}
          {rowActions && <td />}
        </tr>
      )}
    </thead>
  );
}

function SelectAll<Row>({ found, keyOf, selection }: DataTableProps<Row>) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const keys = (found.data?.content ?? []).map(keyOf);
  const chosen = keys.filter((key) => selection?.keys.has(key));
  const all = keys.length > 0 && chosen.length === keys.length;
  useEffect(() => {
    if (input.current) input.current.indeterminate = chosen.length > 0 && !all;
  });
  return (
    <input
      ref={input}
      type="checkbox"
      aria-label={t("table.select-all")}
      disabled={keys.length === 0}
      checked={all}
      onChange={() => {
        const others = [...(selection?.keys ?? [])].filter((key) => !keys.includes(key));
        selection?.onChange(new Set(all ? others : [...others, ...keys]));
      }}
    />
  );
}

function Title<Row>(props: { column: Column<Row>; sort: string; onSort: (sort: string) => void }) {
  const { title, sort, align, hideBelow } = props.column;
  if (!sort) {
    return (
      <th scope="col" data-align={align} data-hide-below={hideBelow}>
        {title}
      </th>
    );
  }
  const up = props.sort === sort;
  const down = props.sort === `-${sort}`;
  return (
    <th
      scope="col"
      data-align={align}
      data-hide-below={hideBelow}
      aria-sort={up ? "ascending" : down ? "descending" : "none"}
    >
      <button type="button" onClick={() => props.onSort(up ? `-${sort}` : sort)}>
        {title}
        <span aria-hidden="true">{up ? "↑" : down ? "↓" : "↕"}</span>
      </button>
    </th>
  );
}

function Filter(props: {
  filter: ColumnFilter;
  title: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useT();
  const { filter, value, onChange } = props;
  const label = t("table.filter", { column: props.title });
  if (filter.kind === "text") {
    return (
      <SearchField
        label={label}
        placeholder={filter.placeholder}
        value={value}
        onSearch={onChange}
      />
    );
  }
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t("table.any")}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
