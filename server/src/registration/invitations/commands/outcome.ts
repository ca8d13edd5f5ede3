import type { InviteFault } from "@neroli/contract/registration/invitations.ts";

/** What became of the addresses of one call. */
export interface Outcome {
  invited: string[];
  /** By place in the form. */
  refused: { at: number; email: string; fault: InviteFault }[];
}
