import type { PendingInvitation } from "@neroli/contract/registration/invitations.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { QueryStates } from "../../kernel/query-states.tsx";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { formatDay } from "../../language/dates.ts";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { NameCell } from "../../ui/name-cell.tsx";
import { Row, RowList } from "../../ui/row-list.tsx";
import { Skeleton } from "../../ui/states.tsx";
import classes from "./team.module.css";
import type { Company } from "./team-member.tsx";

/** Whom the company has invited and who has not come yet; nothing where nobody is waited for. */
export function PendingInvitations({ company }: { company: Company }) {
  const t = useT();
  const params = { companyKey: company.key };
  const pending = useQuery({
    queryKey: ["invitations", company.key],
    queryFn: ({ signal }) => api("GET /companies/:companyKey/invitations", { params, signal }),
  });
  return (
    <QueryStates query={pending} loading={<Skeleton height={56} />}>
      {({ content }) =>
        content.length > 0 && (
          <section className={layout.stack} aria-labelledby="invitations">
            <div className={layout.close}>
              <h2 id="invitations" className={layout.title}>
                {t("users-admin.invitations")}
              </h2>
              <p className={layout.soft}>{t("users-admin.invitations.text")}</p>
            </div>
            <RowList label={t("users-admin.invitations")}>
              {content.map((invitation) => (
                <Pending key={invitation.key} invitation={invitation} company={company} />
              ))}
            </RowList>
          </section>
        )
      }
    </QueryStates>
  );
}

function Pending(props: { invitation: PendingInvitation; company: Company }) {
  const t = useT();
  const queries = useQueryClient();
  const [withdrawing, setWithdrawing] = useState(false);
  const { invitation, company } = props;
  const { key, email, inviter, sent_at, expires_at } = invitation;
  const params = { companyKey: company.key, invitationKey: key };
  const over = Date.parse(expires_at) < Date.now();
  const again = useMutation({
    mutationFn: () =>
      api("POST /users/resend/verification", { body: { username: email, company: company.key } }),
    onSuccess: () => tellDone(t("users-admin.invitations.again.done", { email })),
    onError: (error) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey: ["invitations"] }),
  });
  return (
    <Row>
      <div className={classes.person}>
        <NameCell
          more={
            <>
              <div>
                {t("users-admin.invitations.by", { inviter, day: formatDay(sent_at) })}
                {invitation.editor && `, ${t("users-admin.invitations.editor")}`}
              </div>
              <div>
                {t(over ? "users-admin.invitations.over" : "users-admin.invitations.until", {
                  day: formatDay(expires_at),
                })}
              </div>
            </>
          }
        >
          {email}
        </NameCell>
      </div>
      <div className={layout.actions}>
        <Button
          size="small"
          loading={again.isPending}
          aria-label={t("users-admin.invitations.again-name", { email })}
          onClick={() => again.mutate()}
        >
          {t("users-admin.invitations.again")}
        </Button>
        <Button
          size="small"
          aria-label={t("users-admin.invitations.withdraw-name", { email })}
          onClick={() => setWithdrawing(true)}
        >
          {t("users-admin.invitations.withdraw")}
        </Button>
      </div>
      {withdrawing && (
        <ConfirmAction
          title={t("users-admin.invitations.withdraw-name", { email })}
          text={t("users-admin.invitations.withdraw.sure", { company: company.name })}
          confirm={t("users-admin.invitations.withdraw")}
          action={() => api("DELETE /companies/:companyKey/invitations/:invitationKey", { params })}
          done={t("users-admin.invitations.withdrawn", { email })}
          reread={["invitations"]}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Row>
  );
}
