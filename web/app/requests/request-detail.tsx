import type { Request } from "@neroli/contract/requests/schema.ts";
import { ApiError } from "../kernel/client.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Card, Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { Conversation } from "./conversation.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { RequestStatusBadge } from "./request-list.tsx";
import { useRequest } from "./request-queries.ts";

export function RequestDetail({ requestKey }: { requestKey: string }) {
  const t = useT();
  const { data: request, error, refetch } = useRequest(requestKey);
  if (request) return <OpenedRequest request={request} />;
  if (!error) return <Skeleton height={240} />;
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <ErrorState
      text={gone ? t("requests.gone") : sentenceOf(error, t)}
      onRetry={gone ? undefined : () => void refetch()}
    />
  );
}

function OpenedRequest({ request }: { request: Request }) {
  const t = useT();
  return (
    <Card
      as="article"
      title={t(`requests.form.title.${request.type}`)}
      tools={
        <div className={layout.line}>
          <RequestStatusBadge request={request} />
          <RequestActions request={request} />
        </div>
      }
    >
      <p className={layout.soft}>{t("requests.sent-on", { day: formatDay(request.created_at) })}</p>
      {request.reject_reason && (
        <Note>{t("requests.reason", { reason: request.reject_reason })}</Note>
      )}
      <RequestFacts request={request} />
      <Conversation request={request} />
    </Card>
  );
}
