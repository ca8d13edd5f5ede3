import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import { mayAccess } from "@neroli/contract/access/table.ts";
import type { Profile } from "@neroli/contract/users/profile.ts";
import { type FormEvent, useRef } from "react";
import { api } from "../kernel/client.ts";
import { Picker } from "../kernel/picker.tsx";
import { useT } from "../language/phrases.tsx";
import { Note } from "../ui/card.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { EmailsField } from "./emails-field.tsx";
import { withAdded } from "./invite-values.ts";
import { SendInvitations } from "./send-invitations.tsx";
import { type InviteFields, useInvite } from "./use-invite.ts";

export interface InviteFormProps {
  profile: Profile;
  /** To which they are invited, until another is chosen; one's own where nothing is said. */
  company: InviteFields["values"]["company"];
  onDone: () => void;
}

/** What stands in the way is said before anything is filled in. */
export function InviteForm(props: InviteFormProps) {
  const t = useT();
  const { profile } = props;
  const verdict = mayAccess("invite", profile);
  if (verdict !== "allowed") return <Note>{t("errors.access.unverified")}</Note>;
  if (!profile.company && !isSupport(profile.roles)) {
    return <Note>{t("invitations.no-company")}</Note>;
  }
  return <Invitation {...props} />;
}

function Invitation({ profile, company: preset, onDone }: InviteFormProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const { form, fault } = useInvite({ profile, company: preset, field, onDone });
  const { emails, typed, company } = form.values;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.changed || form.pending) return;
    form.set({ emails: withAdded(emails, typed), typed: "" });
    if (company) field.current?.focus();
    form.submit();
  };
  return (
    <form noValidate className={layout.stack} onSubmit={submit}>
      <InvitingCompany form={form} />
      <EmailsField
        emails={emails}
        typed={typed}
        faultOf={fault}
        error={form.errors.emails}
        field={field}
        onChange={form.set}
      />
      <TextArea
        label={t("invitations.message")}
        hint={t("invitations.message.hint")}
        {...form.field("message")}
      />
      {company && holdsOne(profile.roles, groups.EDIT_COMPANY) && (
        <CheckField
          label={t("invitations.editor")}
          hint={t("invitations.editor.hint")}
          {...form.check("editor")}
        />
      )}
      <SendInvitations changed={form.changed} pending={form.pending} />
    </form>
  );
}

/** Companies shown at a time (spec 9, company autocomplete). */
const size = "15";

/** Finds one of the companies to which the reader may invite. */
function InvitingCompany({ form }: { form: InviteFields }) {
  const t = useT();
  const { value, error, required } = form.field("company");
  return (
    <Picker
      label={t("invitations.company")}
      placeholder={t("invitations.company.placeholder")}
      none={t("invitations.company.none")}
      queryKey={["companies", "invitable"]}
      find={async (words, signal) => {
        const query = { size, ...(words && { name__icontains: words }) };
        return (await api("GET /companies/invitable", { query, signal })).content;
      }}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      value={value as InviteFields["values"]["company"]}
      error={error}
      required={required}
      onChange={(chosen) =>
        form.set({
          company: chosen && { key: chosen.key, name: chosen.name },
          ...(!chosen && { editor: false }),
        })
      }
      data-path="company"
    />
  );
}
