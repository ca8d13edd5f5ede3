/** What somebody who writes to support wants to speak of. */
export const enquiryTopics = [
  "GENERAL",
  "BUYING",
  "SUPPLYING",
  "PORTAL",
  "ACCOUNT",
  "PRIVACY",
  "PROBLEM",
] as const;
export type EnquiryTopic = (typeof enquiryTopics)[number];
