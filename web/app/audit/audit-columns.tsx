import { links } from "@neroli/contract/access/links.ts";
import type { AuditEntry } from "@neroli/contract/audit/endpoints.ts";
import { auditActions, auditEntities } from "@neroli/contract/enumerations/audit.ts";
import { Link } from "react-router";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import classes from "./audit.module.css";
import { Changes } from "./changes.tsx";

export function useAuditColumns(): Column<AuditEntry>[] {
  const t = useT();
  return [
    {
      key: "at",
      title: t("audit.at"),
      sort: "at",
      render: ({ at }) => (
        <time className={classes.time} dateTime={at}>
          {formatTime(at)}
        </time>
      ),
    },
    {
      key: "actor",
      title: t("audit.actor"),
      filter: { kind: "text", name: "actor__icontains" },
      render: ({ actor }) => (
        <NameCell more={actor.email || t("audit.program")}>
          {actor.key ? (
            <Link to={links.adminUsers({ user: actor.key })}>{actor.name || actor.key}</Link>
          ) : (
            actor.name
          )}
        </NameCell>
      ),
    },
    {
      key: "action",
      title: t("audit.action"),
      filter: {
        kind: "choice",
        name: "action__eq",
        options: auditActions.map((value) => ({ value, label: t(`audit-actions.${value}`) })),
      },
      render: ({ action }) => t(`audit-actions.${action}`),
    },
    {
      key: "thing",
      title: t("audit.thing"),
      filter: {
        kind: "choice",
        name: "entity__eq",
        options: auditEntities.map((value) => ({
          value,
          label: t(`audit-entities.${value}`),
        })),
      },
      render: (entry) => <Thing entry={entry} />,
    },
    {
      key: "changes",
      title: t("audit.changes"),
      render: (entry) => <Changes entry={entry} />,
    },
    {
      key: "address",
      title: t("audit.address"),
      hideBelow: "lg",
      render: ({ address }) => address ?? t("audit.nothing"),
    },
  ];
}

/** The thing where it is administered, and the way to its own history. */
function Thing({ entry }: { entry: AuditEntry }) {
  const { entity, entity_key, entity_name, company_key } = entry;
  const t = useT();
  const name = entity_name || entity_key;
  const pages: Partial<Record<AuditEntry["entity"], string>> = {
    user: links.adminUsers({ user: entity_key }),
    company: links.companyEditor(entity_key),
    label: links.adminLabels(),
    attribute: links.adminAttributes(),
    synonym: links.adminSynonyms(),
    rates: links.adminRates(),
    law: links.law({ annex__eq: entity_key }),
    subscription: links.adminSubscriptions(),
    document: links.adminDocuments(company_key ? { company: company_key } : undefined),
    ...(company_key && { import: links.adminImport(company_key, entity_key) }),
  };
  const page = pages[entity];
  return (
    <div className={classes.thing}>
      <NameCell
        more={
          <>
            {t(`audit-entities.${entity}`)}
            {", "}
            <Link
              to={links.adminAudit({ entity__eq: entity, entity_key__eq: entity_key })}
              aria-label={t("audit.history-of", { thing: name })}
            >
              {t("audit.history")}
            </Link>
            <details>
              <summary>{t("audit.key")}</summary>
              <code>{entity_key}</code>
            </details>
          </>
        }
      >
        {page ? <Link to={page}>{name}</Link> : name}
      </NameCell>
    </div>
  );
}
