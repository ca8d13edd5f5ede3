import { useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { RadioField } from "../ui/fields/check-field.tsx";
import layout from "../ui/layout.module.css";
import { type Opened, paramsOf, useSend } from "./webhook-queries.ts";

const hour = 3_600_000;
const spans = { hour, day: 24 * hour, week: 7 * 24 * hour, month: 30 * 24 * hour } as const;
type Span = keyof typeof spans;

/** Asks since when what failed is to be posted again. */
export function ReplayDialog({ onClose, ...opened }: Opened & { onClose: () => void }) {
  const t = useT();
  const [span, setSpan] = useState<Span>("day");
  const replay = useSend({
    send: () =>
      api("POST /companies/:companyKey/webhooks/:webhookKey/replay", {
        params: paramsOf(opened),
        body: { since: new Date(Date.now() - spans[span]).toISOString() },
      }),
    said: ({ count }) => t("webhooks.replay-failed.done", { count }),
    onDone: onClose,
  });
  return (
    <Dialog
      title={t("webhooks.replay-failed")}
      onClose={onClose}
      footer={
        <Button variant="primary" loading={replay.isPending} onClick={() => replay.mutate()}>
          {t("webhooks.replay")}
        </Button>
      }
    >
      <div className={layout.stack}>
        <p>{t("webhooks.replay-failed.text")}</p>
        <RadioField
          data-autofocus
          legend={t("webhooks.replay-failed.since")}
          choices={(Object.keys(spans) as Span[]).map((value) => ({
            value,
            label: t(`webhooks.replay-failed.${value}`),
          }))}
          value={span}
          onChange={(value) => setSpan(value as Span)}
        />
      </div>
    </Dialog>
  );
}
