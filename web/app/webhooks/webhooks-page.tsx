import { mostWebhooks, type Webhook } from "@neroli/contract/webhooks/schema.ts";
import { useState } from "react";
import { CompanyPicker } from "../kernel/company-picker.tsx";
import { useManagedCompany } from "../kernel/managed-company.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { RowList } from "../ui/row-list.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { WorkPage } from "../ui/work-page.tsx";
import type { Route } from "./+types/webhooks-page";
import { type OpenOver, OverWebhooks } from "./over-webhooks.tsx";
import { useWebhooks } from "./webhook-queries.ts";
import { WebhookRow } from "./webhook-row.tsx";

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, "webhooks.title");

/** Where a company has its events posted to: of one's own, for support of any. */
export default function WebhooksPage() {
  const t = useT();
  const { company, support, pick } = useManagedCompany();
  const key = company?.key ?? null;
  const found = useWebhooks(key);
  const [open, setOpen] = useState<OpenOver>(null);
  const full = (found.data?.webhooks.length ?? 0) >= mostWebhooks;
  return (
    <WorkPage
      title={t("webhooks.title")}
      lead={t("webhooks.lead")}
      tools={
        found.data && (
          <Button
            variant="primary"
            size="small"
            disabledReason={full ? t("webhooks.full", { max: mostWebhooks }) : null}
            onClick={() => setOpen({ what: "new" })}
          >
            {t("webhooks.new")}
          </Button>
        )
      }
    >
      {support && (
        <CompanyPicker
          className={layout.narrow}
          label={t("webhooks.company")}
          placeholder={t("webhooks.company.which")}
          value={company}
          clear={t("webhooks.company.clear")}
          onChange={pick}
        />
      )}
      {key === null ? (
        <Note>{t(support ? "webhooks.company.first" : "webhooks.no-company")}</Note>
      ) : (
        <>
          <QueryStates
            query={found}
            loading={<Skeleton rows={2} height={112} />}
            isEmpty={({ webhooks }) => webhooks.length === 0}
            empty={<EmptyState title={t("webhooks.empty.title")} text={t("webhooks.empty.text")} />}
          >
            {({ webhooks }) => <Webhooks {...{ company: key, webhooks }} onOpen={setOpen} />}
          </QueryStates>
          <OverWebhooks
            company={key}
            webhooks={found.data?.webhooks ?? []}
            open={open}
            onOpen={setOpen}
          />
        </>
      )}
    </WorkPage>
  );
}

interface WebhooksProps {
  company: string;
  webhooks: readonly Webhook[];
  onOpen: (open: OpenOver) => void;
}

function Webhooks({ company, webhooks, onOpen }: WebhooksProps) {
  const t = useT();
  return (
    <RowList label={t("webhooks.list")}>
      {webhooks.map((webhook) => (
        <WebhookRow
          key={webhook.key}
          company={company}
          webhook={webhook}
          onOpen={(what) => onOpen({ what, key: webhook.key })}
        />
      ))}
    </RowList>
  );
}
