import type { SocialNetwork } from "@neroli/contract/kernel/formats/social-links.ts";

/** The networks as they write themselves. */
export const networkNames: Record<SocialNetwork, string> = {
  linkedin: "LinkedIn",
  twitter: "X (Twitter)",
  facebook: "Facebook",
  youtube: "YouTube",
  instagram: "Instagram",
};
