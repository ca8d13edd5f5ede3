import { links } from "@neroli/contract/access/links.ts";
import type { EventDashboard } from "@neroli/contract/portals/dashboard.ts";
import { useParams } from "react-router";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useT } from "../../language/phrases.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card, Note } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";
import type { Route } from "./+types/overview-page";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { useDashboard } from "./use-dashboard.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portal-dashboard.title");

/** Where the people of a portal begin: what there is in it, who waits, and what to do next. */
export default function OverviewPage() {
  const t = useT();
  const { event = "" } = useParams();
  return (
    <DashboardFrame lead={t("portal-dashboard.lead")}>
      <QueryStates query={useDashboard(event)} loading={<Skeleton rows={2} height={120} />}>
        {(found) => (
          <>
            <NextSteps dashboard={found} />
            <Counts dashboard={found} />
          </>
        )}
      </QueryStates>
    </DashboardFrame>
  );
}

interface Step {
  key: string;
  text: string;
  to?: { href: string; label: string };
}

/** The first things to do; a calm sentence where there are none. */
function NextSteps({ dashboard }: { dashboard: EventDashboard }) {
  const t = useT();
  const { event, companies, products, people } = dashboard;
  const all: (Step | false | null)[] = [
    !event.enabled && { key: "disabled", text: t("portal-dashboard.step.disabled") },
    people !== null &&
      people.waiting > 0 && {
        key: "waiting",
        text: t("portal-dashboard.step.waiting", { count: people.waiting }),
        to: { href: links.eventUsers(event.key), label: t("portal-dashboard.step.waiting.do") },
      },
    companies?.enabled === 0 && {
      key: "companies",
      text: t("portal-dashboard.step.companies"),
      to: {
        href: links.eventCompanies(event.key, { view: "available" }),
        label: t("portal-dashboard.step.companies.do"),
      },
    },
    companies?.enabled !== 0 &&
      products?.shown === 0 && {
        key: "products",
        text: t("portal-dashboard.step.products"),
        to: { href: links.eventIngredients(event.key), label: t("portal-dashboard.products.all") },
      },
    products !== null &&
      products.shown > 0 &&
      products.promoted === 0 && {
        key: "promote",
        text: t("portal-dashboard.step.promote"),
        to: { href: links.eventIngredients(event.key), label: t("portal-dashboard.products.all") },
      },
  ];
  const steps = all.filter((step) => step !== false && step !== null);
  return (
    <section className={layout.close} aria-label={t("portal-dashboard.steps")}>
      {steps.length === 0 && <Note tone="good">{t("portal-dashboard.step.none")}</Note>}
      {steps.map(({ key, text, to }) => (
        <Note
          key={key}
          tone="warning"
          action={
            to && (
              <ButtonLink size="small" href={to.href}>
                {to.label}
              </ButtonLink>
            )
          }
        >
          {text}
        </Note>
      ))}
    </section>
  );
}

/** How much there is of each matter that the reader manages, with the way to it. */
function Counts({ dashboard }: { dashboard: EventDashboard }) {
  const t = useT();
  const { event, companies, products, documents, people } = dashboard;
  return (
    <div className={layout.tiles}>
      {companies && (
        <Card title={t("portals.right.company")} href={links.eventCompanies(event.key)}>
          <Facts
            lines
            facts={[
              { name: t("portal-dashboard.companies.in"), value: companies.enabled },
              { name: t("portal-dashboard.companies.out"), value: companies.disabled },
            ]}
          />
        </Card>
      )}
      {products && (
        <Card title={t("portals.right.product")} href={links.eventIngredients(event.key)}>
          <Facts
            lines
            facts={[
              { name: t("portal-dashboard.products.shown"), value: products.shown },
              { name: t("portal-dashboard.products.promoted"), value: products.promoted },
            ]}
          />
        </Card>
      )}
      {documents && (
        <Card title={t("portals.right.document")} href={links.eventDocuments(event.key)}>
          <Facts
            lines
            facts={[
              { name: t("portal-dashboard.documents.own"), value: documents.own },
              { name: t("portal-dashboard.documents.public"), value: documents.public },
            ]}
          />
        </Card>
      )}
      {people && (
        <Card title={t("portals.right.user")} href={links.eventUsers(event.key)}>
          <Facts
            lines
            facts={[
              { name: t("portals.status.VERIFIED"), value: people.verified },
              { name: t("portals.status.AWAITING_VERIFICATION"), value: people.waiting },
              { name: t("portals.status.BLOCKED"), value: people.blocked },
            ]}
          />
        </Card>
      )}
    </div>
  );
}
