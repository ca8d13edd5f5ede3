import type { Request } from "@neroli/contract/requests/schema.ts";
import { reopenableUntil } from "@neroli/contract/requests/states.ts";
import { formatDay, formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { AnswerForm } from "./answer-form.tsx";
import { SentFiles } from "./attachments.tsx";
import classes from "./requests.module.css";

/** The request's own words first, then the answers; a closed one stays readable. */
export function Conversation({ request }: { request: Request }) {
  const t = useT();
  const { can, message, messages, requested_by, created_at, closed_at } = request;
  const opening = {
    id: "opening",
    side: "BUYER" as const,
    author: requested_by,
    body: message,
    attachments: [],
    created_at,
  };
  return (
    <>
      <h3>{t("requests.conversation")}</h3>
      <ol className={classes.messages} aria-live="polite">
        {(message ? [opening, ...messages] : messages).map(
          ({ id, side, author, body, attachments, created_at }) => (
            <li key={id} data-own={side === request.side || undefined}>
              <p className={layout.soft}>
                {author.firstname} {author.lastname}, {formatTime(created_at)}
              </p>
              {body && <p className={classes.body}>{body}</p>}
              <SentFiles requestKey={request.key} files={attachments} />
            </li>
          ),
        )}
      </ol>
      {can.message.allowed ? (
        <AnswerForm request={request} />
      ) : (
        <Note>
          <p>
            {can.message.reason}
            {can.reopen.allowed && closed_at && (
              <> {t("requests.reopen.until", { day: formatDay(reopenableUntil(closed_at)) })}</>
            )}
          </p>
        </Note>
      )}
    </>
  );
}
