import { requestTypes } from "../requests/states.ts";

/** The kinds of notification of which a person decides whether they are mailed too. */
export const mailedKinds = [
  "requests",
  "messages",
  "request_changes",
  "quotes",
  "documents",
  "law",
  "team",
] as const;
export type MailedKind = (typeof mailedKinds)[number];

/** The thing that a notification leads to; "none" is about nothing that has a page. */
export type NotificationSubject =
  | "request"
  | "download"
  | "documents"
  | "team"
  | "project"
  | "products"
  | "meetings"
  | "webhooks"
  | "leads"
  | "supplier"
  | "none";

interface NotificationRow {
  mailed: MailedKind;
  leads_to: NotificationSubject;
  /** How the keys of its phrases end after `notifications.said.<action>`; "" is that key itself. */
  phrases: readonly (`.${string}` | "")[];
}

const own = [""] as const;
/** With a sentence for notifications that name no product. */
const aboutProduct = ["", ".general"] as const;

/** Every notification that people are shown (spec 9). */
export const shownNotifications = {
  DOCUMENT_UPLOADED: { mailed: "documents", leads_to: "request", phrases: aboutProduct },
  MESSAGE_CREATED: {
    mailed: "messages",
    leads_to: "request",
    phrases: [...aboutProduct, ".project"],
  },
  CONTACT_CREATED: {
    mailed: "requests",
    leads_to: "request",
    phrases: [".general", ...requestTypes.map((type) => `.${type}` as const)],
  },
  DOWNLOAD_READY: { mailed: "documents", leads_to: "download", phrases: own },
  QUOTE_CREATED: { mailed: "quotes", leads_to: "request", phrases: aboutProduct },
  QUOTE_UPDATED: { mailed: "quotes", leads_to: "request", phrases: aboutProduct },
  QUOTE_CANCELED: { mailed: "quotes", leads_to: "request", phrases: aboutProduct },
  QUOTE_EXTENDED: { mailed: "quotes", leads_to: "request", phrases: aboutProduct },
  QUOTE_ACCEPTED: { mailed: "quotes", leads_to: "request", phrases: aboutProduct },
  QUOTE_REJECTED: { mailed: "quotes", leads_to: "request", phrases: aboutProduct },
  /** Of the buyer's decision: another offer, or none, was accepted. */
  QUOTE_NOT_CHOSEN: { mailed: "quotes", leads_to: "request", phrases: aboutProduct },
  /** The day by which the buyer needs an answer is near. */
  QUOTE_AWAITED: { mailed: "requests", leads_to: "request", phrases: aboutProduct },
  USER_ADDED: {
    mailed: "team",
    leads_to: "none",
    phrases: ["", ".invitee", ".portal", ".company"],
  },
  USER_WAITING: { mailed: "team", leads_to: "team", phrases: own },
  REQUEST_CLOSED: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  REQUEST_CANCELED: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  REQUEST_REJECTED: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  REQUEST_REOPENED: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  ASSIGNED: { mailed: "messages", leads_to: "request", phrases: aboutProduct },
  MENTIONED: { mailed: "messages", leads_to: "request", phrases: [...aboutProduct, ".project"] },
  SAMPLE_APPROVED: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  SAMPLE_DECLINED: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  SAMPLE_WITHDRAWN: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  SAMPLE_SHIPPED: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  SAMPLE_DELIVERED: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  SAMPLE_EVALUATED: { mailed: "request_changes", leads_to: "request", phrases: aboutProduct },
  /** Entries of the cosmetics law are new or say something else: of a project, or of own products. */
  LAW_CHANGED: {
    mailed: "law",
    leads_to: "products",
    phrases: ["", ".banned", ".project", ".project-banned"],
  },
  DOCUMENT_ENDING: { mailed: "documents", leads_to: "documents", phrases: own },
  MEETING_ASKED: { mailed: "requests", leads_to: "meetings", phrases: own },
  MEETING_AGREED: { mailed: "request_changes", leads_to: "meetings", phrases: own },
  MEETING_DECLINED: { mailed: "request_changes", leads_to: "meetings", phrases: own },
  MEETING_WITHDRAWN: { mailed: "request_changes", leads_to: "meetings", phrases: own },
  MEETING_CANCELED: { mailed: "request_changes", leads_to: "meetings", phrases: own },
  /** A meeting is a day or half an hour away. */
  MEETING_SOON: { mailed: "request_changes", leads_to: "meetings", phrases: own },
  /** Events are posted no more: its address does not exist any more, or nothing answered there. */
  WEBHOOK_OFF: { mailed: "team", leads_to: "webhooks", phrases: ["", ".gone"] },
  /** A lead of the own company has as many points as make it hot; it names nobody. */
  LEAD_HOT: { mailed: "team", leads_to: "leads", phrases: own },
  /** A supplier follows up on what somebody who may be named did. */
  SUPPLIER_WROTE: { mailed: "messages", leads_to: "supplier", phrases: aboutProduct },
} as const satisfies Record<string, NotificationRow>;
export type ShownAction = keyof typeof shownNotifications;

/** Kept, but neither shown nor mailed (spec 9). */
export const hiddenActions = ["USER_REGISTRATION", "PRODUCT_UPDATED", "COMPANY_UPDATED"] as const;
export type NotificationAction = ShownAction | (typeof hiddenActions)[number];

export const notificationActions: readonly NotificationAction[] = [
  ...(Object.keys(shownNotifications) as ShownAction[]),
  ...hiddenActions,
];

export const isShown = (action: NotificationAction): action is ShownAction =>
  action in shownNotifications;

/** The keys of all sentences that tell of a notification. */
export type NotificationPhrase = {
  [A in ShownAction]: `notifications.said.${A}${(typeof shownNotifications)[A]["phrases"][number]}`;
}[ShownAction];
