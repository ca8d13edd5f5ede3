import { links } from "@neroli/contract/access/links.ts";
import type { WebhookEvent } from "@neroli/contract/enumerations/webhooks.ts";
import { pageAddress } from "../kernel/mail/mail.ts";
import type { Listeners, RecordedEvent } from "../kernel/outbox/work.ts";
import { mailNotifications } from "../notifications/commands/mail-notifications.ts";
import { tellUsers } from "../notifications/commands/tell-users.ts";
import { addDeliveries } from "./commands/add-deliveries.ts";
import { findRequest, findSwitchedOff } from "./queries/find-news.ts";

export const webhookListeners = {
  "request.created": (event) => postOfRequest(event, "request.created"),
  "quote.accepted": (event) => postOfRequest(event, "quote.accepted"),

  /** The company's managers, who alone can switch it on again. */
  "webhook.switched-off": async ({ id, key, data: { because } }) => {
    const webhook = await findSwitchedOff(key);
    if (!webhook) return;
    const data = { webhook_address: webhook.host, webhook_gone: because === "GONE" };
    await tellUsers({ outbox_id: id, action: "WEBHOOK_OFF", data, to: webhook.managers });
    await mailNotifications(id);
  },
} satisfies Listeners;

/** To the supplier that a request is for. */
async function postOfRequest(
  { id, key }: RecordedEvent<"request.created" | "quote.accepted">,
  event: WebhookEvent,
): Promise<void> {
  const found = await findRequest(key);
  if (!found) return;
  const { company_key, data } = found;
  await addDeliveries({
    company_key,
    event,
    source: `${id}`,
    data: { ...data, address: pageAddress(links.requests(key)) },
  });
}
