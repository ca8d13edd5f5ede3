import type { RequestType } from "../requests/states.ts";
import type { Notification, NotificationAction, shownActions } from "./schema.ts";

/** The bell shows this many (spec 9). */
export const bellSize = 5;

type Shown = (typeof shownActions)[number];

/** Actions whose sentence names a product; without one they have a general sentence. */
const aboutProduct = [
  "CONTACT_CREATED",
  "MESSAGE_CREATED",
  "REQUEST_CLOSED",
  "REQUEST_CANCELED",
  "REQUEST_REJECTED",
] as const satisfies readonly Shown[];
type AboutProduct = (typeof aboutProduct)[number];

export type NotificationPhrase =
  | `notifications.said.${Exclude<Shown, "CONTACT_CREATED">}`
  | `notifications.said.${AboutProduct}.general`
  | `notifications.said.CONTACT_CREATED.${RequestType}`
  | "notifications.said.USER_ADDED.invitee";

/** Which phrase tells of a notification and with which values: bell, page and mail say the same. */
export function notificationSentence({ action, data }: Pick<Notification, "action" | "data">): {
  key: NotificationPhrase;
  values: Record<string, string>;
} {
  const person = data.sent_by ?? data.created_by ?? data.triggered_by;
  return {
    key: phraseOf(action, data),
    values: {
      firstname: person?.firstname ?? "",
      company: data.company_name ?? "Neroli",
      product: productOf(data),
      document: documentsOf(data),
      validity: data.quote_validity ?? showDay(data.valid_until),
      project: data.project_title ?? "",
      invitee: data.invitee ?? "",
    },
  };
}

function phraseOf(action: NotificationAction, data: Notification["data"]): NotificationPhrase {
  if (isAboutProduct(action) && !data.product_name) return `notifications.said.${action}.general`;
  if (action === "CONTACT_CREATED") {
    return `notifications.said.CONTACT_CREATED.${data.request_type ?? "CONTACT"}`;
  }
  if (action === "USER_ADDED" && data.invitee) return "notifications.said.USER_ADDED.invitee";
  // Hidden actions are never told (spec 9).
  return `notifications.said.${action as Exclude<Shown, "CONTACT_CREATED">}`;
}

const isAboutProduct = (action: NotificationAction): action is AboutProduct =>
  (aboutProduct as readonly string[]).includes(action);

/** "Niacinamide PC (+2)" when more products are meant: the same in every language. */
const productOf = ({ product_name, more_products }: Notification["data"]) =>
  more_products ? `${product_name} (+${more_products})` : (product_name ?? "");

const documentsOf = ({ documents = [], more_documents }: Notification["data"]) => {
  const names = documents.map(({ name }) => name).join(", ");
  return more_documents ? `${names} (+${more_documents})` : names;
};

/** DD/MM/YYYY (spec 9). */
const showDay = (day = "") => day.split("-").reverse().join("/");

/** Where a notification leads, when it is about something that has a page. */
export type NotificationSubject = "request" | "download" | "documents" | "none";

export function notificationSubject({
  action,
  data,
}: Pick<Notification, "action" | "data">): NotificationSubject {
  if (data.request_key) return "request";
  if (data.download_key) return "download";
  return action === "DOCUMENT_ENDING" ? "documents" : "none";
}
