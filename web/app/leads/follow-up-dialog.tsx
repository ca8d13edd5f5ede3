import { followUp } from "@neroli/contract/leads/forms/follow-up.gen.ts";
import type { Lead } from "@neroli/contract/leads/schema.ts";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextArea } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { useHistory, useShowLead } from "./lead-queries.ts";

/** Writes to a lead, and may offer a sample of what the lead has looked at. */
export function FollowUpDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const t = useT();
  const show = useShowLead();
  const lookedAt = useLookedAt(lead);
  const form = useEntryForm({
    constraints: followUp,
    base: null,
    valuesOf: () => ({ message: "", sample: "" }),
    toBody: ({ message, sample }) => ({ message, sample: sample || null }),
    send: (body, { key }) =>
      api("POST /leads/:leadId/follow-up", { params: { leadId: lead.id }, body, key }),
    onSent: (written) => {
      show(written);
      tellDone(t("leads.follow-up.sent"));
      onClose();
    },
    draft: () => ({ key: `lead-follow-up:${lead.id}` }),
  });
  return (
    <FormDialog
      title={t("leads.follow-up")}
      form={form}
      submit={t("leads.follow-up.send")}
      onClose={onClose}
    >
      {lead.follow_up && <p className={layout.soft}>{t(`leads.follow-up.${lead.follow_up}`)}</p>}
      <TextArea data-autofocus label={t("leads.follow-up.message")} {...form.field("message")} />
      {lead.follow_up === "PERSON" && (
        <ChoiceField
          label={t("leads.follow-up.sample")}
          none={t("leads.follow-up.no-sample")}
          choices={lookedAt}
          {...form.field("sample")}
        />
      )}
    </FormDialog>
  );
}

/** The products that a lead has last done something with. */
function useLookedAt({ id }: Lead) {
  const { data } = useHistory(id, { size: "100" });
  const products = (data?.content ?? []).flatMap(({ product }) => (product ? [product] : []));
  const names = new Map(products.map(({ key, name }) => [key, name]));
  return [...names].map(([value, label]) => ({ value, label }));
}
