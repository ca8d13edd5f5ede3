import { foreignCalls } from "./testing-foreign-calls.ts";

const everyMail = {
  neroli_digest_enabled: false,
  analytics_weekly_enabled: true,
  requests: "MAIL",
  messages: "MAIL",
  request_changes: "MAIL",
  law: "MAIL",
  quotes: "MAIL",
  documents: "MAIL",
  team: "MAIL",
};

/** Calls about users and their accounts that make something once. */
export const repeatedUserCalls = {
  "POST /users/invite": foreignCalls["POST /users/invite"],
  "POST /users/resend/verification": foreignCalls["POST /users/resend/verification"],
  "PUT /users/profile": {
    sent: () => ({
      body: {
        ...{ version: 1, title: null, firstname: "Ada", lastname: "Ferrari", department: null },
        ...{ job_title: null, phone_number: null, country_code: "IT", segments: [] },
        ...{ languages: [], social_links: {}, notifications: everyMail },
      },
    }),
  },
  "POST /users/profile/personal-data/export": { sent: () => ({}) },
  "POST /users/:userKey/personal-data/export":
    foreignCalls["POST /users/:userKey/personal-data/export"],
} as const;
