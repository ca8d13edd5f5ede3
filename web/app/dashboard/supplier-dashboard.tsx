import { links } from "@neroli/contract/access/links.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { useMayOpen } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { Count, QueryCard } from "./card.tsx";
import { CompletenessCard } from "./completeness-card.tsx";
import classes from "./dashboard.module.css";
import { OwnCompany } from "./own-company.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";

/** A supplier's own company at a glance. */
export function SupplierDashboard({ companyKey }: { companyKey: string }) {
  const mayOpen = useMayOpen();
  return (
    <div className={classes.cards}>
      <OwnCompany companyKey={companyKey} />
      {mayOpen("/admin/documents") && <CompletenessCard companyKey={companyKey} />}
      <Requests />
      <Team companyKey={companyKey} />
      <SubscriptionCard companyKey={companyKey} />
    </div>
  );
}

function Requests() {
  const t = useT();
  const query = useQuery({
    queryKey: ["dashboard", "requests"],
    queryFn: () =>
      api("GET /requests", { query: { status__eq: "OPEN", side__eq: "SUPPLIER", size: "1" } }),
  });
  return (
    <QueryCard title={t("dashboard.requests")} query={query}>
      {({ total_elements }) => (
        <>
          <Count
            count={total_elements}
            of={t("dashboard.requests")}
            to={`${links.requests()}?status__eq=OPEN`}
          />
          <p className={layout.soft}>
            {t(total_elements === 0 ? "dashboard.requests.none" : "dashboard.requests.text")}
          </p>
        </>
      )}
    </QueryCard>
  );
}

function Team({ companyKey }: { companyKey: string }) {
  const t = useT();
  const mayOpen = useMayOpen();
  const query = useQuery({
    queryKey: ["dashboard", "team", companyKey],
    queryFn: () =>
      api("GET /companies/:companyKey/users", { params: { companyKey }, query: { size: "5" } }),
  });
  return (
    <QueryCard title={t("dashboard.team")} query={query}>
      {({ content, total_elements }) => (
        <>
          <ul className={`${layout.list} ${layout.close}`}>
            {content.map(({ key, firstname, lastname, job_title }) => (
              <li key={key}>
                {firstname} {lastname}
                {job_title && <small>{job_title}</small>}
              </li>
            ))}
          </ul>
          <p className={layout.soft}>
            {t("dashboard.team.count", { count: total_elements })}
            {mayOpen("/admin/team") && (
              <>
                {", "}
                <Link to={links.team()}>{t("dashboard.team.manage")}</Link>
              </>
            )}
          </p>
        </>
      )}
    </QueryCard>
  );
}
