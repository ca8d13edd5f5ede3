import { links } from "@neroli/contract/access/links.ts";
import type { KeptTalk } from "@neroli/contract/programme/schema.ts";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { EmptyState } from "../../ui/states.tsx";
import { DashboardFrame } from "../dashboard/dashboard-frame.tsx";
import type { Route } from "./+types/programme-page";
import { ProgrammeDays } from "./programme-days.tsx";
import { programmeKey, useProgramme } from "./programme-queries.ts";
import { TalkDialog } from "./talk-dialog.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "programme.title");

/** The dialog that is open over the programme. */
type Open = { what: "new" } | { what: "edit" | "remove"; talk: KeptTalk } | null;

/** The talks of an exhibition by day, for those who keep them. */
export default function ProgrammePage() {
  const t = useT();
  const { event = "" } = useParams();
  const query = useProgramme(event);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { data } = query;
  const add = (
    <Button variant="primary" onClick={() => setOpen({ what: "new" })}>
      {t("programme.add")}
    </Button>
  );
  const hasDays = data?.starts_on && data.ends_on;
  return (
    <DashboardFrame
      lead={
        <>
          {t("programme.lead")}{" "}
          <Link to={links.exhibition(event)}>{t("portal-documents.to-exhibition")}</Link>
        </>
      }
      tools={hasDays && data.content.length > 0 && add}
    >
      <QueryStates
        query={query}
        isEmpty={({ content }) => content.length === 0}
        empty={
          hasDays ? (
            <EmptyState title={t("programme.none")} text={t("programme.none.text")} action={add} />
          ) : (
            <EmptyState title={t("programme.none")} text={t("programme.no-days")} />
          )
        }
      >
        {({ content, time_zone: zone }) => (
          <div className={layout.stack}>
            <p className={layout.soft}>{t("exhibition.programme.zone", { zone })}</p>
            <ProgrammeDays
              talks={content}
              onEdit={(talk) => setOpen({ what: "edit", talk })}
              onRemove={(talk) => setOpen({ what: "remove", talk })}
            />
          </div>
        )}
      </QueryStates>
      {data && (open?.what === "new" || open?.what === "edit") && (
        <TalkDialog
          event={event}
          programme={data}
          talk={open.what === "edit" ? open.talk : null}
          onClose={close}
        />
      )}
      {open?.what === "remove" && (
        <ConfirmAction
          title={t("programme.remove.which", { title: open.talk.title })}
          text={t("programme.remove.text")}
          confirm={t("programme.remove")}
          action={() =>
            api("DELETE /events/:event/talks/:talkId", {
              params: { event, talkId: open.talk.key },
            })
          }
          done={t("programme.removed", { title: open.talk.title })}
          failed={t("programme.not-removed")}
          reread={[programmeKey]}
          onClose={close}
        />
      )}
    </DashboardFrame>
  );
}
