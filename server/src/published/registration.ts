import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Who is invited into portals and exhibitions and has not come yet, for `from` and joins. */
export const publishedPortalInvitations = () =>
  expressionBuilder<DB, never>()
    .selectFrom("portal_invitations")
    .select(["key", "event_key", "email", "invited_by", "sent_at", "expires_at", "created_at"])
    .as("portal_invitations");
