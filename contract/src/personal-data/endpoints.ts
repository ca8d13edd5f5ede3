import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { Download } from "../downloads/schema.ts";
import { Allowance } from "../kernel/allowance.ts";
import { Instant, Key } from "../kernel/values.ts";
import { force, keepsManagers } from "../users/administration.ts";
import { graceDays } from "./grace.ts";

/** What becomes of the data that is kept about somebody. */
export const PersonalData = z.object({
  erasure: z
    .object({
      asked_at: Instant,
      due_at: Instant.describe("when the account is erased"),
      by_support: z.boolean(),
    })
    .nullable()
    .describe("null while nobody has asked for it"),
  can: z.object({ erase: Allowance }),
});
export type PersonalData = z.infer<typeof PersonalData>;

const user = z.object({ userKey: Key });

const grace = `After ${graceDays} days the account and what is only of the person are erased, what
others need becomes nameless; until then it can be taken back.`.replaceAll("\n", " ");

export const personalDataEndpoints = {
  "GET /users/profile/personal-data": {
    access: "signed-in",
    summary: "Whether one's account is going to be erased, and whether one may ask for it.",
    response: PersonalData,
  },
  "POST /users/profile/personal-data/export": {
    access: "signed-in",
    repeats: "once",
    summary: "Make one zip of all that is kept about oneself; it is then among the downloads.",
    response: Download,
    errors: ["downloads.too-many"],
  },
  "POST /users/profile/personal-data/erasure": {
    access: "signed-in",
    repeats: "harmless",
    summary: `Ask for one's account to be erased, proved in the last minutes. ${grace}`,
    response: PersonalData,
    errors: ["factors.confirm-first", "personal-data.support-role", "personal-data.last-manager"],
  },
  "DELETE /users/profile/personal-data/erasure": {
    access: "signed-in",
    summary: "Keep one's account after all.",
    response: PersonalData,
  },
  "GET /users/:userKey/personal-data": {
    access: "support",
    summary: "Whether somebody's account is going to be erased, and whether one may ask for it.",
    params: user,
    response: PersonalData,
  },
  "POST /users/:userKey/personal-data/export": {
    access: "support",
    repeats: "once",
    summary: "Make one zip of all that is kept about somebody, to be handed to that person.",
    params: user,
    response: Download,
    errors: ["downloads.too-many", "users.support-account"],
    audit: "user.data-exported",
  },
  "POST /users/:userKey/personal-data/erasure": {
    access: "support",
    repeats: "harmless",
    summary: `Ask for an account to be erased on behalf of its owner. ${grace} ${keepsManagers}`,
    params: user,
    query: force,
    response: PersonalData,
    errors: [
      "users.last-manager",
      "users.support-account",
      "personal-data.support-role",
      "personal-data.last-manager",
    ],
    audit: "user.erasure-asked",
  },
  "DELETE /users/:userKey/personal-data/erasure": {
    access: "support",
    summary: "Keep the account of somebody after all.",
    params: user,
    response: PersonalData,
    errors: ["users.support-account"],
    audit: "user.erasure-taken-back",
  },
} satisfies Endpoints;
