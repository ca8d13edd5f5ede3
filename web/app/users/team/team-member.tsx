import type { Colleague } from "@neroli/contract/users/administration.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api } from "../../kernel/client.ts";
import { refreshProfile, useSession } from "../../kernel/session/session.tsx";
import { tellDone, tellFailure } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { rolesText, StatusMark } from "../account-marks.tsx";
import { useInsist } from "../insist.tsx";
import { RolesEditor } from "../roles-editor.tsx";
import classes from "./team.module.css";

export interface Company {
  key: string;
  name: string;
}

/** One colleague, and below the roles to change when they are asked for. */
export function TeamMember({ person, company }: { person: Colleague; company: Company }) {
  const t = useT();
  const session = useSession();
  const [editing, setEditing] = useState(false);
  const id = useId();
  const adopt = useAdopt(company);
  const name = `${person.firstname} ${person.lastname}`;
  const isOwn = session.state === "signed-in" && session.profile.key === person.key;
  const { roles = [], status = "VERIFIED", enabled = true } = person;
  return (
    <>
      <div className={classes.row}>
        <p className={classes.name}>
          <strong>
            {name}
            {isOwn && ` (${t("users-admin.team.you")})`}
          </strong>
          <small>{person.email}</small>
          {person.job_title && <small>{person.job_title}</small>}
        </p>
        <p className={classes.roles}>
          {rolesText(t, roles)}
          {(status !== "VERIFIED" || !enabled) && <StatusMark status={status} enabled={enabled} />}
          {person.activated === false && <small>{t("users-admin.not-activated")}</small>}
        </p>
        <p className={classes.actions}>
          {person.activated === false && <Resend person={person} company={company} />}
          <Button
            size="small"
            aria-expanded={editing}
            aria-controls={editing ? id : undefined}
            aria-label={t("users-admin.team.edit-name", { name })}
            onClick={() => setEditing(!editing)}
          >
            {t("users-admin.team.edit")}
          </Button>
        </p>
      </div>
      {editing && (
        <div id={id} className={classes.editor}>
          <RolesEditor
            key={roles.join()}
            company={company}
            person={{ key: person.key, roles }}
            onSaved={(after) => {
              adopt(after);
              tellDone(t("users-admin.roles.saved", { name }));
            }}
          />
          {roles.length > 0 && <RevokeAll person={person} company={company} onDone={adopt} />}
        </div>
      )}
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

function RevokeAll(props: {
  person: Colleague;
  company: Company;
  onDone: (after: Colleague) => void;
}) {
  const t = useT();
  const { person, company } = props;
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const { attempt, question } = useInsist();
  const name = `${person.firstname} ${person.lastname}`;
  const revoke = async () => {
    setPending(true);
    const params = { companyKey: company.key, userKey: person.key };
    try {
      const after = await attempt((force) =>
        api("POST /companies/:companyKey/users/:userKey/revoke-all", {
          params,
          query: { force: `${force}` },
        }),
      );
      if (after) {
        props.onDone(after);
        tellDone(t("users-admin.team.revoked", { name }));
      }
    } catch (error) {
      tellFailure(error, t);
    }
    setPending(false);
    setAsked(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {t("users-admin.team.revoke-all")}
      </Button>
      {asked && (
        <ConfirmDialog
          danger
          title={t("users-admin.team.revoke-all")}
          text={t("users-admin.team.revoke-all.sure", { name })}
          confirm={t("users-admin.team.revoke-all")}
          cancel={t("table.cancel")}
          pending={pending}
          onConfirm={() => void revoke()}
          onClose={() => setAsked(false)}
        />
      )}
      {question}
    </>
  );
}

function Resend({ person, company }: { person: Colleague; company: Company }) {
  const t = useT();
  const { email = "" } = person;
  const resend = async () => {
    try {
      await api("POST /users/resend/verification", {
        body: { username: email, company: company.key },
      });
      tellDone(t("users-admin.resent", { email }));
    } catch (error) {
      tellFailure(error, t);
    }
  };
  return (
    <Button size="small" onClick={() => void resend()}>
      {t("users-admin.resend")}
    </Button>
  );
}
