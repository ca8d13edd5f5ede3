import {
  isShown,
  type MailedKind,
  mailedKinds,
  type NotificationAction,
  shownNotifications,
} from "./table.ts";

/**
 * How notifications of a kind reach a person. `MAIL`: here, and by mail at once; `DAILY`, `WEEKLY`:
 * here, and in the next digest; `HERE`: without mail; `NOTHING`: not at all.
 */
export const deliveries = ["MAIL", "DAILY", "WEEKLY", "HERE", "NOTHING"] as const;
export type Delivery = (typeof deliveries)[number];

/** How often notifications are collected into one mail. */
export const digestPeriods = ["DAILY", "WEEKLY"] as const satisfies readonly Delivery[];
export type DigestPeriod = (typeof digestPeriods)[number];

/** The hour at which digests leave, on the reader's clock; those of the week on Mondays. */
export const digestHour = 8;

/** What the link of a mail ends: one kind's mails, one of the digests, or a company's figures. */
export const unsubscribeScopes = [...mailedKinds, ...digestPeriods, "ANALYTICS"] as const;
export type UnsubscribeScope = (typeof unsubscribeScopes)[number];

/**
 * A person's decisions. Undecided, notifications are mailed at once, and the figures of a company each
 * week to those who may read its analytics; news of Neroli are not.
 */
export type NotificationSettings = Record<MailedKind, Delivery> & {
  neroli_digest_enabled: boolean;
  analytics_weekly_enabled: boolean;
};

export function notificationSettings(decided: Partial<NotificationSettings>): NotificationSettings {
  const kinds = mailedKinds.map((kind) => [kind, decided[kind] ?? "MAIL"] as const);
  return {
    neroli_digest_enabled: decided.neroli_digest_enabled ?? false,
    analytics_weekly_enabled: decided.analytics_weekly_enabled ?? true,
    ...(Object.fromEntries(kinds) as Record<MailedKind, Delivery>),
  };
}

/** How a person wants to hear of it. Hidden notifications are kept without a word (spec 9). */
export function deliveryOf(
  action: NotificationAction,
  decided: Partial<NotificationSettings>,
): Delivery {
  return isShown(action)
    ? notificationSettings(decided)[shownNotifications[action].mailed]
    : "HERE";
}

/** The decisions that a click on such a link changes: what it ended stays to be read here. */
export function withoutMails(
  scope: UnsubscribeScope,
  decided: Partial<NotificationSettings>,
): Partial<NotificationSettings> {
  const now = notificationSettings(decided);
  if (scope === "ANALYTICS") {
    return now.analytics_weekly_enabled ? { analytics_weekly_enabled: false } : {};
  }
  const ended = mailedKinds.filter((kind) =>
    kind === scope ? isMailed(now[kind]) : now[kind] === scope,
  );
  return Object.fromEntries(ended.map((kind) => [kind, "HERE"]));
}

const isMailed = (delivery: Delivery) => delivery !== "HERE" && delivery !== "NOTHING";
