import { links } from "../access/links.ts";
import { formatDay } from "../kernel/formats/shown-day.ts";
import type { Language } from "../kernel/language.ts";
import type { Notification } from "./schema.ts";
import {
  isShown,
  type NotificationAction,
  type NotificationPhrase,
  type NotificationSubject,
  shownNotifications,
} from "./table.ts";

/** The bell shows this many (spec 9). */
export const bellSize = 5;

/** Which phrase tells of a notification and with which values: bell, page and mail say the same. */
export function notificationSentence(
  { action, data }: Pick<Notification, "action" | "data">,
  language: Language,
): { key: NotificationPhrase; values: Record<string, string> } {
  const person = data.sent_by ?? data.created_by ?? data.triggered_by;
  return {
    key: phraseOf(action, data),
    values: {
      firstname: person?.firstname ?? "",
      company: data.company_name ?? "Neroli",
      product: productOf(data, language),
      document: documentsOf(data),
      validity: data.quote_validity ?? (data.valid_until ? formatDay(data.valid_until) : ""),
      project: data.project_title ?? "",
      substances: substancesOf(data),
      invitee: data.invitee ?? "",
      portal: data.portal_name ?? "",
      time: data.meeting_time ?? "",
      address: data.webhook_address ?? "",
    },
  };
}

/** The most telling of the action's phrases for which its data have the values. */
function phraseOf(action: NotificationAction, data: Notification["data"]): NotificationPhrase {
  if (!isShown(action)) throw new Error(`${action} has no sentence: it is never shown (spec 9)`);
  const phrases: readonly string[] = shownNotifications[action].phrases;
  const endings = [
    data.project_title && data.banned && ".project-banned",
    data.project_title && ".project",
    data.banned && ".banned",
    data.webhook_gone && ".gone",
    !data.product_name && ".general",
    data.invitee && ".invitee",
    data.portal_name && ".portal",
    !data.project_title && data.company_name && ".company",
    `.${data.request_type ?? "CONTACT"}`,
  ];
  const ending = endings.find((each) => each && phrases.includes(each)) || "";
  return `notifications.said.${action}${ending}` as NotificationPhrase;
}

/** "Niacinamide PC (+2)" when more products are meant, by its name in the reader's language. */
function productOf(
  { product_name, product_names, more_products }: Notification["data"],
  language: Language,
): string {
  const name = product_names?.[language] ?? product_names?.en ?? product_name ?? "";
  return more_products ? `${name} (+${more_products})` : name;
}

const documentsOf = ({ documents = [], more_documents }: Notification["data"]) => {
  const names = documents.map(({ name }) => name).join(", ");
  return more_documents ? `${names} (+${more_documents})` : names;
};

const substancesOf = ({ substances = [], more_substances }: Notification["data"]) => {
  const names = substances.join(", ");
  return more_substances ? `${names} (+${more_substances})` : names;
};

const addresses: Record<NotificationSubject, (data: Notification["data"]) => string> = {
  request: ({ request_key }) => links.requests(request_key),
  download: () => links.downloads(),
  documents: () => links.adminDocuments({ expiring: "true" }),
  team: () => links.team(),
  project: ({ project_path }) => project_path ?? links.notifications(),
  products: ({ product_path }) => product_path ?? links.adminProducts("INGREDIENTS"),
  meetings: ({ meeting_path }) => meeting_path ?? links.notifications(),
  webhooks: () => links.webhooks(),
  leads: ({ lead_path }) => lead_path ?? links.notifications(),
  supplier: ({ supplier_path }) => supplier_path ?? links.notifications(),
  none: () => links.notifications(),
};

/** The page that a notification leads to, in the bell and in its mail: a path from the origin. */
export const notificationAddress = (notification: Pick<Notification, "action" | "data">): string =>
  addresses[notificationSubject(notification)](notification.data);

/** The thing that a notification leads to; "none" where its data do not say which one. */
export function notificationSubject({
  action,
  data,
}: Pick<Notification, "action" | "data">): NotificationSubject {
  if (data.project_path) return "project";
  const subject = isShown(action) ? shownNotifications[action].leads_to : "none";
  if (subject === "request") return data.request_key ? subject : "none";
  if (subject === "download") return data.download_key ? subject : "none";
  return subject;
}
