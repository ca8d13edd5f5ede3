import {
  roles as allRoles,
  assignableBy,
  type Role,
  supportRoles,
} from "@neroli/contract/access/roles.ts";
import type { Colleague } from "@neroli/contract/users/administration.ts";
import { roles as constraints } from "@neroli/contract/users/forms/roles.gen.ts";
import type { PhraseKey } from "@neroli/phrases/phrase-key.ts";
import { type FormEvent, useState } from "react";
import { api } from "../kernel/client.ts";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { LeaveGuard } from "../kernel/forms/leave-guard.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { ChecksField } from "../ui/fields/check-field.tsx";
import layout from "../ui/layout.module.css";
import { useLastManagerQuestion } from "./last-manager-question.tsx";

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
  const { form, question } = useRoles({ company, person, onSaved });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.changed) return;
    const { revoked } = differenceOf(held, form.values.roles);
    if (isOwn && revoked.some((role) => managers.includes(role))) setLeaving(true);
    else form.submit();
  };
  return (
    <form className={layout.close} noValidate onSubmit={submit}>
      <LeaveGuard changed={form.changed && !form.pending} />
      <FormAlert form={form} />
      <ChecksField
        legend={t("users-admin.roles.legend", { company: company.name })}
        choices={inOrder
          .filter((role) => assignable.includes(role) || held.includes(role))
          .map((role) => ({
            value: role,
            label: t(`users-admin.role.${role}`),
            hint: whyNot(role) ?? hintOf(role, person.roles, t),
            disabled: whyNot(role) !== null,
          }))}
        {...form.field("roles")}
        required={false}
      />
      <div className={layout.line}>
        <Button
          type="submit"
          variant="strong"
          loading={form.pending}
          disabledReason={form.changed ? null : t("table.form.unchanged")}
        >
          {t("users-admin.roles.save")}
        </Button>
        {!form.changed && <p className={layout.soft}>{t("table.form.unchanged")}</p>}
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
            form.submit();
          }}
        />
      )}
      {question}
    </form>
  );
}

const differenceOf = (held: readonly Role[], chosen: readonly Role[]) => ({
  granted: chosen.filter((role) => !held.includes(role)),
  revoked: held.filter((role) => !chosen.includes(role)),
});

/** In the order of the table of roles, so that ticking one twice changes nothing. */
const sorted = (roles: readonly Role[]) => allRoles.filter((role) => roles.includes(role));

/** Takes before it gives: a refusal, such as the last manager's, then leaves everything as it was. */
function useRoles({ company, person, onSaved }: RolesEditorProps) {
  const { attempt, question } = useLastManagerQuestion();
  const params = { companyKey: company.key, userKey: person.key };
  const held = asGiven(person.roles);
  const form = useEntryForm({
    constraints,
    base: null,
    valuesOf: () => ({ roles: sorted(held) }),
    tidy: ({ roles }) => ({ roles: sorted(roles) }),
    // Each call takes some roles; which of them, the difference says.
    toBody: ({ roles }) => ({ roles: Object.values(differenceOf(held, roles)).flat() }),
    send: async (_, { values }): Promise<Colleague | undefined> => {
      const { granted, revoked } = differenceOf(held, values.roles);
      const grant = () =>
        api("POST /companies/:companyKey/users/:userKey/grant", {
          params,
          body: { roles: granted },
        });
      if (revoked.length === 0) return grant();
      const after = await attempt((force) =>
        api("POST /companies/:companyKey/users/:userKey/revoke", {
          params,
          query: { force: `${force}` },
          body: { roles: revoked },
        }),
      );
      return after && granted.length > 0 ? grant() : after;
    },
    onSent: (after) => after && onSaved(after),
    draft: () => null,
  });
  return { form, question };
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
