import { links } from "@neroli/contract/access/links.ts";
import type { Visit } from "@neroli/contract/visits/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { api } from "../kernel/client.ts";
import { daysOf } from "../kernel/exhibition-place.ts";
import { OwnMeetings } from "../kernel/meetings/own-meetings.tsx";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import layout from "../ui/layout.module.css";
import { EmptyState } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/plan-page";
import { NoteDialog } from "./note-dialog.tsx";
import { useVisits } from "./visit-queries.ts";
import { Way } from "./way.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "visits.title");

/** The exhibitors that one keeps, in the order of one's way: made for one hand, and for paper. */
export default function PlanPage() {
  const t = useT();
  const { event = "" } = useParams();
  const exhibition = useQuery({
    queryKey: ["exhibition", event],
    queryFn: ({ signal }) => api("GET /public/events/:event", { params: { event }, signal }),
  });
  const visits = useVisits(event);
  const [noted, setNoted] = useState<Visit | null>(null);
  const { data } = exhibition;
  return (
    <WorkPage
      narrow
      title={t("visits.title")}
      lead={data && [data.display_name, daysOf(t, data)].filter(Boolean).join(", ")}
      back={
        <Link to={links.exhibition(event)} className={layout.back}>
          {t("visits.exhibitors")}
        </Link>
      }
      tools={
        visits.data?.content.length ? (
          <Button size="small" onClick={() => print()}>
            {t("visits.print")}
          </Button>
        ) : undefined
      }
    >
      <OwnMeetings event={event} />
      <QueryStates
        query={visits}
        isEmpty={({ content }) => content.length === 0}
        empty={
          <EmptyState
            title={t("visits.empty")}
            text={t("visits.empty.text")}
            action={
              <ButtonLink variant="primary" href={links.exhibition(event)}>
                {t("visits.empty.find")}
              </ButtonLink>
            }
          />
        }
      >
        {({ content }) => <Way {...{ event }} visits={content} onNote={setNoted} />}
      </QueryStates>
      {noted && <NoteDialog event={event} visit={noted} onClose={() => setNoted(null)} />}
    </WorkPage>
  );
}
