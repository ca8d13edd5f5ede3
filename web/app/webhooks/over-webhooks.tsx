import type { Webhook } from "@neroli/contract/webhooks/schema.ts";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { useT } from "../language/phrases.tsx";
import { DeliveriesDrawer } from "./deliveries-drawer.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { nameOf, type Opened, paramsOf } from "./webhook-queries.ts";

/** What is open over the list: of a webhook by its key, as the list has it now. */
export type OpenOver =
  | { what: "new" }
  | { what: "edit" | "log" | "renew" | "remove"; key: string }
  | { what: "secret"; secret: string }
  | null;

interface OverProps {
  company: string;
  webhooks: readonly Webhook[];
  open: OpenOver;
  onOpen: (open: OpenOver) => void;
}

export function OverWebhooks({ company, webhooks, open, onOpen }: OverProps) {
  const close = () => onOpen(null);
  const showSecret = (made: { secret: string } | null) =>
    onOpen(made && { what: "secret", secret: made.secret });
  if (open?.what === "secret") return <SecretDialog secret={open.secret} onClose={close} />;
  if (open?.what === "new") {
    return <WebhookDialog {...{ company, webhook: null }} onDone={showSecret} onClose={close} />;
  }
  const webhook = webhooks.find(({ key }) => key === open?.key);
  if (!open || !webhook) return null;
  if (open.what === "edit") {
    return <WebhookDialog {...{ company, webhook }} onDone={close} onClose={close} />;
  }
  if (open.what === "log") return <DeliveriesDrawer {...{ company, webhook }} onClose={close} />;
  if (open.what === "renew") {
    return <Renew {...{ company, webhook }} onDone={showSecret} onClose={close} />;
  }
  return <Remove {...{ company, webhook }} onClose={close} />;
}

interface RenewProps extends Opened {
  onDone: (renewed: { secret: string }) => void;
  onClose: () => void;
}

/** The new secret takes the place of the question. */
function Renew({ onDone, onClose, ...opened }: RenewProps) {
  const t = useT();
  let renewed: { secret: string } | null = null;
  return (
    <ConfirmAction
      title={t("webhooks.renew.which", { name: nameOf(opened.webhook) })}
      text={t("webhooks.renew.sure")}
      confirm={t("webhooks.renew")}
      action={async () => {
        renewed = await api("POST /companies/:companyKey/webhooks/:webhookKey/secret", {
          params: paramsOf(opened),
        });
      }}
      done={t("webhooks.renewed")}
      reread={["webhooks"]}
      onClose={() => (renewed ? onDone(renewed) : onClose())}
    />
  );
}

function Remove({ onClose, ...opened }: Opened & { onClose: () => void }) {
  const t = useT();
  return (
    <ConfirmAction
      title={t("webhooks.remove.which", { name: nameOf(opened.webhook) })}
      text={t("webhooks.remove.sure")}
      confirm={t("webhooks.remove")}
      action={() =>
        api("DELETE /companies/:companyKey/webhooks/:webhookKey", { params: paramsOf(opened) })
      }
      done={t("webhooks.removed")}
      failed={t("webhooks.not-removed")}
      reread={["webhooks"]}
      onClose={onClose}
    />
  );
}
