import { links } from "@neroli/contract/access/links.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { api } from "../kernel/client.ts";
import { MeetingList } from "../kernel/meetings/meeting-list.tsx";
import { useExhibitorMeetings } from "../kernel/meetings/meeting-queries.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { EmptyState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/exhibitor-page";
import { HoursCard } from "./hours-card.tsx";
import { HoursDialog } from "./hours-dialog.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "meetings.exhibitor.title");

/** The company whose meetings these are: one's own; of support the one in the address. */
function useExhibitor(): string {
  const session = useSession();
  const [params] = useSearchParams();
  if (session.state !== "signed-in") return "";
  const { roles, company } = session.profile;
  return (isSupport(roles) ? params.get("company") : company?.key) ?? "";
}

/** When an exhibitor's people can be met, who has asked for that, and what is answered. */
export default function ExhibitorMeetingsPage() {
  const t = useT();
  const { event = "" } = useParams();
  const companyKey = useExhibitor();
  const query = useExhibitorMeetings(event, companyKey);
  const exhibition = useQuery({
    queryKey: ["exhibition", event],
    queryFn: ({ signal }) => api("GET /public/events/:event", { params: { event }, signal }),
  });
  const [adding, setAdding] = useState(false);
  const { data } = exhibition;
  return (
    <WorkPage
      title={t("meetings.exhibitor.title")}
      lead={t("meetings.exhibitor.lead")}
      back={
        <Link to={links.exhibition(event)} className={layout.back}>
          {data?.display_name ?? t("meetings.own")}
        </Link>
      }
    >
      <QueryStates query={query}>
        {({ meetings, hours }) => (
          <div className={layout.stack}>
            <HoursCard {...{ event, companyKey, hours }} onAdd={() => setAdding(true)} />
            <section className={layout.stack} aria-label={t("meetings.own")}>
              <h2 className={layout.title}>{t("meetings.own")}</h2>
              {meetings.length > 0 ? (
                <MeetingList meetings={meetings} />
              ) : (
                <EmptyState text={t("meetings.exhibitor.none")} />
              )}
            </section>
          </div>
        )}
      </QueryStates>
      {adding && data && (
        <HoursDialog exhibition={data} companyKey={companyKey} onClose={() => setAdding(false)} />
      )}
    </WorkPage>
  );
}
