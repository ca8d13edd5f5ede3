import { newLeadView } from "@neroli/contract/leads/forms/new-lead-view.gen.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { ViewChips } from "../kernel/view-chips.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import type { LeadListState } from "./lead-queries.ts";

const viewsKey = ["leads", "views"];

function useReadViewsAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: viewsKey });
}

/** The list as it is narrowed now can be kept under a name. */
export function SavedViews({ state }: { state: LeadListState }) {
  const t = useT();
  const readAgain = useReadViewsAgain();
  const [isNaming, setNaming] = useState(false);
  const { data } = useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => api("GET /leads/views", { signal }),
  });
  const remove = useMutation({
    mutationFn: (viewId: string) => api("DELETE /leads/views/:viewId", { params: { viewId } }),
    onSuccess: () => {
      readAgain();
      tellDone(t("leads.views.deleted"));
    },
    onError: (error) => tellFailure(error, t),
  });
  const views = data?.content ?? [];
  return (
    <>
      <ViewChips
        label={t("leads.views")}
        views={views}
        deleteLabel={({ name }) => t("leads.views.delete", { name })}
        onDelete={remove.mutate}
      />
      <Button size="small" onClick={() => setNaming(true)}>
        {t("leads.views.save")}
      </Button>
      {isNaming && <NameDialog state={state} onClose={() => setNaming(false)} />}
    </>
  );
}

function NameDialog({ state, onClose }: { state: LeadListState; onClose: () => void }) {
  const t = useT();
  const readAgain = useReadViewsAgain();
  const { filters, of, sort } = state;
  const form = useEntryForm({
    constraints: newLeadView,
    base: null,
    valuesOf: () => ({ name: "" }),
    toBody: ({ name }) => ({ name, query: { ...filters, ...of, sort } }),
    send: (body, { key }) => api("POST /leads/views", { body, key }),
    onSent: ({ name }) => {
      readAgain();
      tellDone(t("leads.views.saved", { name }));
      onClose();
    },
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("leads.views.save")}
      form={form}
      submit={t("leads.views.save")}
      onClose={onClose}
    >
      <TextField data-autofocus label={t("leads.views.name")} {...form.field("name")} />
    </FormDialog>
  );
}
