import { links } from "@neroli/contract/access/links.ts";
import { securityKinds } from "@neroli/contract/enumerations/security.ts";
import type { SecurityEvent } from "@neroli/contract/security-events/endpoints.ts";
import { Link } from "react-router";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import type { Column } from "../ui/data-table-types.ts";
import { NameCell } from "../ui/name-cell.tsx";
import { useDetails } from "./details.ts";
import classes from "./security.module.css";

export function useSecurityColumns(): Column<SecurityEvent>[] {
  const t = useT();
  const detailsOf = useDetails();
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
      key: "kind",
      title: t("audit.action"),
      filter: {
        kind: "choice",
        name: "kind__eq",
        options: securityKinds.map((value) => ({ value, label: t(`security-kinds.${value}`) })),
      },
      render: ({ kind }) => t(`security-kinds.${kind}`),
    },
    {
      key: "person",
      title: t("security-events.person"),
      filter: { kind: "text", name: "person__icontains" },
      render: (event) => <Person event={event} />,
    },
    {
      key: "details",
      title: t("security-events.details"),
      render: (event) => <div className={classes.details}>{detailsOf(event)}</div>,
    },
    {
      key: "company",
      title: t("security-events.company"),
      hideBelow: "md",
      render: ({ company }) =>
        company ? (
          <Narrowing
            to={links.companyEditor(company.key)}
            name={company.name}
            only={links.adminSecurity({ company_key__eq: company.key })}
          />
        ) : (
          t("audit.nothing")
        ),
    },
    {
      key: "address",
      title: t("audit.address"),
      filter: { kind: "text", name: "address__eq" },
      render: (event) => <Place event={event} />,
    },
  ];
}

/** Whom it is about, and who did it where that is somebody else. */
function Person({ event: { user, actor } }: { event: SecurityEvent }) {
  const t = useT();
  const by = actor && t("security-events.by", { person: actor.name });
  if (!user) return by ?? t("audit.nothing");
  return (
    <Narrowing
      to={links.adminUsers({ user: user.key })}
      name={user.name}
      only={links.adminSecurity({ user_key__eq: user.key })}
      more={by}
    />
  );
}

/** The network address, which finds what else came from there, and the browser. */
function Place({ event: { address, browser, system, user_agent } }: { event: SecurityEvent }) {
  const t = useT();
  if (!address) return t("audit.nothing");
  const device = [browser, system].filter(Boolean).join(", ");
  return (
    <div className={classes.named}>
      <NameCell plain more={device && <span title={user_agent ?? undefined}>{device}</span>}>
        <Link to={links.adminSecurity({ address__eq: address })}>{address}</Link>
      </NameCell>
    </div>
  );
}

interface NarrowingProps {
  /** Where the person or company is administered. */
  to: string;
  name: string;
  /** The list with nothing but what is about it. */
  only: string;
  more?: string | null;
}

function Narrowing({ to, name, only, more }: NarrowingProps) {
  const t = useT();
  return (
    <div className={classes.named}>
      <NameCell
        plain
        more={
          <>
            {more && <>{more}, </>}
            <Link to={only} aria-label={t("audit.history-of", { thing: name })}>
              {t("audit.history")}
            </Link>
          </>
        }
      >
        <Link to={to}>{name}</Link>
      </NameCell>
    </div>
  );
}
