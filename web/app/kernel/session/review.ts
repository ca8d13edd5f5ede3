import type { Profile } from "@neroli/contract/users/profile.ts";

/**
 * What has to be decided before somebody may ask and download: on the account, or where that has
 * been verified, on its company. One without a company is assigned to one while it is reviewed.
 */
export const reviewSentence = ({ status, company }: Pick<Profile, "status" | "company">) =>
  status === "VERIFIED" && company
    ? ("identity.company-unverified" as const)
    : ("errors.access.unverified" as const);
