import { useQuery } from "@tanstack/react-query";
import { api } from "../kernel/client.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Icon } from "../ui/icon.tsx";
import layout from "../ui/layout.module.css";
import { QueryCard } from "./card.tsx";
import classes from "./dashboard.module.css";

/** What the company's subscription turns on, and what is off without one. */
export function SubscriptionCard({ companyKey }: { companyKey: string }) {
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
