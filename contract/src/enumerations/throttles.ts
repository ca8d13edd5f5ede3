/**
 * What is counted so that nobody does it too often, as the security log names it. Each has its words
 * among the phrases "throttles.<name>".
 */
export const throttleNames = [
  "sign-in",
  "sign-in-account",
  "sign-in-network",
  "factor-code",
  "factor-code-day",
  "factor-code-network",
  "app-code",
  "confirm-password",
  "change-password",
  "registration-network",
  "registration-address",
  "registration-check",
  "portal-registration-check",
  "invite",
  "invited-account",
  "portal-invitation",
  "resend",
  "domain-proof",
  "domain-mail",
  "request-copies",
  "comparison-export",
  "round-export",
  "requests-export",
  "project-suppliers",
  "formula-export",
  "search-contents",
  "search-suggestions",
  "sitemap",
  "host-asks",
] as const;
export type ThrottleName = (typeof throttleNames)[number];
