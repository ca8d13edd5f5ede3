import { useMediaQuery } from "@mantine/hooks";
import { links } from "@neroli/contract/access/links.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { displayedAs } from "@neroli/contract/requests/states.ts";
import { Suspense } from "react";
import { Link } from "react-router";
import { ApiError } from "../kernel/client.ts";
import { latePiece } from "../kernel/late-piece.ts";
import { countryName } from "../language/countries.ts";
import { formatDay } from "../language/dates.ts";
import { type Translate, useLanguage, useT, words } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { SamplePanel } from "../samples/request-panel.tsx";
import { Card, Note } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { below } from "../ui/tokens.ts";
import { Assignee } from "./assignee.tsx";
import { Conversation } from "./conversation.tsx";
import { Due } from "./due.tsx";
import { ProductCards } from "./product-cards.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestStatusBadge } from "./request-list.tsx";
import { useRequest } from "./request-queries.ts";
import classes from "./requests.module.css";
import { Timeline } from "./timeline.tsx";

const QuotePanel = latePiece(() => import("../quotes/request-panel.tsx"));
const DocumentPanel = latePiece(() => import("./documents/document-panel.tsx"));

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
  // On phones the conversation comes first.
  const narrow = useMediaQuery(below("lg"), false, { getInitialValueInEffect: false });
  return (
    <Card
      as="article"
      title={t(`requests.detail.${request.type}`)}
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
      <div className={classes.opened}>
        <div className={classes.parts}>
          <aside className={classes.about} aria-label={t("requests.about")}>
            <details open={!narrow}>
              <summary>{t("requests.about")}</summary>
              <RequestFacts request={request} />
            </details>
            <Timeline request={request} />
          </aside>
          <div className={layout.stack}>
            {request.type === "SAMPLE" && <SamplePanel request={request} />}
            {request.type === "QUOTE" && (
              <Suspense fallback={<Skeleton height={160} />}>
                <QuotePanel request={request} />
              </Suspense>
            )}
            {request.type === "DOCUMENT" && (
              <Suspense fallback={<Skeleton height={120} />}>
                <DocumentPanel request={request} />
              </Suspense>
            )}
            <Conversation request={request} />
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Everything that the form of the request said, but the message. */
function RequestFacts({ request }: { request: Request }) {
  const t = useT();
  const language = useLanguage();
  const { side, contact, requested_to, needed_by, shipping_address: address } = request;
  const { company: buyer } = request.requested_by;
  const person = [contact.title, contact.full_name, contact.company].filter(Boolean).join(" · ");
  return (
    <Facts
      facts={[
        {
          name: t("requests.assignee"),
          value: side === "SUPPORT" ? null : <Assignee request={request} />,
        },
        {
          name: t("shell.supplier"),
          value: side === "SUPPLIER" ? null : companyLink(requested_to),
        },
        {
          name: t("requests.detail.buyer"),
          value: side === "BUYER" ? null : buyer && companyLink(buyer),
        },
        {
          name: t("requests.form.products"),
          value: request.products.length > 0 ? <ProductCards products={request.products} /> : null,
        },
        {
          name: t("requests.asked-by"),
          value: `${person} (${words(t, "departments", contact.department)})`,
        },
        {
          name: t("requests.form.needed-by"),
          value: needed_by && <Due day={needed_by} over={displayedAs(request.status) !== "OPEN"} />,
        },
        { name: t("requests.form.quantity"), value: amount(request.quantity_required) },
        { name: t("requests.form.yearly"), value: amount(request.estimated_yearly_usage) },
        {
          name: t("requests.detail.documents"),
          value: request.document_types.map((type) => words(t, "document-types", type)).join(", "),
        },
        {
          name: t("requests.form.address"),
          value:
            address &&
            `${address.street}, ${address.postal_code} ${address.city}, ${countryName(address.country, language)}`,
        },
        { name: t("requests.detail.copies"), value: copiesOf(t, request) },
      ]}
    />
  );
}

const amount = (asked: Request["quantity_required"]) => asked && `${asked.value} ${asked.unit}`;

/** Who gets a copy: the supplier is told of how many alone. */
function copiesOf(t: Translate, { cc, copies }: Request): string | null {
  if (copies === 0) return null;
  return cc.length > 0 ? cc.join(", ") : t("requests.detail.copies.count", { count: copies });
}

/** The company of the other side; of both for support. */
const companyLink = ({ key, name }: Request["requested_to"]) => (
  <Link to={links.company(key)}>{name}</Link>
);
