import type { QuoteLine } from "@neroli/contract/quotes/content.ts";
import type { Quote, QuoteVersion } from "@neroli/contract/quotes/schema.ts";
import type { ReckonedLine } from "@neroli/contract/reckoning/offer.ts";
import { reckonQuoted } from "@neroli/contract/reckoning/quoted.ts";
import { useState } from "react";
import { SentFiles } from "../kernel/attachments/attachments.tsx";
import { sayMissing } from "../kernel/reckoning/say-step.ts";
import { StepsDialog } from "../kernel/reckoning/steps-dialog.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";
import classes from "./quotes.module.css";
import { lineFacts, termFacts } from "./said-facts.ts";
import { useWriting } from "./use-writing.ts";
import { Wishes } from "./wishes.tsx";

interface ShownVersionProps {
  quote: Quote;
  version: QuoteVersion;
}

/** What a version says and costs, and below it what the buyer wished otherwise of it. */
export function ShownVersion({ quote, version }: ShownVersionProps) {
  const writing = useWriting();
  const { content, reckoned_by, attachments } = version;
  const [opened, setOpened] = useState<number | null>(null);
  const reckoned = reckonQuoted(content, reckoned_by);
  const isCurrent = version.version === quote.current_version;
  const taken = isCurrent ? (quote.accepted?.lines ?? []) : [];
  const { t } = writing;
  return (
    <div className={layout.close}>
      <ol className={classes.lines}>
        {content.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a version never move
          <li key={at}>
            <OfferedLine
              line={line}
              cost={reckoned.lines[at]?.cost.value ?? null}
              currency={reckoned_by.currency}
              accepted={taken.includes(at)}
              onOpen={() => setOpened(at)}
            />
          </li>
        ))}
      </ol>
      <p className={`${layout.spread} ${layout.text}`}>
        <strong>{t("quote-file.total")}</strong>
        <strong>
          {reckoned.total
            ? writing.sum(reckoned.total, reckoned_by.currency)
            : t("quote-file.unknown")}
        </strong>
      </p>
      {reckoned.missing.length > 0 && (
        <ul className={layout.bullets}>
          {reckoned.missing.map((missing) => (
            <li key={JSON.stringify(missing)}>{sayMissing(t, missing)}</li>
          ))}
        </ul>
      )}
      <Facts
        lines
        facts={termFacts(version, writing).filter(
          // The last day stands above, extended or not; files are there to be opened.
          ({ name }) =>
            name !== t("quote-file.attachments") && (!isCurrent || name !== t("quote-file.valid")),
        )}
      />
      <SentFiles requestKey={quote.request_key} files={attachments} />
      <Wishes quote={quote} version={version} />
      {opened !== null && (
        <StepsDialog
          title={t("rounds.calculation", {
            what: t("rounds.figure.cost"),
            name: content.lines[opened]?.name ?? "",
          })}
          steps={reckoned.lines[opened]?.cost.steps ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

interface OfferedLineProps {
  line: QuoteLine;
  cost: ReckonedLine["cost"]["value"];
  currency: string;
  accepted: boolean;
  onOpen: () => void;
}

function OfferedLine({ line, cost, currency, accepted, onOpen }: OfferedLineProps) {
  const writing = useWriting();
  const { t } = writing;
  // What is not known is told as not known, never as nothing.
  const figure = cost ? writing.sum(cost, currency) : t("quote-file.unknown");
  return (
    <>
      <div className={layout.spread}>
        <span className={layout.line}>
          <strong>{line.name}</strong>
          {accepted && <Badge tone="good">{t("quote-file.accepted")}</Badge>}
          {line.answers === null && <Badge>{t("quote-file.extra")}</Badge>}
        </span>
        <Button
          size="small"
          aria-label={t("rounds.how", {
            figure,
            what: t("rounds.figure.cost"),
            name: line.name,
          })}
          onClick={onOpen}
        >
          {figure}
        </Button>
      </div>
      <Facts lines facts={lineFacts(line, writing)} />
    </>
  );
}
