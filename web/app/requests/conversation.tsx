import type { Request } from "@neroli/contract/requests/schema.ts";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { api } from "../kernel/client.ts";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { AttachedFiles, SentFiles } from "./attachments.tsx";
import { useRequestCommand } from "./request-queries.ts";
import classes from "./requests.module.css";
import { useAttachments } from "./use-attachments.ts";

/** The request's own words first, then the answers; a closed one stays readable. */
export function Conversation({ request }: { request: Request }) {
  const t = useT();
  const opening = {
    id: "opening",
    side: "BUYER" as const,
    author: request.requested_by,
    body: request.message,
    attachments: [],
    created_at: request.created_at,
  };
  const messages = request.message ? [opening, ...request.messages] : request.messages;
  return (
    <>
      <h3>{t("requests.conversation")}</h3>
      <ol className={classes.messages} aria-live="polite">
        {messages.map(({ id, side, author, body, attachments, created_at }) => (
          <li key={id} data-own={side === request.side || undefined}>
            <p className={classes.rowSoft}>
              {author.firstname} {author.lastname}, {formatTime(created_at)}
            </p>
            {body && <p className={classes.body}>{body}</p>}
            <SentFiles requestKey={request.key} files={attachments} />
          </li>
        ))}
      </ol>
      <Composer request={request} />
    </>
  );
}

function Composer({ request }: { request: Request }) {
  const t = useT();
  const [body, setBody] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const { allowed, reason } = request.can.message;
  const attachments = useAttachments(request.key);
  const { ready, isBusy } = attachments;
  const write = useRequestCommand(request.key, (message: { body: string; attachments: string[] }) =>
    api("POST /requests/:requestKey/messages", {
      params: { requestKey: request.key },
      body: message,
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (write.isPending || isBusy || (!body.trim() && ready.length === 0)) return;
    const onSuccess = () => {
      setBody("");
      attachments.clear();
    };
    write.mutate({ body, attachments: ready }, { onSuccess });
  };
  const shortcut = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  if (!allowed) return <p className={classes.hint}>{reason}</p>;
  return (
    <form ref={form} className={classes.composer} onSubmit={send}>
      <label htmlFor="answer">{t("requests.answer")}</label>
      <textarea
        id="answer"
        rows={4}
        maxLength={5_000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={shortcut}
        aria-describedby="answer-hint"
      />
      <AttachedFiles attachments={attachments} />
      {write.error && <p role="alert">{write.error.message}</p>}
      <p>
        <Button
          type="submit"
          variant="strong"
          loading={write.isPending}
          disabledReason={isBusy ? t("requests.attaching") : null}
        >
          {t("requests.send")}
        </Button>
        <small id="answer-hint">{isBusy ? t("requests.attaching") : t("requests.shortcut")}</small>
      </p>
    </form>
  );
}
