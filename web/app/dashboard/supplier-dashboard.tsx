import { links } from "@neroli/contract/access/links.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { MissingList } from "../kernel/completeness/missing-list.tsx";
import { mostMissing, useCompanyCompleteness } from "../kernel/completeness/use-completeness.ts";
import { useMayOpen } from "../kernel/session/session.tsx";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { ShareBar } from "../ui/share-bar.tsx";
import { Count, QueryCard } from "./card.tsx";
import classes from "./dashboard.module.css";
import { OwnCompany } from "./own-company.tsx";
import { ResponseTimes } from "./response-times.tsx";
import { SharedProjects } from "./shared-projects.tsx";

/** A supplier's own company at a glance. */
export function SupplierDashboard({ companyKey }: { companyKey: string }) {
  const mayOpen = useMayOpen();
  return (
    <div className={classes.cards}>
      <OwnCompany companyKey={companyKey} />
      {mayOpen("/admin/documents") && <CompletenessCard companyKey={companyKey} />}
      {mayOpen("/requests") && <ResponseTimes companyKey={companyKey} />}
      {mayOpen("/requests") && <Requests />}
      {mayOpen("/project/:company/:key") && <SharedProjects />}
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

/** As many as one sets to work on in a morning. */
const limit = 8;

/** How complete the company's catalogue is, and where to go on. */
function CompletenessCard({ companyKey }: { companyKey: string }) {
  const t = useT();
  const query = useCompanyCompleteness(companyKey);
  return (
    <QueryCard title={t("completeness.title")} query={query} wide>
      {(catalogue) => {
        if (catalogue.products === 0) return <p>{t("completeness.no-products")}</p>;
        const missing = mostMissing(catalogue, { limit });
        return (
          <>
            <p>
              <ShareBar wide share={catalogue.share}>
                <strong>{t("completeness.share.complete", { share: catalogue.share })}</strong>{" "}
                <span className={layout.soft}>
                  {t("completeness.products", { count: catalogue.products })}
                </span>
              </ShareBar>
            </p>
            <p className={layout.soft}>
              {t(missing.length > 0 ? "completeness.why" : "completeness.whole")}
            </p>
            <MissingList missing={missing} />
          </>
        );
      }}
    </QueryCard>
  );
}

/** What the company's subscription turns on, and what is off without one. */
function SubscriptionCard({ companyKey }: { companyKey: string }) {
  const t = useT();
  const query = useQuery({
    queryKey: ["dashboard", "subscription", companyKey],
    queryFn: () => api("GET /companies/:companyKey/subscription", { params: { companyKey } }),
  });
  return (
    <QueryCard title={t("dashboard.subscription")} query={query}>
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
    </QueryCard>
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
    <div>
      <p className={layout.soft}>
        {t(props.on ? "dashboard.subscription.on" : "dashboard.subscription.off")}
      </p>
      <ul className={`${layout.list} ${layout.close} ${classes.features}`}>
        {these.map(({ feature }) => (
          <li key={feature}>
            <Icon name={props.on ? "check" : "cross"} />
            <span>{t(`subscriptions.feature.${feature}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
