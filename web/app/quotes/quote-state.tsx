import type { Quote } from "@neroli/contract/quotes/schema.ts";
import { type QuoteStatus, withdrawableUntil } from "@neroli/contract/quotes/states.ts";
import type { Request } from "@neroli/contract/requests/schema.ts";
import { formatDay, formatTime } from "../language/dates.ts";
import { daysUntil } from "../language/days-until.ts";
import { useT } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";

const tones = {
  DRAFT: "plain",
  SENT: "strong",
  ACCEPTED: "good",
  REJECTED: "bad",
  CANCELED: "bad",
  EXPIRED: "warning",
} as const satisfies Record<QuoteStatus, string>;

/** Days within which the end of an offer presses. */
const soon = 3;

/** How it stands with a quote, until when, and what that means for the reader's side. */
export function QuoteState({ request, quote }: { request: Request; quote: Quote }) {
  const t = useT();
  const { status, valid_until, accepted, end_reason, own } = quote;
  const days = valid_until && status === "SENT" ? daysUntil(valid_until, new Date()) : null;
  return (
    <>
      <div className={layout.line}>
        <Badge tone={tones[status]}>{t(`quotes.status.${status}`)}</Badge>
        {valid_until && <span>{t("quotes.valid", { day: formatDay(valid_until) })}</span>}
        {days !== null && days >= 0 && (
          <Badge tone={days <= soon ? "warning" : "plain"}>
            {days === 0 ? t("requests.due.today") : t("requests.due.in", { count: days })}
          </Badge>
        )}
      </div>
      {status === "EXPIRED" && (
        <p className={layout.text}>
          {t(request.side === "BUYER" ? "quotes.expired.buyer" : "quotes.expired.supplier")}
        </p>
      )}
      {accepted && (
        <Note tone="good">
          {t("quotes.accepted", {
            person: `${accepted.by.firstname} ${accepted.by.lastname}`,
            time: formatTime(accepted.at),
          })}
          {quote.can.withdraw.allowed &&
            ` ${t("quotes.withdraw.until", { time: formatTime(withdrawableUntil(accepted.at)) })}`}
        </Note>
      )}
      {end_reason && <Note>{t("requests.reason", { reason: end_reason })}</Note>}
      {own?.internal_note && (
        <Note>
          <p className={layout.text}>
            <strong>{t("quotes.edit.internal")}</strong>
          </p>
          <p className={layout.text}>{own.internal_note}</p>
        </Note>
      )}
    </>
  );
}
