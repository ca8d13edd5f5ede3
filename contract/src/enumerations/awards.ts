/** What an award may be given to. */
export const awardRecipients = ["PRODUCT", "COMPANY"] as const;
export type AwardRecipients = (typeof awardRecipients)[number];

/** What readers did with products, by which an award finds its nominees. */
export const awardMeasures = ["VIEWS", "KEPT", "DOWNLOADS", "REQUESTS"] as const;
export type AwardMeasure = (typeof awardMeasures)[number];
