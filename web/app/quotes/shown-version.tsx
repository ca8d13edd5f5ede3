import { formatMoney } from "@neroli/contract/kernel/money.ts";
import type { Amount, Charge, QuoteLine } from "@neroli/contract/quotes/content.ts";
import type { Quote, QuoteVersion } from "@neroli/contract/quotes/schema.ts";
import { SentFiles } from "../kernel/attachments/attachments.tsx";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT, words } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";

const amount = ({ value, unit }: Amount) => `${value} ${unit}`;

interface ShownVersionProps {
  quote: Quote;
  version: QuoteVersion;
}

/** What a version says, and below it what the buyer wished otherwise of it. */
export function ShownVersion({ quote, version }: ShownVersionProps) {
  const t = useT();
  const { content } = version;
  const isCurrent = version.version === quote.current_version;
  const taken = isCurrent ? (quote.accepted?.lines ?? []) : [];
  const counters = quote.counters.filter((each) => each.version === version.version);
  return (
    <div className={layout.close}>
      <ol className={layout.list}>
        {content.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a version never move
          <li key={at}>
            <OfferedLine line={line} accepted={taken.includes(at)} />
          </li>
        ))}
      </ol>
      <Facts
        facts={[
          { name: t("quotes.terms"), value: words(t, "payment-terms", content.payment_terms) },
          { name: t("quote-file.charges"), value: <Charges charges={content.charges} /> },
          { name: t("quote-file.note"), value: content.note },
        ].filter(({ name }) => name !== t("quote-file.charges") || content.charges.length > 0)}
      />
      <SentFiles requestKey={quote.request_key} files={version.attachments} />
      {counters.map(({ id, asked_by, asked_at, comment, targets }) => (
        <Note key={id}>
          <p>
            {t("quotes.wish", {
              person: `${asked_by.firstname} ${asked_by.lastname}`,
              day: formatDay(asked_at),
            })}
          </p>
          <p>{comment}</p>
          {targets.map(({ line, amount: aim }) => {
            const wished = content.lines[line];
            return (
              wished && (
                <p key={line}>
                  {t("quotes.target", {
                    product: wished.name,
                    price: `${aim} ${wished.price.currency}`,
                  })}
                </p>
              )
            );
          })}
        </Note>
      ))}
    </div>
  );
}

function OfferedLine({ line, accepted }: { line: QuoteLine; accepted: boolean }) {
  const t = useT();
  const { price, breaks, moq, pack, active_matter, density, incoterm, place } = line;
  const of = (value: string) => `${value} ${price.currency}`;
  return (
    <>
      <strong>{line.name}</strong>
      {accepted && ` · ${t("quote-file.accepted")}`}
      {line.answers === null && ` · ${t("quote-file.extra")}`}
      <Facts
        facts={[
          { name: t("quote-file.quantity"), value: amount(line.quantity) },
          {
            name: t("quote-file.price"),
            value: t("quote-file.price.per", {
              price: of(price.amount),
              quantity: amount(price.per),
            }),
          },
          {
            name: t("quote-file.breaks"),
            value: breaks
              .map((each) =>
                t("quote-file.break", { quantity: amount(each.from), price: of(each.amount) }),
              )
              .join("; "),
          },
          { name: t("quote-file.moq"), value: moq && amount(moq) },
          { name: t("quote-file.pack"), value: pack && amount(pack) },
          { name: t("quote-file.active"), value: active_matter && `${active_matter} %` },
          { name: t("quote-file.density"), value: density && `${density} kg/l` },
          { name: t("quote-file.delivery"), value: t("quote-file.incoterms", { incoterm, place }) },
          {
            name: t("quote-file.lead-time"),
            value: t("quote-file.days", { count: line.lead_time_days }),
          },
          {
            name: t("quote-file.charges"),
            value: line.charges.length > 0 && <Charges charges={line.charges} />,
          },
        ].filter(({ value }) => value !== false)}
      />
    </>
  );
}

/** What is not known is told as not known, never as nothing. */
function Charges({ charges }: { charges: readonly Charge[] }) {
  const t = useT();
  const language = useLanguage();
  const said = ({ state, amount: money }: Charge) => {
    if (state === "AMOUNT" && money) return formatMoney(money, language);
    return t(state === "INCLUDED" ? "quote-file.charge.INCLUDED" : "quote-file.charge.UNKNOWN");
  };
  return (
    <ul className={layout.list}>
      {charges.map((each) => (
        <li key={each.kind}>{`${t(`rounds.charge.${each.kind}`)}: ${said(each)}`}</li>
      ))}
    </ul>
  );
}
