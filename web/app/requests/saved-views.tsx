import { newRequestView } from "@neroli/contract/requests/forms/new-request-view.gen.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { saveFile } from "../kernel/save-file.ts";
import { tellDone, tellFailure } from "../kernel/toast.tsx";
import { ViewChips } from "../kernel/view-chips.tsx";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { useReadViewsAgain, useViews } from "./centre-queries.ts";

interface Shown {
  filters: Record<string, string>;
  sort: string;
}

/** The list as it is narrowed now can be kept under a name, or saved as a workbook. */
export function SavedViews({ state }: { state: Shown }) {
  const t = useT();
  const views = useViews();
  const readAgain = useReadViewsAgain();
  const [isNaming, setNaming] = useState(false);
  const remove = useMutation({
    mutationFn: (viewId: string) => api("DELETE /requests/views/:viewId", { params: { viewId } }),
    onSuccess: () => {
      readAgain();
      tellDone(t("requests.views.deleted"));
    },
    onError: (error) => tellFailure(error, t),
  });
  const save = useMutation({
    mutationFn: async () => {
      const query: Record<string, string> = { ...state.filters, sort: state.sort };
      const content: unknown = await api("GET /requests/export", { query });
      saveFile(content as Blob, `${t("requests.title")}.xlsx`);
    },
    onError: (error) => tellFailure(error, t),
  });
  return (
    <>
      <ViewChips
        label={t("requests.views")}
        views={views}
        deleteLabel={({ name }) => t("requests.views.delete", { name })}
        onDelete={remove.mutate}
      />
      <Button size="small" onClick={() => setNaming(true)}>
        {t("requests.views.save")}
      </Button>
      <Button size="small" icon="download" loading={save.isPending} onClick={() => save.mutate()}>
        {t("requests.export")}
      </Button>
      {isNaming && <NameDialog state={state} onClose={() => setNaming(false)} />}
    </>
  );
}

function NameDialog({ state, onClose }: { state: Shown; onClose: () => void }) {
  const t = useT();
  const readAgain = useReadViewsAgain();
  const form = useEntryForm({
    constraints: newRequestView,
    base: null,
    valuesOf: () => ({ name: "" }),
    toBody: ({ name }) => ({ name, query: { ...state.filters, sort: state.sort } }),
    send: (body, { key }) => api("POST /requests/views", { body, key }),
    onSent: ({ name }) => {
      readAgain();
      tellDone(t("requests.views.saved", { name }));
      onClose();
    },
    draft: () => null,
  });
  return (
    <FormDialog
      title={t("requests.views.save")}
      form={form}
      submit={t("requests.views.save")}
      onClose={onClose}
    >
      <TextField data-autofocus label={t("requests.views.name")} {...form.field("name")} />
    </FormDialog>
  );
}
