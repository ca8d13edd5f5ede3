import type { Session } from "@neroli/contract/sessions/endpoints.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { formatTime } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/states.tsx";

const sessionsKey = "sessions";

/** Where one is signed in, and the way to end it. */
export function SessionsSection() {
  const sessions = useQuery({
    queryKey: [sessionsKey],
    queryFn: ({ signal }) => api("GET /sessions", { signal }),
    staleTime: 0,
  });
  return (
    <QueryStates query={sessions} loading={<Skeleton height={160} />}>
      {({ content }) => <Sessions sessions={content} />}
    </QueryStates>
  );
}

type Asked = Session | "others" | null;

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useT();
  const [asked, setAsked] = useState<Asked>(null);
  const others = sessions.filter(({ current }) => !current);
  if (sessions.length === 0) return <p>{t("sessions.elsewhere")}</p>;
  return (
    <div className={layout.stack}>
      <ul className={`${layout.list} ${layout.stack}`}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Row session={session} onEnd={() => setAsked(session)} />
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className={layout.soft}>{t("sessions.only")}</p>}
      {others.length > 1 && (
        <div>
          <Button onClick={() => setAsked("others")}>{t("sessions.end-others")}</Button>
        </div>
      )}
      {asked && <Question asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Row({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const t = useT();
  const { address, began_at, current } = session;
  const name = useName(session);
  const time = formatTime(session.used_at);
  return (
    <div className={layout.spread}>
      <div>
        <div className={layout.line}>
          <strong>{name}</strong>
          {current && <Badge tone="good">{t("sessions.this")}</Badge>}
        </div>
        <p className={layout.soft}>
          {address ? t("sessions.used", { time, address }) : t("sessions.used.somewhere", { time })}
          <br />
          {t("sessions.began", { time: formatTime(began_at) })}
        </p>
      </div>
      {!current && (
        <Button size="small" aria-label={t("sessions.end.of", { name })} onClick={onEnd}>
          {t("sessions.end")}
        </Button>
      )}
    </div>
  );
}

function useName({ browser, system }: Session): string {
  const t = useT();
  return [browser, system].filter(Boolean).join(", ") || t("sessions.unknown");
}

interface QuestionProps {
  asked: NonNullable<Asked>;
  onClose: () => void;
}

function Question({ asked, onClose }: QuestionProps) {
  return asked === "others" ? (
    <EndOthers onClose={onClose} />
  ) : (
    <EndOne session={asked} onClose={onClose} />
  );
}

function EndOthers({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <ConfirmAction
      title={t("sessions.end-others.title")}
      text={t("sessions.end-others.text")}
      confirm={t("sessions.end-others")}
      action={() => api("POST /sessions/end-others")}
      done={t("sessions.end-others.done")}
      reread={[sessionsKey]}
      onClose={onClose}
    />
  );
}

function EndOne({ session, onClose }: { session: Session; onClose: () => void }) {
  const t = useT();
  const name = useName(session);
  return (
    <ConfirmAction
      title={t("sessions.end.title", { name })}
      text={t("sessions.end.text")}
      confirm={t("sessions.end")}
      action={() => api("DELETE /sessions/:sessionId", { params: { sessionId: session.id } })}
      done={t("sessions.end.done")}
      reread={[sessionsKey]}
      onClose={onClose}
    />
  );
}
