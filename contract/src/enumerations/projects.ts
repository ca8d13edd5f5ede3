/** The purpose of a project (spec 3). */
export const projectCategories = [
  "RESEARCH",
  "PRODUCT_DEVELOPMENT",
  "PRODUCT_IMPROVEMENT",
] as const;
export type ProjectCategory = (typeof projectCategories)[number];

export const projectStatuses = ["CREATED", "ON_GOING", "ON_HOLD", "CLOSED", "CANCELED"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const projectVisibilities = ["MEMBERS_ONLY", "COMPANY"] as const;
export type ProjectVisibility = (typeof projectVisibilities)[number];

/** A SUPPLIER is of another company and sees what of the project is shared with it. */
export const memberRoles = ["MANAGER", "MEMBER", "SUPPLIER"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What becomes of a product in a project. */
export const reviewStatuses = ["TO_BE_REVIEWED", "ACCEPTED", "REJECTED"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
