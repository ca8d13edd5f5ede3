import { type LeadDeed, leadDeeds } from "@neroli/contract/enumerations/leads.ts";
import { scoring as constraints } from "@neroli/contract/leads/forms/scoring.gen.ts";
import type { Scoring } from "@neroli/contract/leads/schema.ts";
import { mostPoints } from "@neroli/contract/leads/scoring.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, hasCode } from "../kernel/client.ts";
import { ConfirmAction } from "../kernel/confirm-action.tsx";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { QueryStates } from "../kernel/query-states.tsx";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Fields } from "../ui/fields/field-group.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import { useReadLeadsAgain } from "./lead-queries.ts";
import classes from "./leads.module.css";

interface ScoringDialogProps {
  /** Whose points support changes; empty: one's own company's. */
  of: { company?: string };
  onClose: () => void;
}

/** What each action is worth to the company, and from how many points on a lead is hot. */
export function ScoringDialog({ of, onClose }: ScoringDialogProps) {
  const t = useT();
  const query = useQuery({
    queryKey: ["leads", "scoring", of],
    queryFn: ({ signal }) => api("GET /leads/scoring", { query: of, signal }),
    gcTime: 0,
  });
  if (query.data) return <ScoringForm scoring={query.data} of={of} onClose={onClose} />;
  return (
    <Dialog title={t("leads.scoring")} onClose={onClose}>
      <QueryStates query={query}>{() => null}</QueryStates>
    </Dialog>
  );
}

/** As they are typed. */
interface Typed {
  threshold: string;
  weights: Record<LeadDeed, string>;
}

const typed = ({ threshold, weights }: Scoring): Typed => ({
  threshold: String(threshold),
  weights: Object.fromEntries(
    leadDeeds.map((deed) => [deed, String(weights[deed])]),
  ) as Typed["weights"],
});

const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

function ScoringForm({ scoring, of, onClose }: ScoringDialogProps & { scoring: Scoring }) {
  const t = useT();
  const readAgain = useReadLeadsAgain();
  const [isResetting, setResetting] = useState(false);
  const form = useEntryForm({
    constraints,
    base: scoring,
    valuesOf: typed,
    toBody: ({ threshold, weights }, { version }) => ({
      version,
      threshold: numberOf(threshold),
      weights: Object.fromEntries(
        leadDeeds.map((deed) => [deed, numberOf(weights[deed])]),
      ) as Scoring["weights"],
    }),
    send: (body) => api("PUT /leads/scoring", { query: of, body }),
    theirsOf: (error) =>
      hasCode(error, "conflict") ? api("GET /leads/scoring", { query: of }) : null,
    onSent: () => {
      void readAgain();
      tellDone(t("leads.scoring.saved"));
      onClose();
    },
    draft: () => null,
  });
  return (
    <>
      <FormDialog
        title={t("leads.scoring")}
        form={form}
        submit={t("table.form.save")}
        conflict={t("leads.scoring.conflict")}
        onClose={onClose}
      >
        <p className={layout.soft}>{t("leads.scoring.lead", { most: mostPoints })}</p>
        <TextField
          data-autofocus
          inputMode="numeric"
          label={t("leads.scoring.threshold")}
          {...form.field("threshold")}
        />
        <Fields legend={t("leads.scoring.weights")}>
          <div className={classes.weights}>
            {leadDeeds.map((deed) => (
              <TextField
                key={deed}
                inputMode="numeric"
                label={t(`leads.deed.${deed}`)}
                {...form.field(`weights.${deed}`)}
              />
            ))}
          </div>
        </Fields>
        {scoring.own && (
          <div>
            <Button size="small" onClick={() => setResetting(true)}>
              {t("leads.scoring.reset")}
            </Button>
          </div>
        )}
      </FormDialog>
      {isResetting && (
        <ConfirmAction
          title={t("leads.scoring.reset")}
          text={t("leads.scoring.reset.sure")}
          confirm={t("leads.scoring.reset")}
          action={async () => {
            await api("DELETE /leads/scoring", { query: of });
            onClose();
          }}
          done={t("leads.scoring.reset.done")}
          reread={["leads"]}
          onClose={() => setResetting(false)}
        />
      )}
    </>
  );
}
