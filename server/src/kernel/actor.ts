import type { Holder } from "@neroli/contract/access/table.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Viewer } from "@neroli/contract/products/visibility.ts";
import { anonymous } from "@neroli/contract/products/visibility.ts";

/** The one who asks. Loaded anew for each request, so that a change of rights holds at once. */
export interface Actor extends Viewer, Holder {
  user_key: string | null;
  /** First name for greetings, full name and e-mail address for the audit trail. */
  firstname: string;
  name: string;
  email: string;
  /** The network address that asks; null for the operator's own programs. */
  address: string | null;
  /** The sign-in whose token asks; unknown of other identity providers' and of programs. */
  session?: string;
  /** When the token ends by which somebody asks; unknown of programs. */
  token_ends_at?: Date;
  /** Of support without a second factor: has none of support's rights until there is one. */
  lacks_factor?: boolean;
  language: Language;
  /** The key of the portal on whose host somebody asks: what others show is not there. */
  portal: string | null;
}

/**
 * Whoever waits to be admitted is nobody of the company (users/queries.ts): roles and company are
 * not there, so that no rule takes the person for one of its people.
 */
export interface SignedInActor extends Actor {
  user_key: string;
}

export const visitor = (language: Language): Actor => ({
  ...anonymous,
  user_key: null,
  firstname: "",
  name: "",
  email: "",
  address: null,
  standing: "waiting",
  permissions: {},
  language,
  portal: null,
});

export const isSignedIn = (actor: Actor): actor is SignedInActor => actor.user_key !== null;

/** Acts where no person does: imports started by the operator, demo data. */
export const systemActor: Actor = {
  ...visitor("en"),
  name: "Neroli",
  roles: ["NEROLI_SUPER"],
  standing: "admitted",
  vetted: true,
};
