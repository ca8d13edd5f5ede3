import { Checkbox } from "@mantine/core";
import {
  roles as allRoles,
  assignableBy,
  type Role,
  supportRoles,
} from "@neroli/contract/access/roles.ts";
import type { Colleague } from "@neroli/contract/users/administration.ts";
import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";
import { type FormEvent, useState } from "react";
import { api } from "../kernel/client.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import layout from "../ui/layout.module.css";
import { useInsist } from "./insist.tsx";

const isSupports = (role: Role) => (supportRoles as readonly Role[]).includes(role);

interface RolesEditorProps {
  company: { key: string; name: string };
  person: { key: string; roles: readonly Role[] };
  onSaved: (person: Colleague) => void;
}

/** The team's own come last: they are given rarely. */
const inOrder = [
  ...allRoles.filter((role) => !isSupports(role)),
  ...allRoles.filter((role) => isSupports(role)),
];

const managers: readonly Role[] = ["SUPPLIER_MANAGER", "BUYER_MANAGER"];

/** The manager's role in either form: whoever is not verified holds it as unverified. */
const asGiven = (held: readonly Role[]): Role[] =>
  held.map((role) => (role === "SUPPLIER_MANAGER_UNVERIFIED" ? "SUPPLIER_MANAGER" : role));

/** The roles that the reader may give, as boxes to tick; others that are held stand fixed. */
export function RolesEditor({ company, person, onSaved }: RolesEditorProps) {
  const t = useT();
  const held = asGiven(person.roles);
  const { assignable, whyNot, isOwn } = useAssignable(person.key);
  const [leaving, setLeaving] = useState(false);
  const [chosen, setChosen] = useState<readonly Role[]>(held);
  const { save, saving, error, question } = useSave({ company, person, onSaved });
  const granted = chosen.filter((role) => !held.includes(role));
  const revoked = held.filter((role) => !chosen.includes(role));
  const unchanged = granted.length + revoked.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unchanged || saving) return;
    if (isOwn && revoked.some((role) => managers.includes(role))) setLeaving(true);
    else void save({ granted, revoked });
  };
  const shown = inOrder.filter((role) => assignable.includes(role) || held.includes(role));
  return (
    <form onSubmit={submit}>
      <div className={layout.close}>
        <Checkbox.Group
          label={t("users-admin.roles.legend", { company: company.name })}
          value={[...chosen]}
          onChange={(values) => setChosen(allRoles.filter((role) => values.includes(role)))}
        >
          <div className={layout.close}>
            {shown.map((role) => (
              <Checkbox
                key={role}
                value={role}
                label={t(`users-admin.role.${role}`)}
                description={whyNot(role) ?? hintOf(role, person.roles, t)}
                disabled={whyNot(role) !== null}
              />
            ))}
          </div>
        </Checkbox.Group>
        {error && (
          <Note tone="bad" urgent>
            {error}
          </Note>
        )}
        <div className={layout.line}>
          <Button
            type="submit"
            variant="strong"
            loading={saving}
            disabledReason={unchanged ? t("table.form.unchanged") : null}
          >
            {t("users-admin.roles.save")}
          </Button>
          {unchanged && <p className={layout.soft}>{t("table.form.unchanged")}</p>}
        </div>
      </div>
      {leaving && (
        <ConfirmDialog
          danger
          title={t("users-admin.team.own.title")}
          text={t("users-admin.team.own.sure")}
          confirm={t("users-admin.team.own.go-on")}
          cancel={t("table.cancel")}
          onClose={() => setLeaving(false)}
          onConfirm={() => {
            setLeaving(false);
            void save({ granted, revoked });
          }}
        />
      )}
      {question}
    </form>
  );
}

function hintOf(role: Role, held: readonly Role[], t: ReturnType<typeof useT>): string | null {
  if (role === "SUPPLIER_MANAGER" && held.includes("SUPPLIER_MANAGER_UNVERIFIED")) {
    return t("users-admin.roles.unverified");
  }
  if (role === "EVENT_ADMIN" || role === "SUPPLIER_MANAGER_UNVERIFIED") return null;
  const key: PhraseKey = `users-admin.role-hint.${role}`;
  return t(key);
}

/** What the reader may give to this person, and the reason where a role stands fixed. */
function useAssignable(personKey: string) {
  const t = useT();
  const session = useSession();
  const own = session.state === "signed-in" ? session.profile : null;
  const assignable = assignableBy(own?.roles ?? []);
  const whyNot = (role: Role): string | null => {
    if (!assignable.includes(role)) return t("errors.users.role-not-assignable");
    if (own?.key === personKey && isSupports(role)) return t("errors.users.own-account");
    return null;
  };
  return { assignable, whyNot, isOwn: own?.key === personKey };
}

/** Takes before it gives: a refusal, such as the last manager's, then leaves everything as it was. */
function useSave({ company, person, onSaved }: RolesEditorProps) {
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const { attempt, question } = useInsist();
  const params = { companyKey: company.key, userKey: person.key };
  const change = async (changes: { granted: Role[]; revoked: Role[] }) => {
    let after: Colleague | undefined;
    if (changes.revoked.length > 0) {
      after = await attempt((force) =>
        api("POST /companies/:companyKey/users/:userKey/revoke", {
          params,
          query: { force: `${force}` },
          body: { roles: changes.revoked },
        }),
      );
      if (!after) return;
    }
    if (changes.granted.length > 0) {
      after = await api("POST /companies/:companyKey/users/:userKey/grant", {
        params,
        body: { roles: changes.granted },
      });
    }
    if (after) onSaved(after);
  };
  const save = async (changes: { granted: Role[]; revoked: Role[] }) => {
    setError(null);
    setSaving(true);
    await change(changes).catch((refused: Error) => setError(refused.message));
    setSaving(false);
  };
  return { save, saving, error, question };
}
