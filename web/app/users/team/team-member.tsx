import type { Colleague } from "@neroli/contract/users/administration.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api } from "../../kernel/client.ts";
import { ConfirmAction } from "../../kernel/confirm-action.tsx";
import { refreshProfile, useSession } from "../../kernel/session/session.tsx";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { NameCell } from "../../ui/name-cell.tsx";
import { Row } from "../../ui/row-list.tsx";
import { rolesText, StatusMark } from "../account-marks.tsx";
import { useLastManagerQuestion } from "../last-manager-question.tsx";
import { ResendButton } from "../resend-button.tsx";
import { RolesEditor } from "../roles-editor.tsx";
import classes from "./team.module.css";

export interface Company {
  key: string;
  name: string;
}

interface TeamMemberProps {
  person: Colleague;
  company: Company;
}

/** One colleague, and below the roles to change when they are asked for. */
export function TeamMember({ person, company }: TeamMemberProps) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const id = useId();
  const name = `${person.firstname} ${person.lastname}`;
  const isInvited = person.activated === false;
  return (
    <Row>
      <Person person={person} />
      <Rights person={person} />
      <div className={layout.actions}>
        {isInvited && <ResendButton email={person.email ?? ""} company={company.key} />}
        <Button
          size="small"
          aria-expanded={editing}
          aria-controls={editing ? id : undefined}
          aria-label={t("users-admin.team.edit-name", { name })}
          onClick={() => setEditing(!editing)}
        >
          {t("users-admin.team.edit")}
        </Button>
      </div>
      {editing && (
        <div id={id} className={classes.editor}>
          <Roles person={person} company={company} />
        </div>
      )}
    </Row>
  );
}

function Person({ person }: { person: Colleague }) {
  const t = useT();
  const session = useSession();
  const isOwn = session.state === "signed-in" && session.profile.key === person.key;
  const { firstname, lastname, email, job_title } = person;
  return (
    <div className={classes.person}>
      <NameCell
        more={
          <>
            {email && <div>{email}</div>}
            {job_title && <div>{job_title}</div>}
          </>
        }
      >
        {firstname} {lastname}
        {isOwn && ` (${t("users-admin.team.you")})`}
      </NameCell>
    </div>
  );
}

function Rights({ person }: { person: Colleague }) {
  const t = useT();
  const { roles = [], status = "VERIFIED", enabled = true, activated } = person;
  return (
    <div className={classes.rights}>
      <NameCell plain more={activated === false && t("users-admin.not-activated")}>
        {rolesText(t, roles)}
        {(status !== "VERIFIED" || !enabled) && <StatusMark status={status} enabled={enabled} />}
      </NameCell>
    </div>
  );
}

function Roles({ person, company }: TeamMemberProps) {
  const t = useT();
  const adopt = useAdopt(company);
  const [revoking, setRevoking] = useState(false);
  const { attempt, question } = useLastManagerQuestion();
  const { key, firstname, lastname, roles = [] } = person;
  const name = `${firstname} ${lastname}`;
  const revokeAll = async () => {
    const params = { companyKey: company.key, userKey: key };
    const after = await attempt((force) =>
      api("POST /companies/:companyKey/users/:userKey/revoke-all", {
        params,
        query: { force: `${force}` },
      }),
    );
    if (after) adopt(after);
    return after !== undefined;
  };
  return (
    <>
      <RolesEditor
        key={roles.join()}
        company={company}
        person={{ key, roles }}
        onSaved={(after) => {
          adopt(after);
          tellDone(t("users-admin.roles.saved", { name }));
        }}
      />
      {roles.length > 0 && (
        <Button size="small" onClick={() => setRevoking(true)}>
          {t("users-admin.team.revoke-all")}
        </Button>
      )}
      {revoking && (
        <ConfirmAction
          title={t("users-admin.team.revoke-all")}
          text={t("users-admin.team.revoke-all.sure", { name })}
          confirm={t("users-admin.team.revoke-all")}
          action={revokeAll}
          done={t("users-admin.team.revoked", { name })}
          reread={["colleagues"]}
          onClose={() => setRevoking(false)}
        />
      )}
      {question}
    </>
  );
}

/** The answer stands in the list at once; whoever changed their own role sees what is left to them. */
function useAdopt(company: Company) {
  const queries = useQueryClient();
  const session = useSession();
  return (after: Colleague) => {
    void queries.invalidateQueries({ queryKey: ["colleagues", company.key] });
    if (session.state === "signed-in" && session.profile.key === after.key) void refreshProfile();
  };
}
