import { links } from "@neroli/contract/access/links.ts";
import { isSupport } from "@neroli/contract/access/roles.ts";
import type { EventCompany } from "@neroli/contract/portals/event-company.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { api } from "../../kernel/client.ts";
import { LeaveGuard } from "../../kernel/forms/leave-guard.tsx";
import { RestoredNote } from "../../kernel/forms/restored-note.tsx";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { useSession } from "../../kernel/session/session.tsx";
import { useT } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/card.tsx";
import { FormPage } from "../../ui/form-page.tsx";
import { EmptyState, Skeleton } from "../../ui/states.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import type { Route } from "./+types/contacts-page";
import { companyEventsKey } from "./company-events-key.ts";
import { ContactRows } from "./contact-rows.tsx";
import { useContactsForm } from "./use-contacts-form.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "company-events.contacts.title");

/** A company's own contacts in a portal or exhibition: of one's own, or of `?company=`. */
export default function ContactsPage() {
  const { event = "" } = useParams();
  const [params] = useSearchParams();
  const session = useSession();
  if (session.state !== "signed-in") return null;
  const { roles, company } = session.profile;
  const own = isSupport(roles) ? undefined : company?.key;
  const companyKey = params.get("company") ?? own;
  return companyKey ? (
    <OfCompany key={`${event} ${companyKey}`} event={event} companyKey={companyKey} />
  ) : (
    <NoCompany event={event} />
  );
}

function NoCompany({ event }: { event: string }) {
  const t = useT();
  return (
    <WorkPage title={t("company-events.contacts.title")}>
      <EmptyState
        text={t("company-events.contacts.no-company")}
        action={
          <ButtonLink variant="strong" href={links.eventCompanies(event)}>
            {t("portals.right.company")}
          </ButtonLink>
        }
      />
    </WorkPage>
  );
}

function OfCompany({ event, companyKey }: { event: string; companyKey: string }) {
  const t = useT();
  const entry = useQuery({
    queryKey: [companyEventsKey, companyKey, event],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/events/:event", { params: { event, companyKey }, signal }),
    // What is typed is not put aside by what is read anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <WorkPage
      title={t("company-events.contacts.title")}
      lead={
        entry.data &&
        t("company-events.contacts.lead", {
          company: entry.data.company.name,
          event: entry.data.event.display_name,
        })
      }
      tools={
        <ButtonLink href={links.companyInEvents(companyKey)}>
          {t("company-events.title")}
        </ButtonLink>
      }
    >
      <QueryStates query={entry} loading={<Skeleton height={240} />}>
        {(found) => <Form entry={found} />}
      </QueryStates>
    </WorkPage>
  );
}

function Form({ entry }: { entry: EventCompany }) {
  const t = useT();
  const form = useContactsForm(entry);
  const faults = Object.entries(form.errors).map(([field, message]) => ({ field, message }));
  return (
    <>
      <FormPage
        label={t("company-events.contacts.title")}
        sections={[
          {
            id: "contacts",
            title: t("company-page.contacts"),
            hint: t("company-events.contacts.hint"),
            children: <ContactRows form={form} />,
          },
        ]}
        faults={form.refusal === null ? faults : [{ field: "", message: form.refusal }, ...faults]}
        attempt={form.attempt}
        notice={
          <>
            <RestoredNote form={form} />
            {form.conflict && (
              <Note tone="warning" urgent>
                {t("portal-companies.conflict")}
              </Note>
            )}
          </>
        }
        save={t("table.form.save")}
        cannotSave={form.changed ? undefined : t("table.form.unchanged")}
        pending={form.pending}
        onSubmit={form.submit}
        more={form.changed && <Button onClick={form.discard}>{t("company-editor.discard")}</Button>}
        focusField={form.focus}
      />
      <LeaveGuard changed={form.changed && !form.pending} />
    </>
  );
}
