import type { Webhook } from "@neroli/contract/webhooks/schema.ts";
import { formatDay, formatTime } from "../language/dates.ts";
import { useT, words } from "../language/phrases.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import { Menu } from "../ui/menu.tsx";
import { NameCell } from "../ui/name-cell.tsx";
import { Row } from "../ui/row-list.tsx";
import { nameOf, useSwitch } from "./webhook-queries.ts";
import classes from "./webhooks.module.css";

interface WebhookRowProps {
  company: string;
  webhook: Webhook;
  /** Opens over the page what can be done with it. */
  onOpen: (what: "edit" | "log" | "renew" | "remove") => void;
}

/** One webhook: where it is, what it hears of and how it fares. */
export function WebhookRow({ company, webhook, onOpen }: WebhookRowProps) {
  const t = useT();
  const change = useSwitch(company);
  const name = nameOf(webhook);
  return (
    <Row
      end={
        <div className={layout.line}>
          <Button
            size="small"
            aria-label={t("webhooks.log.of", { name })}
            onClick={() => onOpen("log")}
          >
            {t("webhooks.log")}
          </Button>
          <Menu
            label={t("webhooks.actions", { name })}
            button={<span aria-hidden="true">⋯</span>}
            items={[
              { label: t("webhooks.edit"), onSelect: () => onOpen("edit") },
              { label: t("webhooks.renew"), onSelect: () => onOpen("renew") },
              {
                label: t(webhook.enabled ? "webhooks.switch-off" : "webhooks.switch-on"),
                onSelect: () => change.mutate(webhook),
              },
              { label: t("webhooks.remove"), danger: true, onSelect: () => onOpen("remove") },
            ]}
          />
        </div>
      }
    >
      <div className={layout.close}>
        <NameCell more={<span className={classes.address}>{webhook.address}</span>}>
          {name}
        </NameCell>
        <Standing webhook={webhook} />
      </div>
    </Row>
  );
}

function Standing({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const { enabled, events, failed, switched_off, answered_at, old_secret_until } = webhook;
  return (
    <>
      <div className={layout.line}>
        <Badge tone={enabled ? "good" : "warning"}>
          {t(enabled ? "webhooks.on" : "webhooks.off")}
        </Badge>
        <span>{events.map((event) => words(t, "webhooks.event", event)).join(", ")}</span>
      </div>
      {switched_off && (
        <Note tone="warning">
          {t(`webhooks.off.${switched_off.because}`, { day: formatDay(switched_off.at) })}
        </Note>
      )}
      <p className={layout.soft}>
        {answered_at
          ? t("webhooks.answered", { time: formatTime(answered_at) })
          : t("webhooks.answered.never")}
        {failed > 0 && ` · ${t("webhooks.failed", { count: failed })}`}
      </p>
      {old_secret_until && (
        <p className={layout.soft}>
          {t("webhooks.old-secret", { time: formatTime(old_secret_until) })}
        </p>
      )}
    </>
  );
}
