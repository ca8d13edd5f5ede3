import type { EventPerson } from "@neroli/contract/portals/members.ts";
import { formatDay } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";

export type Invitation = NonNullable<EventPerson["invitation"]>;

/** Who invited, when, and how long the link is good. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const t = useT();
  const { inviter, sent_at, expires_at } = invitation;
  const over = Date.parse(expires_at) < Date.now();
  return (
    <>
      <div>{t("portal-invitations.by", { inviter, day: formatDay(sent_at) })}</div>
      <div>
        {t(over ? "portal-invitations.over" : "portal-invitations.until", {
          day: formatDay(expires_at),
        })}
      </div>
    </>
  );
}
