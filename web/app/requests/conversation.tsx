import type { Request } from "@neroli/contract/requests/schema.ts";
import { SentFiles } from "../kernel/attachments/attachments.tsx";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import { Composer } from "./composer.tsx";
import classes from "./requests.module.css";

/** The request's own words first, then the answers; a closed one stays readable. */
export function Conversation({ request }: { request: Request }) {
  const t = useT();
  return (
    <>
      <h3>{t("requests.conversation")}</h3>
      <ol className={classes.messages} aria-live="polite">
        {saidIn(request).map(({ id, kind, author, body, attachments, created_at }) => {
          const person = `${author.firstname} ${author.lastname}`;
          const time = formatTime(created_at);
          return (
            <li
              key={id}
              data-own={kind === "own" || undefined}
              data-note={kind === "note" || undefined}
            >
              <p className={layout.soft}>
                {kind === "note" ? t("requests.note.by", { person, time }) : `${person}, ${time}`}
              </p>
              {body && <p className={classes.body}>{body}</p>}
              <SentFiles requestKey={request.key} files={attachments} />
            </li>
          );
        })}
      </ol>
      <Composer request={request} />
    </>
  );
}

/** What the reader may read of it, by time: the request, messages, and the own side's notes. */
function saidIn({ key, side, message, messages, notes, requested_by, created_at }: Request) {
  const opening = {
    ...{ id: key, side: "BUYER" as const, author: requested_by },
    ...{ body: message, attachments: [], created_at },
  };
  const said = message ? [opening, ...messages] : messages;
  return [
    ...said.map((each) => ({ ...each, kind: each.side === side ? "own" : "other" })),
    ...notes.map((note) => ({ ...note, kind: "note", attachments: [] })),
  ].sort((one, other) => one.created_at.localeCompare(other.created_at));
}
