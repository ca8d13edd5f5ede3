import { links } from "@neroli/contract/access/links.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { Link } from "react-router";
import { ApiError } from "../kernel/client.ts";
import { sentenceOf } from "../kernel/toast.tsx";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { Conversation } from "./conversation.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { Status } from "./request-list.tsx";
import { useRequest } from "./request-queries.ts";
import classes from "./requests.module.css";

export function RequestDetail({ requestKey }: { requestKey: string }) {
  const t = useT();
  const { data: request, error, refetch } = useRequest(requestKey);
  if (request) return <Opened request={request} />;
  if (!error) return <Skeleton height={240} />;
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <BackToList />
      <ErrorState
        text={gone ? t("requests.gone") : sentenceOf(error, t)}
        onRetry={gone ? undefined : () => void refetch()}
      />
    </>
  );
}

function BackToList() {
  const t = useT();
  return (
    <Link to={links.requests()} className={classes.back}>
      ← {t("requests.back")}
    </Link>
  );
}

function Opened({ request }: { request: Request }) {
  const t = useT();
  return (
    <article className={classes.detail}>
      <BackToList />
      <header className={classes.detailHead}>
        <h2>{t(`requests.form.title.${request.type}`)}</h2>
        <Status request={request} />
        <RequestActions request={request} />
      </header>
      <p className={classes.rowSoft}>
        {t("requests.sent-on", { day: formatDay(request.created_at) })}
      </p>
      {request.reject_reason && (
        <p className={classes.reason}>{t("requests.reason", { reason: request.reject_reason })}</p>
      )}
      <RequestFacts request={request} />
      <Conversation request={request} />
    </article>
  );
}
