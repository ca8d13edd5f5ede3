import type { EventPerson } from "@neroli/contract/portals/members.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { placesKey } from "../kernel/places/change-place.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { formatTime } from "../language/dates.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";

/** What can be done while somebody who is invited has not come: a reminder a day, and the end of it. */
export function InvitationActions({ person }: { person: EventPerson }) {
  const t = useT();
  const queries = useQueryClient();
  const [withdrawing, setWithdrawing] = useState(false);
  const { email } = person.user;
  const remindable = person.invitation?.remindable_at ?? "";
  const params = { event: person.event.key, invitationKey: person.invitation?.key ?? "" };
  const remind = useMutation({
    mutationFn: () => api("POST /events/:event/invitations/:invitationKey/remind", { params }),
    onSuccess: () => tellDone(t("portal-invitations.reminded", { email })),
    onError: (error) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey: [placesKey] }),
  });
  const when = formatTime(remindable);
  const early = Date.parse(remindable) > Date.now();
  return (
    <div className={layout.actions}>
      <Button
        size="small"
        loading={remind.isPending}
        disabledReason={early ? t("portal-invitations.remind.later", { when }) : null}
        aria-label={t("portal-invitations.remind-name", { email })}
        onClick={() => remind.mutate()}
      >
        {t("portal-invitations.remind")}
      </Button>
      <Button
        size="small"
        aria-label={t("portal-invitations.withdraw-name", { email })}
        onClick={() => setWithdrawing(true)}
      >
        {t("portal-invitations.withdraw")}
      </Button>
      {withdrawing && (
        <ConfirmAction
          title={t("portal-invitations.withdraw-name", { email })}
          text={t("portal-invitations.withdraw.sure")}
          confirm={t("portal-invitations.withdraw")}
          action={() => api("DELETE /events/:event/invitations/:invitationKey", { params })}
          done={t("portal-invitations.withdrawn", { email })}
          reread={[placesKey, "dashboard"]}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </div>
  );
}
