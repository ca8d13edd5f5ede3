import { leadStatuses } from "@neroli/contract/enumerations/leads.ts";
import { leadChange } from "@neroli/contract/leads/forms/lead-change.gen.ts";
import type { Lead, LeadChange } from "@neroli/contract/leads/schema.ts";
import { useMutation } from "@tanstack/react-query";
import { useAtOnce } from "../kernel/at-once.ts";
import { api, hasCode } from "../kernel/client.ts";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { LeaveGuard } from "../kernel/forms/leave-guard.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { FieldsPair } from "../ui/fields/field-group.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { useColleagues, useReadLeadsAgain, useShowLead } from "./lead-queries.ts";

/** How far work on a lead is, who sees to it, and what colleagues should know. */
export function LeadWork({ lead }: { lead: Lead }) {
  const t = useT();
  const change = useChangeLead(lead);
  const colleagues = useColleagues({ company: lead.company.key });
  const [status, showStatus] = useAtOnce<string>(lead.status);
  const [assignee, showAssignee] = useAtOnce(lead.assignee?.key ?? "");
  return (
    <section className={layout.close} aria-label={t("leads.work")}>
      <h3>{t("leads.work")}</h3>
      <FieldsPair>
        <ChoiceField
          label={t("leads.status")}
          choices={leadStatuses.map((value) => ({ value, label: t(`leads.status.${value}`) }))}
          value={status}
          disabled={change.isPending}
          onChange={({ currentTarget: { value } }) => {
            showStatus(value);
            change.mutate({ status: value as Lead["status"] });
          }}
        />
        <ChoiceField
          label={t("leads.assignee")}
          none={t("leads.assignee.nobody")}
          choices={colleagues.map(({ key, name }) => ({ value: key, label: name }))}
          value={assignee}
          disabled={change.isPending}
          onChange={({ currentTarget: { value } }) => {
            showAssignee(value);
            change.mutate({ assignee: value || null });
          }}
        />
      </FieldsPair>
      <NoteForm lead={lead} />
    </section>
  );
}

/** Changes what was read; where a colleague was quicker, what holds now is shown. */
function useChangeLead(lead: Lead) {
  const t = useT();
  const show = useShowLead();
  const readAgain = useReadLeadsAgain();
  return useMutation({
    mutationFn: (change: Omit<LeadChange, "version">) =>
      api("PATCH /leads/:leadId", {
        params: { leadId: lead.id },
        body: { version: lead.version, ...change },
      }),
    onSuccess: (changed) => {
      show(changed);
      tellDone(t("leads.saved"));
    },
    onError: (error) => {
      void readAgain();
      tellFailure(error, t);
    },
  });
}

function NoteForm({ lead }: { lead: Lead }) {
  const t = useT();
  const show = useShowLead();
  const form = useEntryForm({
    constraints: leadChange,
    base: lead,
    valuesOf: ({ note }) => ({ note }),
    toBody: ({ note }, { version }) => ({ note, version }),
    send: (body, { base }) =>
      api("PATCH /leads/:leadId", {
        params: { leadId: base.id },
        body,
      }),
    theirsOf: (error) =>
      hasCode(error, "conflict")
        ? api("GET /leads/:leadId", { params: { leadId: lead.id } })
        : null,
    onSent: (changed) => {
      show(changed);
      tellDone(t("leads.saved"));
    },
    draft: () => ({ key: `lead:${lead.id}` }),
  });
  return (
    <form noValidate className={layout.close} onSubmit={form.submit}>
      <LeaveGuard changed={form.changed && !form.pending} />
      <FormAlert form={form} />
      <TextArea label={t("leads.note")} hint={t("leads.note.hint")} {...form.field("note")} />
      <div>
        <Button type="submit" size="small" loading={form.pending}>
          {t("leads.note.save")}
        </Button>
      </div>
    </form>
  );
}
