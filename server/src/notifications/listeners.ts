import type { NotificationData } from "@neroli/contract/notifications/schema.ts";
import type { NotificationAction } from "@neroli/contract/notifications/table.ts";
import type { Topic } from "../kernel/events/events.ts";
import type { Listeners, RecordedEvent } from "../kernel/outbox/work.ts";
import { findMessage, getNews } from "../requests/queries/find-news.ts";
import { mailNotifications } from "./commands/mail-notifications.ts";
import { tellUsers } from "./commands/tell-users.ts";

/** Tells people what others did, in the bell and by mail; run twice, it tells them once. */
export const notificationListeners = {
  "request.created": (event) => tellOfRequest(event, { action: "CONTACT_CREATED" }),
  "request.message-created": async (event) =>
    tellOfRequest(event, {
      action: "MESSAGE_CREATED",
      message: await findMessage(event.data.message),
    }),
  "request.closed": (event) =>
    event.data.passed_over
      ? tellOfRequest(event, { action: "QUOTE_NOT_CHOSEN", ownSide: "REQUEST_CLOSED" })
      : tellOfRequest(event, { action: "REQUEST_CLOSED" }),
  "request.answer-due": (event) =>
    tellOfRequest(event, {
      action: "QUOTE_AWAITED",
      ownSide: null,
      valid_until: event.data.needed_by,
    }),
  "request.canceled": (event) => tellOfRequest(event, { action: "REQUEST_CANCELED" }),
  "request.rejected": (event) =>
    tellOfRequest(event, { action: "REQUEST_REJECTED", message: event.data.reason }),
  "request.reopened": (event) => tellOfRequest(event, { action: "REQUEST_REOPENED" }),
  "request.assigned": (event) => tellOfRequest(event, { action: "ASSIGNED", to: event.data.told }),
  "request.mentioned": (event) =>
    tellOfRequest(event, {
      action: "MENTIONED",
      message: event.data.message,
      to: event.data.told,
    }),
  "sample.approved": (event) => tellOfRequest(event, { action: "SAMPLE_APPROVED" }),
  "sample.declined": (event) =>
    tellOfRequest(event, { action: "SAMPLE_DECLINED", message: event.data.reason }),
  "sample.withdrawn": (event) => tellOfRequest(event, { action: "SAMPLE_WITHDRAWN" }),
  "sample.shipped": (event) => tellOfRequest(event, { action: "SAMPLE_SHIPPED" }),
  "sample.delivered": (event) => tellOfRequest(event, { action: "SAMPLE_DELIVERED" }),
  "sample.evaluated": (event) => tellOfRequest(event, { action: "SAMPLE_EVALUATED" }),
  "quote.created": (event) => tellOfQuote(event, "QUOTE_CREATED"),
  "quote.updated": (event) => tellOfQuote(event, "QUOTE_UPDATED"),
  "quote.extended": (event) => tellOfQuote(event, "QUOTE_EXTENDED"),
  "quote.canceled": (event) => tellOfQuote(event, "QUOTE_CANCELED"),
  "quote.accepted": (event) => tellOfQuote(event, "QUOTE_ACCEPTED"),
  "quote.rejected": (event) => tellOfQuote(event, "QUOTE_REJECTED"),
  "quote.written": (event) => tellOfQuote(event, "MESSAGE_CREATED"),
} satisfies Listeners;

type QuoteTopic = Exclude<Extract<Topic, `quote.${string}`>, "quote.expired">;
type RequestTopic = Extract<Topic, `request.${string}` | `sample.${string}`> | QuoteTopic;

interface QuoteTold {
  actor: string;
  valid_until?: string;
  message?: string;
}

/** What is told of a quote says until when it is valid, or what somebody wrote about it. */
function tellOfQuote(event: RecordedEvent<QuoteTopic>, action: NotificationAction): Promise<void> {
  const { actor: _, ...told }: QuoteTold = event.data;
  return tellOfRequest(event, { action, ...told });
}

async function tellOfRequest(
  event: RecordedEvent<RequestTopic>,
  {
    action,
    message,
    valid_until,
    to,
    ownSide = action,
  }: {
    action: NotificationAction;
    /** What the author's own side is told instead; null: nothing. */
    ownSide?: NotificationAction | null;
    message?: string | null;
    valid_until?: string;
    /** Those of the author's own side whom it is for; everybody whom a change is told when left out. */
    to?: readonly string[];
  },
): Promise<void> {
  const { audience, colleagues, author, ...news } = await getNews(event.key, event.data.actor);
  const data: NotificationData = {
    request_key: event.key,
    request_type: news.request_type,
    product_name: news.product_name,
    product_names: news.product_names,
    more_products: news.more_products,
    company_name: author.company_name,
    triggered_by: { firstname: author.firstname },
    ...(message && { message }),
    ...(valid_until && { valid_until }),
  };
  const told = to ? colleagues.filter((key) => to.includes(key)) : audience;
  const isOwn = (key: string) => colleagues.includes(key);
  const others = ownSide === action ? told : told.filter((key) => !isOwn(key));
  await tellUsers({ outbox_id: event.id, action, data, to: others });
  if (ownSide && ownSide !== action) {
    const own = told.filter(isOwn);
    await tellUsers({ outbox_id: event.id, action: ownSide, data, to: own });
  }
  await mailNotifications(event.id);
}
