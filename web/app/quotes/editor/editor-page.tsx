import { links } from "@neroli/contract/access/links.ts";
import type { Quote } from "@neroli/contract/quotes/schema.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { ApiError, api } from "../../kernel/client.ts";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { sentenceOf } from "../../language/sentence-of.ts";
import { Note } from "../../ui/card.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import { useQuote, useShowQuote } from "../use-quote.ts";
import { Wishes } from "../wishes.tsx";
import type { Route } from "./+types/editor-page";
import { QuoteForm } from "./quote-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "quotes.edit.title");

/** Where the supplier writes the quote that answers a request, or its next version. */
export default function QuoteEditorPage({ params: { requestKey } }: Route.ComponentProps) {
  const t = useT();
  const request = useQuery({
    queryKey: ["requests", "detail", requestKey],
    queryFn: ({ signal }) => api("GET /requests/:requestKey", { params: { requestKey }, signal }),
  });
  const quote = useQuote(requestKey);
  const error = request.error ?? quote.error;
  const gone = error instanceof ApiError && error.status === 404;
  const again = () => {
    void request.refetch();
    void quote.refetch();
  };
  return (
    <WorkPage
      back={<Link to={links.requests(requestKey)}>← {t("quotes.edit.back")}</Link>}
      title={t("quotes.edit.title")}
    >
      {request.data && quote.data ? (
        <Opened key={requestKey} request={request.data} quote={quote.data} />
      ) : error ? (
        <ErrorState
          text={gone ? t("requests.gone") : sentenceOf(error, t)}
          onRetry={gone ? undefined : again}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </WorkPage>
  );
}

function Opened({ request, quote }: { request: Request; quote: Quote }) {
  const t = useT();
  const navigate = useNavigate();
  const show = useShowQuote();
  const isBegun = quote.own !== null && (quote.can.draft.allowed || quote.own.draft !== null);
  if (!isBegun) return <Note tone="warning">{quote.can.draft.reason}</Note>;
  const onSent = (sent: Quote) => {
    show(sent);
    tellDone(t("quotes.edit.sent", { version: sent.current_version ?? 1 }));
    void navigate(links.requests(request.key));
  };
  return (
    <>
      <Wishes quote={quote} />
      <QuoteForm request={request} latest={quote} onSent={onSent} />
    </>
  );
}
