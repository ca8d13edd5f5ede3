import { links } from "@neroli/contract/access/links.ts";
import type { PagePath } from "@neroli/contract/access/pages.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import type { PlainPhraseKey } from "@neroli/phrases/phrase-key.ts";
import type { ReactNode } from "react";
import { Link, useMatches, useParams } from "react-router";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useMayOpen, useSession } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import layout from "../../ui/layout.module.css";
import { Tabs } from "../../ui/tabs.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import { useDashboard } from "./use-dashboard.ts";

interface Tab {
  to: (event: string) => string;
  label: PlainPhraseKey;
  /** Portals have none. */
  ofExhibitions?: true;
}

/** By the pages that they lead to, in the order of the tabs. */
const tabs = {
  "/admin/event/:event/dashboard": {
    to: links.eventDashboard,
    label: "portal-dashboard.overview",
  },
  "/admin/event/:event/dashboard/analytics": {
    to: links.eventAnalytics,
    label: "analytics.title",
  },
  "/admin/event/:event/dashboard/companies": {
    to: links.eventCompanies,
    label: "portals.right.company",
  },
  "/admin/event/:event/dashboard/ingredients": {
    to: links.eventIngredients,
    label: "portals.right.product",
  },
  "/admin/event/:event/dashboard/documents": {
    to: links.eventDocuments,
    label: "portals.right.document",
  },
  "/admin/event/:event/dashboard/programme": {
    to: links.eventProgramme,
    label: "programme.title",
    ofExhibitions: true,
  },
  "/admin/event/:event/dashboard/users": {
    to: links.eventUsers,
    label: "portals.right.user",
  },
} satisfies Partial<Record<PagePath, Tab>>;

const tabPages = Object.keys(tabs) as (keyof typeof tabs)[];

interface DashboardFrameProps {
  /** One or two sentences: what this page of the dashboard is for. */
  lead?: ReactNode;
  /** What can be done with all of it, before the way to the settings. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Around each page of a portal's or an exhibition's dashboard: which one, its state, and the others. */
export function DashboardFrame({ lead, tools, children }: DashboardFrameProps) {
  const t = useT();
  const { event = "" } = useParams();
  const session = useSession();
  const mayOpen = useMayOpen();
  const here = useMatches().at(-1)?.id;
  const dashboard = useDashboard(event);
  if (session.state !== "signed-in") return null;
  // Their own portals people know already; support finds every other one.
  const portal = dashboard.data?.event ?? session.portals.find(({ key }) => key === event);
  const hasSettings = isSupport(session.profile.roles) && portal;
  return (
    <WorkPage
      title={
        <span className={layout.line}>
          {portal?.display_name ?? event}
          {portal && (
            <Badge tone={portal.enabled ? "good" : "plain"}>
              {t(`portal-dashboard.${portal.enabled ? "enabled" : "disabled"}`)}
            </Badge>
          )}
        </span>
      }
      lead={lead}
      tools={
        <>
          {tools}
          {hasSettings && (
            <ButtonLink href={links.portalSettings(event)}>
              {t("portal-dashboard.settings")}
            </ButtonLink>
          )}
        </>
      }
    >
      <Tabs label={t("portal-dashboard.pages")}>
        {tabPages
          .filter((page) => mayOpen(page, event))
          .filter(
            (page) => !("ofExhibitions" in tabs[page]) || (portal && isExhibition(portal.type)),
          )
          .map((page) => (
            <Link
              key={page}
              to={tabs[page].to(event)}
              aria-current={page === here ? "page" : undefined}
            >
              {t(tabs[page].label)}
            </Link>
          ))}
      </Tabs>
      {/* One that is not there, or not theirs any more, has no pages. */}
      {dashboard.error && !portal ? (
        <QueryStates query={dashboard}>{() => null}</QueryStates>
      ) : (
        children
      )}
    </WorkPage>
  );
}
