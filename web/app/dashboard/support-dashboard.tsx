import { links } from "@neroli/contract/access/links.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Card } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Count, QueryCard } from "./card.tsx";
import classes from "./dashboard.module.css";

/** Work that waits for support, counted, what was done last, and the way to every list. */
export function SupportDashboard() {
  const t = useT();
  return (
    <>
      <h2 className={classes.part}>{t("dashboard.support")}</h2>
      <div className={classes.cards}>
        <Waiting
          what="companies-waiting"
          to={links.adminCompanies({ verified__eq: "false", enabled__eq: "true" })}
          count={() =>
            api("GET /companies", {
              query: { verified__eq: "false", enabled__eq: "true", size: "1", fields: "name" },
            })
          }
        />
        <Waiting
          what="users-waiting"
          to={links.adminUsers({ status__eq: "AWAITING_VERIFICATION" })}
          count={() =>
            api("GET /users", { query: { status__eq: "AWAITING_VERIFICATION", size: "1" } })
          }
        />
        <Waiting
          what="attributes-waiting"
          to={links.adminAttributes({ status__eq: "PROPOSED" })}
          count={() => api("GET /attributes", { query: { status__eq: "PROPOSED", size: "1" } })}
        />
        <Waiting
          what="joins-waiting"
          to={links.adminJoins({ status__eq: "AWAITING_VERIFICATION" })}
          count={() =>
            api("GET /events/users", { query: { status__eq: "AWAITING_VERIFICATION", size: "1" } })
          }
        />
        <Waiting
          what="subscriptions-ending"
          to={links.adminSubscriptions({ ending: "soon" })}
          count={() =>
            api("GET /subscriptions", {
              query: { status__eq: "ACTIVE", ends_before: inAMonth(), size: "1" },
            })
          }
        />
        <TrailCard />
      </div>
      <Lists />
    </>
  );
}

const inAMonth = () => dayOf(new Date(Date.now() + 31 * 86_400_000));

function Waiting(props: {
  what:
    | "companies-waiting"
    | "users-waiting"
    | "attributes-waiting"
    | "joins-waiting"
    | "subscriptions-ending";
  to: string;
  count: () => Promise<{ total_elements: number }>;
}) {
  const t = useT();
  const title = t(`dashboard.${props.what}`);
  const query = useQuery({ queryKey: ["dashboard", props.what], queryFn: props.count });
  return (
    <QueryCard title={title} query={query}>
      {({ total_elements }) => (
        <>
          <Count count={total_elements} of={title} to={props.to} />
          <p className={layout.soft}>
            {t(total_elements === 0 ? "dashboard.waiting.none" : `dashboard.${props.what}.text`)}
          </p>
        </>
      )}
    </QueryCard>
  );
}

/** What support keeps. */
function Lists() {
  const t = useT();
  const lists = [
    [links.adminCompanies(), t("shell.admin.companies")],
    [links.adminUsers(), t("shell.admin.users")],
    [links.adminDocuments(), t("documents-admin.title")],
    [links.adminSubscriptions(), t("shell.admin.subscriptions")],
    [links.adminLabels(), t("shell.admin.labels")],
    [links.adminAudit(), t("audit.title")],
    [links.adminSecurity(), t("security-events.title")],
  ] as const;
  return (
    <Card as="nav" title={t("dashboard.lists")}>
      <ul className={`${layout.list} ${layout.line}`}>
        {lists.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What administration did last. */
function TrailCard() {
  const t = useT();
  const query = useQuery({
    queryKey: ["dashboard", "audit"],
    queryFn: () => api("GET /audit", { query: { size: "6" } }),
  });
  return (
    <QueryCard title={t("dashboard.trail")} query={query} wide>
      {({ content }) => (
        <>
          {content.length === 0 && <p className={layout.soft}>{t("dashboard.trail.none")}</p>}
          <ul className={`${layout.list} ${layout.close}`}>
            {content.map(({ id, at, action, actor, entity, entity_key, entity_name }) => (
              <li key={id} className={classes.deed}>
                <time dateTime={at}>{formatTime(at)}</time>
                <span>
                  {t(`audit-actions.${action}`)}
                  {": "}
                  <Link to={links.adminAudit({ entity__eq: entity, entity_key__eq: entity_key })}>
                    {entity_name || entity_key}
                  </Link>
                </span>
                <span className={layout.soft}>{actor.name}</span>
              </li>
            ))}
          </ul>
          <p>
            <Link to={links.adminAudit()}>{t("dashboard.trail.all")}</Link>
          </p>
        </>
      )}
    </QueryCard>
  );
}
