import { Checkbox, Textarea } from "@mantine/core";
import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { type FormEvent, useRef, useState } from "react";
import { useDraft } from "../kernel/forms/use-draft.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import layout from "../ui/layout.module.css";
import classes from "./invite.module.css";
import { CompanyPicker } from "./invite-company.tsx";
import { EmailsField } from "./invite-emails.tsx";
import {
  faultOf,
  type InviteValues,
  initialValues,
  isChanged,
  mostInvited,
  type Refused,
  withAdded,
} from "./invite-form-values.ts";
import { useSendInvitations } from "./invite-send.ts";

interface Props {
  profile: Profile;
  onDone: () => void;
}

export function InviteForm({ profile, onDone }: Props) {
  const t = useT();
  // Closing the dialog and reloading the page lose nothing.
  const { initial, keep, forget } = useDraft<InviteValues>(`invite.${profile.key}`);
  const [values, setValues] = useState(initial ?? initialValues(profile));
  const [refused, setRefused] = useState<Refused>({});
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const change = (changes: Partial<InviteValues>) =>
    setValues((before) => {
      const after = { ...before, ...changes };
      keep(after);
      return after;
    });
  const send = useSendInvitations({
    sent: () => {
      forget();
      onDone();
    },
    partly: (outcome) => {
      setRefused((before) => ({ ...before, ...outcome.refused }));
      setValues((before) => {
        const emails = before.emails.filter((email) => !outcome.invited.has(email.toLowerCase()));
        const after = { ...before, emails };
        keep(after);
        return after;
      });
      field.current?.focus();
    },
  });
  const invalid = (email: string) => t("invitations.emails.invalid", { email });
  const fault = (email: string) => faultOf(email, { refused, invalid });
  const changed = isChanged(values, initialValues(profile));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!changed || send.isPending) return;
    const emails = withAdded(values.emails, values.typed);
    const whole = { ...values, emails, typed: "" };
    change(whole);
    setTried(true);
    if (whole.company && !wrong(emails) && !emails.some(fault)) send.mutate(whole);
    else if (whole.company) field.current?.focus();
  };
  /** What is wrong with the list as a whole. */
  const wrong = (emails: readonly string[]) => {
    if (emails.length === 0) return t("invitations.emails.required");
    return emails.length > mostInvited
      ? t("invitations.emails.too-many", { most: mostInvited })
      : null;
  };
  if (!profile.company && !isSupport(profile.roles)) {
    return <Note>{t("invitations.no-company")}</Note>;
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className={layout.stack}>
        <CompanyPicker
          value={values.company}
          error={tried && !values.company ? t("invitations.company.required") : null}
          onChange={(company) => change({ company, ...(!company && { editor: false }) })}
        />
        <EmailsField
          emails={values.emails}
          typed={values.typed}
          faultOf={fault}
          error={tried && !values.typed ? wrong(values.emails) : null}
          field={field}
          onChange={change}
        />
        <Textarea
          label={t("invitations.message")}
          description={t("invitations.message.hint")}
          autosize
          minRows={3}
          maxLength={2_000}
          value={values.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
        {values.company && holdsOne(profile.roles, groups.EDIT_COMPANY) && (
          <Checkbox
            label={t("invitations.editor")}
            description={t("invitations.editor.hint")}
            checked={values.editor}
            onChange={(event) => change({ editor: event.currentTarget.checked })}
          />
        )}
        <Send changed={changed} pending={send.isPending} />
      </div>
    </form>
  );
}

function Send({ changed, pending }: { changed: boolean; pending: boolean }) {
  const t = useT();
  return (
    <div className={classes.send}>
      {!changed && <small id="invite-reason">{t("invitations.send.unchanged")}</small>}
      <Button
        type="submit"
        variant="primary"
        loading={pending}
        reasonId="invite-reason"
        disabledReason={changed ? null : t("invitations.send.unchanged")}
        // Leaving the field for the button adds an address, which would move the button away.
        onMouseDown={(event) => event.preventDefault()}
      >
        {t("invitations.send")}
      </Button>
    </div>
  );
}
