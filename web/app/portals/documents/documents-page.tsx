import { links } from "@neroli/contract/access/links.ts";
import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import { Link, useParams } from "react-router";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { useT } from "../../language/phrases.tsx";
import { DashboardFrame } from "../dashboard/dashboard-frame.tsx";
import { useDashboard } from "../dashboard/use-dashboard.ts";
import type { Route } from "./+types/documents-page";
import { EventDocuments } from "./event-documents.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "portal-documents.title");

/** What a portal or exhibition gives everybody to read, for those who keep its documents. */
export default function DocumentsPage() {
  const t = useT();
  const { event = "" } = useParams();
  const type = useDashboard(event).data?.event.type;
  return (
    <DashboardFrame
      lead={
        type && isExhibition(type) ? (
          <>
            {t("portal-documents.lead.exhibition")}{" "}
            <Link to={links.exhibition(event)}>{t("portal-documents.to-exhibition")}</Link>
          </>
        ) : (
          t("portal-documents.lead.portal")
        )
      }
    >
      <EventDocuments key={event} event={event} />
    </DashboardFrame>
  );
}
