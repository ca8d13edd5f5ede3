import type { DeliveryState } from "@neroli/contract/enumerations/webhooks.ts";
import type { Delivery } from "@neroli/contract/webhooks/schema.ts";
import { api } from "../kernel/client.ts";
import { formatTime } from "../language/dates.ts";
import { type Translate, useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import type { Tone } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Row } from "../ui/row-list.tsx";
import { type Opened, paramsOf, useSend } from "./webhook-queries.ts";
import classes from "./webhooks.module.css";

const tones: Record<DeliveryState, Tone> = { PENDING: "plain", DELIVERED: "good", FAILED: "bad" };

interface DeliveryRowProps {
  opened: Opened;
  delivery: Delivery;
  /** Why nothing is posted there now. */
  off: string | null;
}

/** One event that was posted: what came of it, and the way to post it again. */
export function DeliveryRow({ opened, delivery, off }: DeliveryRowProps) {
  const t = useT();
  const replay = useSend({
    send: () =>
      api("POST /companies/:companyKey/webhooks/:webhookKey/deliveries/:deliveryKey/replay", {
        params: { ...paramsOf(opened), deliveryKey: delivery.key },
      }),
    said: () => t("webhooks.replayed"),
  });
  const event = words(t, "webhooks.event", delivery.event);
  const time = formatTime(delivery.created_at);
  return (
    <Row>
      <div className={layout.close}>
        <div className={layout.line}>
          <strong>{event}</strong>
          <Badge tone={tones[delivery.state]}>{words(t, "webhooks.state", delivery.state)}</Badge>
          <span className={layout.soft}>{time}</span>
        </div>
        <p className={layout.soft}>{outcome(t, delivery)}</p>
        <details>
          <summary>{t("webhooks.details")}</summary>
          <div className={layout.close}>
            <strong>{t("webhooks.body")}</strong>
            <pre className={classes.code}>{delivery.body}</pre>
            {delivery.answer && (
              <>
                <strong>{t("webhooks.answer")}</strong>
                <pre className={classes.code}>{delivery.answer}</pre>
              </>
            )}
            <code className={classes.address}>{delivery.key}</code>
          </div>
        </details>
        <div>
          <Button
            size="small"
            disabledReason={off}
            loading={replay.isPending}
            aria-label={t("webhooks.replay.which", { event, time })}
            onClick={() => replay.mutate()}
          >
            {t("webhooks.replay")}
          </Button>
        </div>
      </div>
    </Row>
  );
}

/** "Answered 500 · 2 tries · next try 25/11/2026 13:00" */
function outcome(t: Translate, delivery: Delivery): string {
  const { failure, answer_status: status, tries, next_try_at } = delivery;
  const said =
    failure === "STATUS" || (failure === null && status !== null)
      ? t("webhooks.failure.STATUS", { status: String(status) })
      : failure && words(t, "webhooks.failure", failure);
  const parts = [
    said,
    t("webhooks.tries", { count: tries }),
    next_try_at && t("webhooks.next-try", { time: formatTime(next_try_at) }),
  ];
  return parts.filter(Boolean).join(" · ");
}
