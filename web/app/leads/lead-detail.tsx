import { links } from "@neroli/contract/access/links.ts";
import type { Lead } from "@neroli/contract/leads/schema.ts";
import { useState } from "react";
import { Link } from "react-router";
import { ApiError } from "../kernel/client.ts";
import { formatDay } from "../language/dates.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { sentenceOf } from "../language/sentence-of.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Facts } from "../ui/facts.tsx";
import layout from "../ui/layout.module.css";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { FollowUpDialog } from "./follow-up-dialog.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { useLead } from "./lead-queries.ts";
import { LeadWork } from "./lead-work.tsx";
import classes from "./leads.module.css";
import { ScoreTable } from "./score-table.tsx";
import { nameOfLead, placeOfLead } from "./who.ts";

export function LeadDetail({ leadId }: { leadId: string }) {
  const t = useT();
  const { data: lead, error, refetch } = useLead(leadId);
  if (error) {
    const gone = error instanceof ApiError && [400, 404].includes(error.status);
    return (
      <ErrorState
        text={gone ? t("leads.gone") : sentenceOf(error, t)}
        onRetry={gone ? undefined : () => void refetch()}
      />
    );
  }
  return lead ? <OpenedLead lead={lead} /> : <Skeleton height={240} />;
}

function OpenedLead({ lead }: { lead: Lead }) {
  const t = useT();
  const language = useLanguage();
  const [isWriting, setWriting] = useState(false);
  return (
    <Card
      as="article"
      title={nameOfLead(lead, t, language)}
      tools={
        <div className={layout.line}>
          {lead.hot && <Badge tone="strong">{t("leads.hot")}</Badge>}
          <Badge>{t("leads.points", { count: lead.score })}</Badge>
          <Button
            size="small"
            disabledReason={lead.follow_up === null ? t("leads.follow-up.nowhere") : null}
            onClick={() => setWriting(true)}
          >
            {t("leads.follow-up")}
          </Button>
        </div>
      }
    >
      <p className={layout.soft}>
        {lead.person ? t(`leads.named.${lead.person.named_by}`) : t("leads.unnamed")}
      </p>
      <div className={classes.parts}>
        <LeadFacts lead={lead} />
        <LeadWork key={lead.version} lead={lead} />
        <ScoreTable lead={lead} />
        <LeadHistory lead={lead} />
      </div>
      {isWriting && <FollowUpDialog lead={lead} onClose={() => setWriting(false)} />}
    </Card>
  );
}

function LeadFacts({ lead }: { lead: Lead }) {
  const t = useT();
  const language = useLanguage();
  const { person, request, first_at, last_at } = lead;
  const place = placeOfLead(lead, t, language);
  return (
    <Facts
      facts={[
        {
          name: t("leads.column.company"),
          value: person?.company?.key ? (
            <Link to={links.company(person.company.key)}>{place}</Link>
          ) : (
            place
          ),
        },
        { name: t("leads.first"), value: formatDay(first_at) },
        { name: t("leads.last"), value: formatDay(last_at) },
        {
          name: t("leads.request"),
          value: request && <Link to={links.requests(request)}>{t("leads.request.open")}</Link>,
        },
      ]}
    />
  );
}
