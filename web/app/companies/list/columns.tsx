import { links } from "@neroli/contract/access/links.ts";
import { companyTypes } from "@neroli/contract/enumerations/companies.ts";
import { Link } from "react-router";
import { useLabels } from "../../kernel/use-labels.ts";
import { countryName, countryOptions } from "../../language/countries.ts";
import { formatDay } from "../../language/dates.ts";
import { type Translate, useLanguage, useT, words } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import type { Column } from "../../ui/data-table-types.ts";
import { LabelChip } from "../../ui/label-chip.tsx";
import layout from "../../ui/layout.module.css";
import { NameCell } from "../../ui/name-cell.tsx";
import type { CompanyRow } from "./company-row.ts";
import classes from "./list.module.css";

/** The columns of the list, with what filters and sorts them. */
export function useColumns(): readonly Column<CompanyRow>[] {
  const t = useT();
  const language = useLanguage();
  const labels = useLabels().data ?? [];
  return [
    {
      key: "name",
      title: t("companies-admin.column.name"),
      sort: "name",
      filter: { kind: "text", name: "name__icontains" },
      render: (row) => <Name row={row} t={t} />,
    },
    {
      key: "type",
      title: t("companies-admin.column.type"),
      sort: "type",
      hideBelow: "lg",
      filter: { kind: "choice", name: "type__icontains", options: typeOptions(t) },
      render: ({ type }) => words(t, "company-types", type),
    },
    {
      key: "country",
      title: t("companies-admin.column.country"),
      sort: "country",
      hideBelow: "xl",
      filter: { kind: "choice", name: "country__eq", options: countryOptions(language) },
      render: ({ country }) => country && countryName(country, language),
    },
    ...stateColumns(t),
    {
      key: "labels",
      title: t("companies-admin.column.labels"),
      hideBelow: "lg",
      filter: {
        kind: "choice",
        name: "label__eq",
        options: labels.map(({ key, title }) => ({ value: key, label: title })),
      },
      render: (row) => (
        <span className={layout.line}>
          {row.labels.map(({ key, title, colour, description }) => (
            <LabelChip key={key} title={title} colour={colour} description={description} />
          ))}
        </span>
      ),
    },
    {
      key: "created_at",
      title: t("companies-admin.column.created"),
      sort: "created_at",
      hideBelow: "xl",
      render: ({ created_at }) => formatDay(created_at),
    },
  ];
}

const typeOptions = (t: Translate) =>
  companyTypes
    .map((value) => ({ value, label: words(t, "company-types", value) }))
    .sort((a, b) => a.label.localeCompare(b.label));

function stateColumns(t: Translate): Column<CompanyRow>[] {
  const flag = (name: string, [yes, no]: readonly [string, string]) => ({
    kind: "choice" as const,
    name,
    options: [
      { value: "true", label: yes },
      { value: "false", label: no },
    ],
  });
  const verified = [t("companies-admin.verified"), t("companies-admin.unverified")] as const;
  const enabled = [t("companies-admin.enabled"), t("companies-admin.disabled")] as const;
  const state = (on: boolean, [yes, no]: readonly [string, string]) => (
    <Badge tone={on ? "good" : "warning"}>{on ? yes : no}</Badge>
  );
  return [
    {
      key: "verified",
      title: t("companies-admin.column.verified"),
      sort: "verified",
      filter: flag("verified__eq", verified),
      render: (row) => state(row.verified, verified),
    },
    {
      key: "enabled",
      title: t("companies-admin.column.enabled"),
      sort: "enabled",
      hideBelow: "sm",
      filter: flag("enabled__eq", enabled),
      render: (row) => state(row.enabled, enabled),
    },
  ];
}

function Name({ row, t }: { row: CompanyRow; t: Translate }) {
  return (
    <div className={classes.name}>
      {/* The pictures of a disabled company are served to nobody. */}
      {row.logo && row.enabled ? (
        <img src={row.logo} alt="" width={32} height={32} loading="lazy" />
      ) : (
        <span className={classes.noLogo} aria-hidden="true">
          {row.name[0]}
        </span>
      )}
      <NameCell
        more={
          <>
            {row.owner && <div>{t("companies-admin.owner", { name: row.owner.name })}</div>}
            {t("companies-admin.products", { count: row.products })}
            {" · "}
            {t("companies-admin.users", { count: row.users })}
          </>
        }
        narrow={!row.enabled && t("companies-admin.disabled")}
      >
        <Link to={links.companyEditor(row.key)}>{row.name}</Link>
      </NameCell>
    </div>
  );
}
