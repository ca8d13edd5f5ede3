import type { EventCompany } from "@neroli/contract/portals/event-company.ts";
import { eventCompany } from "@neroli/contract/portals/forms/event-company.gen.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, hasCode } from "../../kernel/client.ts";
import { useEntryForm } from "../../kernel/forms/use-entry-form.ts";
import { tellDone } from "../../kernel/toast.tsx";
import { useT } from "../../language/phrases.tsx";
import { companyEventsKey } from "./company-events-key.ts";

export interface ContactsValues {
  contacts: EventCompany["contacts"];
}

/** The form of a company's own contacts in a portal or exhibition. */
export function useContactsForm(entry: EventCompany) {
  const t = useT();
  const queries = useQueryClient();
  const params = { event: entry.event.key, companyKey: entry.company.key };
  return useEntryForm({
    constraints: eventCompany,
    base: entry,
    valuesOf: ({ contacts }): ContactsValues => ({ contacts }),
    toBody: ({ contacts }, { version }) => ({ version, contacts }),
    send: (body) => api("PUT /companies/:companyKey/events/:event", { params, body }),
    baseOf: (saved) => saved,
    onSent: () => {
      void queries.invalidateQueries({ queryKey: [companyEventsKey, params.companyKey] });
      tellDone(t("company-events.contacts.saved"));
    },
    theirsOf: (error) =>
      hasCode(error, "conflict")
        ? api("GET /companies/:companyKey/events/:event", { params })
        : null,
    draft: ({ version }) => ({
      key: `event-contacts.${params.event}.${params.companyKey}.${version}`,
    }),
  });
}

export type ContactsForm = ReturnType<typeof useContactsForm>;
