import type { EventCompany, ListedEventCompany } from "@neroli/contract/portals/event-company.ts";
import { eventCompany } from "@neroli/contract/portals/forms/event-company.gen.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../../../kernel/client.ts";
import { FormDialog } from "../../../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../../../kernel/forms/use-entry-form.ts";
import { QueryStates } from "../../../kernel/query-states.tsx";
import { tellDone } from "../../../kernel/toast.tsx";
import { useT } from "../../../language/phrases.tsx";
import { Drawer } from "../../../ui/dialog.tsx";
import { CheckField } from "../../../ui/fields/check-field.tsx";
import { TextArea, TextField } from "../../../ui/fields/text-field.tsx";
import layout from "../../../ui/layout.module.css";
import { eventCompaniesKey } from "./use-let-in.ts";

interface EntryDrawerProps {
  event: string;
  company: ListedEventCompany;
  onClose: () => void;
}

/** What is said of a company in this portal or exhibition, beside the list. */
export function EntryDrawer({ event, company, onClose }: EntryDrawerProps) {
  const t = useT();
  const title = t("portal-companies.edit.which", { name: company.display_name });
  const entry = useQuery({
    queryKey: [eventCompaniesKey, event, "entry", company.key],
    queryFn: ({ signal }) => readEntry({ event, companyKey: company.key }, signal),
    // What is typed is not put aside by what is read anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (entry.data) return <EntryForm title={title} entry={entry.data} onClose={onClose} />;
  return (
    <Drawer side="end" title={title} onClose={onClose}>
      <QueryStates query={entry}>{() => null}</QueryStates>
    </Drawer>
  );
}

const readEntry = (params: { event: string; companyKey: string }, signal?: AbortSignal) =>
  api("GET /companies/:companyKey/events/:event", { params, ...(signal && { signal }) });

interface EntryValues {
  display_name: string;
  description: string;
  hall: string;
  stand: string;
  all_products: boolean;
}

function useEntry(entry: EventCompany, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const params = { event: entry.event.key, companyKey: entry.company.key };
  return useEntryForm({
    constraints: eventCompany,
    base: entry,
    valuesOf: (base): EntryValues => ({
      display_name: base.display_name ?? "",
      description: base.description,
      hall: base.hall ?? "",
      stand: base.stand ?? "",
      all_products: base.all_products,
    }),
    toBody: ({ display_name, description, hall, stand, all_products }, { version }) => ({
      version,
      display_name: display_name.trim() || null,
      description,
      hall: hall.trim() || null,
      stand: stand.trim() || null,
      all_products,
    }),
    send: (body) => api("PUT /companies/:companyKey/events/:event", { params, body }),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: [eventCompaniesKey, params.event] });
      tellDone(t("portal-companies.said.saved", { name: entry.company.name }));
      onDone();
    },
    theirsOf: async (error) => (hasCode(error, "conflict") ? readEntry(params) : null),
    draft: ({ version }) => ({
      key: `event-company.${params.event}.${params.companyKey}.${version}`,
    }),
  });
}

function EntryForm(props: { title: string; entry: EventCompany; onClose: () => void }) {
  const t = useT();
  const { title, entry, onClose } = props;
  const form = useEntry(entry, onClose);
  return (
    <FormDialog
      title={title}
      size="side"
      form={form}
      submit={t("table.form.save")}
      conflict={form.conflict && t("portal-companies.conflict")}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t("portal-companies.field.display-name")}
        hint={t("portal-companies.field.display-name.hint", { name: entry.company.name })}
        {...form.field("display_name")}
      />
      <TextArea
        label={t("portal-companies.field.description")}
        rows={5}
        {...form.field("description")}
      />
      <div className={layout.columns}>
        <TextField label={t("portal-companies.field.hall")} {...form.field("hall")} />
        <TextField label={t("portal-companies.field.stand")} {...form.field("stand")} />
      </div>
      <CheckField
        label={t("portal-companies.field.all-products")}
        hint={t("portal-companies.field.all-products.hint")}
        {...form.check("all_products")}
      />
    </FormDialog>
  );
}
