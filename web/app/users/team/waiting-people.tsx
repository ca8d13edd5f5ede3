import type { Colleague } from "@neroli/contract/users/administration.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { NameCell } from "../../ui/name-cell.tsx";
import { Row, RowList } from "../../ui/row-list.tsx";
import classes from "./team.module.css";
import type { Company } from "./team-member.tsx";

/** Whoever has proved the address and is let in, but not admitted to the company. */
export const isWaiting = ({ status, activated, enabled }: Colleague): boolean =>
  status === "AWAITING_VERIFICATION" && activated === true && enabled === true;

/** Those who wait, before the team: admitted with one click, declined after a question. */
export function WaitingPeople(props: { people: readonly Colleague[]; company: Company }) {
  const t = useT();
  const { people, company } = props;
  if (people.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="waiting">
      <div className={layout.close}>
        <h2 id="waiting" className={layout.title}>
          {t("users-admin.team.waiting")}
        </h2>
        <p className={layout.soft}>{t("users-admin.team.waiting.text")}</p>
      </div>
      <RowList label={t("users-admin.team.waiting")}>
        {people.map((person) => (
          <WaitingPerson key={person.key} person={person} company={company} />
        ))}
      </RowList>
    </section>
  );
}

function WaitingPerson({ person, company }: { person: Colleague; company: Company }) {
  const t = useT();
  const queries = useQueryClient();
  const [declining, setDeclining] = useState(false);
  const name = `${person.firstname} ${person.lastname}`;
  const email = person.email ?? "";
  const params = { companyKey: company.key, userKey: person.key };
  const admission = useMutation({
    mutationFn: () => api("POST /companies/:companyKey/users/:userKey/admit", { params }),
    onSuccess: () => tellDone(t("users-admin.team.admitted", { name })),
    onError: (error) => tellFailure(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey: ["colleagues"] }),
  });
  return (
    <Row>
      <div className={classes.person}>
        <NameCell
          more={
            <>
              <div>{email}</div>
              {person.job_title && <div>{person.job_title}</div>}
            </>
          }
        >
          {name}
        </NameCell>
      </div>
      <div className={layout.actions}>
        <Button
          size="small"
          variant="strong"
          loading={admission.isPending}
          aria-label={t("users-admin.team.admit-name", { name })}
          onClick={() => admission.mutate()}
        >
          {t("users-admin.team.admit")}
        </Button>
        <Button
          size="small"
          aria-label={t("users-admin.team.decline-name", { name })}
          onClick={() => setDeclining(true)}
        >
          {t("users-admin.team.decline")}
        </Button>
      </div>
      {declining && (
        <ConfirmAction
          title={t("users-admin.team.decline-name", { name })}
          text={t("users-admin.team.decline.sure", { name, email, company: company.name })}
          confirm={t("users-admin.team.decline")}
          action={() => api("POST /companies/:companyKey/users/:userKey/decline", { params })}
          done={t("users-admin.team.declined", { name })}
          reread={["colleagues"]}
          onClose={() => setDeclining(false)}
        />
      )}
    </Row>
  );
}
