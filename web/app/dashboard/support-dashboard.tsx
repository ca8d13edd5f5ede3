import { dayOf } from "@neroli/contract/subscriptions/states.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { formatTime } from "../kernel/dates.ts";
import { useT, words } from "../kernel/phrases.tsx";
import { links } from "../links.ts";
import { Card } from "./card.tsx";
import classes from "./dashboard.module.css";

/** Work that waits for support, counted, and what was done last. */
export function SupportDashboard() {
  const t = useT();
  return (
    <>
      <h2 className={classes.part}>{t("dashboard.support")}</h2>
      <div className={classes.cards}>
        <Waiting
          title={t("dashboard.companies-waiting")}
          to={links.adminCompanies({ verified__eq: "false", enabled__eq: "true" })}
          count={async () =>
            api("GET /companies", {
              query: { verified__eq: "false", enabled__eq: "true", size: "1", fields: "name" },
            })
          }
        />
        <Waiting
          title={t("dashboard.users-waiting")}
          to={links.adminUsers({ status__eq: "AWAITING_VERIFICATION" })}
          count={async () =>
            api("GET /users", { query: { status__eq: "AWAITING_VERIFICATION", size: "1" } })
          }
        />
        <Waiting
          title={t("dashboard.subscriptions-ending")}
          to={links.adminSubscriptions({ ending: "soon" })}
          count={async () =>
            api("GET /subscriptions", {
              query: { status__eq: "ACTIVE", ends_before: inAMonth(), size: "1" },
            })
          }
        />
        <Trail />
      </div>
    </>
  );
}

const inAMonth = () => dayOf(new Date(Date.now() + 31 * 86_400_000));

function Waiting(props: {
  title: string;
  to: string;
  count: () => Promise<{ total_elements: number }>;
}) {
  const asked = useQuery({ queryKey: ["dashboard", props.title], queryFn: props.count });
  return (
    <Card title={props.title} asked={asked}>
      {({ total_elements }) => (
        <Link
          to={props.to}
          className={classes.number}
          aria-label={`${total_elements}, ${props.title}`}
        >
          {total_elements}
        </Link>
      )}
    </Card>
  );
}

function Trail() {
  const t = useT();
  const asked = useQuery({
    queryKey: ["dashboard", "audit"],
    queryFn: () => api("GET /audit", { query: { size: "6" } }),
  });
  return (
    <Card title={t("dashboard.trail")} asked={asked} wide>
      {({ content }) => (
        <>
          <ul className={classes.list}>
            {content.map(({ id, at, action, actor, entity, entity_key }) => (
              <li key={id}>
                <Link to={links.adminAudit({ entity__eq: entity, entity_key__eq: entity_key })}>
                  {words(t, "audit-actions", action)}
                </Link>
                <small>
                  {entity_key}, {actor.name}, {formatTime(at)}
                </small>
              </li>
            ))}
          </ul>
          <Link to={links.adminAudit()}>{t("dashboard.trail.all")}</Link>
        </>
      )}
    </Card>
  );
}
