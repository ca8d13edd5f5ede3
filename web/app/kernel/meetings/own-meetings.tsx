import { useMutation } from "@tanstack/react-query";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { api } from "../client.ts";
import { QueryStates } from "../query-states.tsx";
import { saveFile } from "../save-file.ts";
import { tellFailure } from "../toast.tsx";
import { MeetingList } from "./meeting-list.tsx";
import { useOwnMeetings } from "./meeting-queries.ts";

/** The meetings that the reader has asked for at an exhibition; nothing where there are none. */
export function OwnMeetings({ event }: { event: string }) {
  const t = useT();
  const meetings = useOwnMeetings(event);
  const save = useMutation({
    mutationFn: () => api("GET /events/:event/meetings/calendar", { params: { event } }),
    onSuccess: (content) => saveFile(content as unknown as Blob, `${event}.ics`),
    onError: (error) => tellFailure(error, t),
  });
  return (
    <QueryStates query={meetings} isEmpty={({ content }) => content.length === 0} empty={null}>
      {({ content }) => (
        <section className={layout.stack} aria-label={t("meetings.own")}>
          <div className={layout.spread}>
            <h2 className={layout.title}>{t("meetings.own")}</h2>
            {content.some(({ status }) => status === "AGREED") && (
              <Button
                size="small"
                icon="calendar"
                loading={save.isPending}
                onClick={() => save.mutate()}
              >
                {t("meetings.own.calendar")}
              </Button>
            )}
          </div>
          <MeetingList meetings={content} />
        </section>
      )}
    </QueryStates>
  );
}
