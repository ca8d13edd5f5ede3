import type { Company } from "@neroli/contract/companies/schema.ts";
import { offerings } from "@neroli/contract/products/enumerations.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { formatDay } from "../kernel/dates.ts";
import { useT } from "../kernel/phrases.tsx";
import { useMayOpen } from "../kernel/session/session.tsx";
import { links } from "../links.ts";
import { Card } from "./card.tsx";
import classes from "./dashboard.module.css";

/** A supplier's own company at a glance. */
export function SupplierDashboard({ companyKey }: { companyKey: string }) {
  return (
    <div className={classes.cards}>
      <OwnCompany companyKey={companyKey} />
      <Requests />
      <Team companyKey={companyKey} />
      <Subscription companyKey={companyKey} />
    </div>
  );
}

const useCompany = (companyKey: string) =>
  useQuery({
    queryKey: ["dashboard", "company", companyKey],
    queryFn: () => api("GET /companies/:companyKey", { params: { companyKey } }),
  });

function OwnCompany({ companyKey }: { companyKey: string }) {
  const t = useT();
  const asked = useCompany(companyKey);
  return (
    <Card title={t("dashboard.company")} asked={asked} wide>
      {(company) => (
        <>
          <div className={classes.own}>
            {company.logo && <img src={company.logo} alt="" width="64" height="64" />}
            <div>
              <strong className={classes.name}>{company.name}</strong>
              <State company={company} />
            </div>
          </div>
          <p className={classes.links}>
            <Link to={links.company(company.key)}>{t("dashboard.page")}</Link>
            {company.can.edit && (
              <>
                <Link to={links.companyEditor(company.key)}>{t("dashboard.edit")}</Link>
                <Link to={links.dataVisibility(company.key)}>{t("dashboard.visibility")}</Link>
              </>
            )}
          </p>
          <dl className={classes.counts}>
            {offerings.map((offering) => (
              <div key={offering}>
                <dt>
                  <Link to={links.adminProducts(offering)}>{t(`offerings.${offering}`)}</Link>
                </dt>
                <dd>{company.product_counts[offering] ?? 0}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}

function State({ company }: { company: Company }) {
  const t = useT();
  if (!company.enabled) {
    return (
      <p className={classes.note}>
        <strong>{t("dashboard.disabled")}.</strong> {t("dashboard.disabled.text")}
      </p>
    );
  }
  if (company.verified) return <p>{t("dashboard.verified")}</p>;
  return (
    <p className={classes.note}>
      <strong>{t("dashboard.unverified")}.</strong> {t("dashboard.unverified.text")}
    </p>
  );
}

function Requests() {
  const t = useT();
  const asked = useQuery({
    queryKey: ["dashboard", "requests"],
    queryFn: () =>
      api("GET /requests", { query: { status__eq: "OPEN", side__eq: "SUPPLIER", size: "1" } }),
  });
  return (
    <Card title={t("dashboard.requests")} asked={asked}>
      {({ total_elements }) => (
        <>
          <Link
            to={`${links.requests()}?status=OPEN`}
            className={classes.number}
            aria-label={`${total_elements}, ${t("dashboard.requests")}`}
          >
            {total_elements}
          </Link>
          <p className={classes.soft}>{t("dashboard.requests.text")}</p>
        </>
      )}
    </Card>
  );
}

function Team({ companyKey }: { companyKey: string }) {
  const t = useT();
  const mayOpen = useMayOpen();
  const asked = useQuery({
    queryKey: ["dashboard", "team", companyKey],
    queryFn: () =>
      api("GET /companies/:companyKey/users", { params: { companyKey }, query: { size: "5" } }),
  });
  return (
    <Card title={t("dashboard.team")} asked={asked}>
      {({ content, total_elements }) => (
        <>
          <ul className={classes.list}>
            {content.map(({ key, firstname, lastname, job_title }) => (
              <li key={key}>
                {firstname} {lastname}
                {job_title && <small>{job_title}</small>}
              </li>
            ))}
          </ul>
          {mayOpen("/admin/team") ? (
            <Link to={links.team()}>{t("dashboard.team.count", { count: total_elements })}</Link>
          ) : (
            <p className={classes.soft}>{t("dashboard.team.count", { count: total_elements })}</p>
          )}
        </>
      )}
    </Card>
  );
}

function Subscription({ companyKey }: { companyKey: string }) {
  const t = useT();
  const asked = useQuery({
    queryKey: ["dashboard", "subscription", companyKey],
    queryFn: () => api("GET /companies/:companyKey/subscription", { params: { companyKey } }),
  });
  return (
    <Card title={t("dashboard.subscription")} asked={asked}>
      {({ current, features }) => (
        <>
          <p>
            {current ? (
              <>
                <strong>{t(`subscription-status.${current.status}`)}</strong>
                {", "}
                {t(`subscription-plans.${current.plan}`)}
                {current.ends_on &&
                  ` ${t("dashboard.subscription.until", { day: formatDay(current.ends_on) })}`}
              </>
            ) : (
              t("dashboard.subscription.none")
            )}
          </p>
          <Features on features={features} />
          <Features on={false} features={features} />
        </>
      )}
    </Card>
  );
}

function Features(props: {
  on: boolean;
  features: readonly { feature: "header" | "top-products" | "analytics" | "leads"; on: boolean }[];
}) {
  const t = useT();
  const these = props.features.filter(({ on }) => on === props.on);
  if (these.length === 0) return null;
  return (
    <>
      <p className={classes.soft}>
        {t(props.on ? "dashboard.subscription.on" : "dashboard.subscription.off")}
      </p>
      <ul className={classes.list}>
        {these.map(({ feature }) => (
          <li key={feature}>{t(`subscriptions.feature.${feature}`)}</li>
        ))}
      </ul>
    </>
  );
}
