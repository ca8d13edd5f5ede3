import { Popover } from "@mantine/core";
import { statuses } from "@neroli/contract/products/editor-schema.ts";
import { Link, useSearchParams } from "react-router";
import { missingWord } from "../../kernel/completeness/use-completeness.ts";
import { withState } from "../../kernel/table-state.ts";
import { useLabels } from "../../kernel/use-labels.ts";
import { type Translate, useT, words } from "../../language/phrases.tsx";
import { Pill } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ChecksField } from "../../ui/fields/check-field.tsx";
import layout from "../../ui/layout.module.css";
import { Tabs } from "../../ui/tabs.tsx";
import { WithMantine } from "../../ui/with-mantine.tsx";
import { completenessWord, type ProductColumn } from "./columns.tsx";
import { narrowing } from "./list-query.ts";
import type { ColumnChoice } from "./use-column-choice.ts";
import type { ProductList, Status } from "./use-product-list.ts";
import type { Rights } from "./use-rights.ts";

interface ListToolbarProps {
  list: ProductList;
  rights: Rights;
  columns: readonly ProductColumn[];
  choice: ColumnChoice;
}

/** All, listed, drafts or trash, the filters in use wherever they were set, and the choice of columns. */
export function ListToolbar({ list, rights, columns, choice }: ListToolbarProps) {
  return (
    <div className={layout.spread}>
      <div className={layout.line}>
        {/* Drafts and trash are their editors' alone. */}
        {rights.edit && <StatusTabs status={list.status} />}
        <ActiveFilters list={list} rights={rights} />
      </div>
      <ColumnMenu columns={columns} choice={choice} />
    </div>
  );
}

function StatusTabs({ status }: { status: Status }) {
  const t = useT();
  const [params] = useSearchParams();
  const to = (value: string) => `?${withState(params, { status__eq: value, page: "", sort: "" })}`;
  return (
    <Tabs label={t("products-admin.status")}>
      {statuses.map((value) => (
        <Link
          key={value}
          to={to(value === "ACTIVE" ? "" : value)}
          aria-current={value === status ? "page" : undefined}
        >
          {t(`products-admin.status.${value}`)}
        </Link>
      ))}
    </Tabs>
  );
}

function ActiveFilters({ list, rights }: { list: ProductList; rights: Rights }) {
  const t = useT();
  const { filters, setFilter } = list.state;
  const labels = useLabels({ enabled: rights.readLabels }).data ?? [];
  const used = narrowing(filters);
  if (used.length === 0) return null;
  return (
    <ul className={`${layout.list} ${layout.line}`} aria-label={t("products-admin.filters")}>
      {used.map(([name, value]) => {
        const label = labels.find(({ key }) => key === value)?.title;
        const word = label ?? filterWord(t, name, value);
        return (
          <li key={name}>
            <Pill
              label={t("products-admin.filters.remove", { filter: word })}
              onRemove={() => setFilter(name, "")}
            >
              {word}
            </Pill>
          </li>
        );
      })}
    </ul>
  );
}

function filterWord(t: Translate, name: string, value: string): string {
  if (name === "missing__eq") {
    return t("products-admin.filters.missing", { what: missingWord(t, value) });
  }
  if (name === "segment__eq") return words(t, "segments", value);
  if (name === "completeness") return completenessWord(t, value);
  return `“${value}”`;
}

interface ColumnMenuProps {
  columns: readonly ProductColumn[];
  choice: ColumnChoice;
}

/** Which columns the list shows. */
function ColumnMenu({ columns, choice }: ColumnMenuProps) {
  const t = useT();
  const free = columns.filter(({ fixed }) => !fixed);
  const shown = free.filter(({ key, usual }) => choice.isShown(key, usual)).map(({ key }) => key);
  return (
    <WithMantine>
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
    </WithMantine>
  );
}
