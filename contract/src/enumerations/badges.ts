/** What a visitor may let exhibitors see who scan the badge. */
export const badgeFields = ["NAME", "COMPANY", "FUNCTION", "EMAIL", "PHONE"] as const;
export type BadgeField = (typeof badgeFields)[number];
