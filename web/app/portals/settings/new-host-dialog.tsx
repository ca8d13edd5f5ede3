import { newHost } from "@neroli/contract/portals/forms/new-host.gen.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../kernel/client.ts";
import { FormDialog } from "../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { hostsKey } from "./hosts-key.ts";

interface NewHostProps {
  portal: string;
  onClose: () => void;
}

/** Names a host; its records are told once it stands in the list. */
export function NewHostDialog({ portal, onClose }: NewHostProps) {
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints: newHost,
    base: null,
    valuesOf: () => ({ host: "" }),
    toBody: (values) => values,
    send: (body) => api("POST /portals/:portal/hosts", { params: { portal }, body }),
    onSent: ({ host }) => {
      void queries.invalidateQueries({ queryKey: hostsKey(portal) });
      tellDone(t("portal-hosts.added", { host }));
      onClose();
    },
    draft: () => ({ key: `portal.${portal}.host` }),
  });
  return (
    <FormDialog
      title={t("portal-hosts.add")}
      form={form}
      submit={t("portal-hosts.add.do")}
      failed={t("portal-hosts.not-added")}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t("portal-hosts.host")}
        hint={t("portal-hosts.host.hint")}
        {...form.field("host")}
      />
    </FormDialog>
  );
}
