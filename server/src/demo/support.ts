import { type Actor, visitor } from "../kernel/actor.ts";

/** The demonstration is entered as support would enter it. */
export const support: Actor = {
  ...visitor("en"),
  roles: ["NEROLI_SUPER"],
  user_key: "support",
  firstname: "Jana",
  name: "Jana Köster",
  email: "support@neroli.example",
  company_key: "neroli-staging",
  company_type: "SERVICE_PROVIDER",
  vetted: true,
};
