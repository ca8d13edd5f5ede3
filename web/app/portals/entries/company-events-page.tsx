import { links } from "@neroli/contract/access/links.ts";
import { isExhibition } from "@neroli/contract/enumerations/portals.ts";
import type { CompanyEntry } from "@neroli/contract/portals/event-company.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { api } from "../../kernel/client.ts";
import { hiddenMeta } from "../../kernel/page-meta.ts";
import { QueryStates } from "../../kernel/query-states.tsx";
import { formatDay } from "../../language/dates.ts";
import { useT, words } from "../../language/phrases.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import layout from "../../ui/layout.module.css";
import { EmptyState, Skeleton } from "../../ui/states.tsx";
import { WorkPage } from "../../ui/work-page.tsx";
import type { Route } from "./+types/company-events-page";
import { companyEventsKey } from "./company-events-key.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "company-events.title");

/** A company within the exhibitions and portals that it takes part in and the reader may look into. */
export default function CompanyEventsPage() {
  const t = useT();
  const { key: companyKey = "" } = useParams();
  const company = useQuery({
    queryKey: ["companies", "name", companyKey],
    queryFn: ({ signal }) => api("GET /companies/:companyKey", { params: { companyKey }, signal }),
  });
  const entries = useQuery({
    queryKey: [companyEventsKey, companyKey],
    queryFn: ({ signal }) =>
      api("GET /companies/:companyKey/events", {
        params: { companyKey },
        query: { sort: "starts_on" },
        signal,
      }),
  });
  const name = company.data?.name ?? "";
  return (
    <WorkPage
      title={name || t("company-events.title")}
      lead={t("company-events.lead")}
      tools={
        <ButtonLink href={links.company(companyKey)}>{t("company-events.company")}</ButtonLink>
      }
    >
      <QueryStates
        query={entries}
        loading={<Skeleton rows={2} height={160} />}
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState text={t("company-events.none")} />}
      >
        {({ content }) => (
          <div className={layout.stack}>
            {content.map((entry) => (
              <Entry key={entry.event.key} entry={entry} companyKey={companyKey} />
            ))}
          </div>
        )}
      </QueryStates>
    </WorkPage>
  );
}

function Entry({ entry, companyKey }: { entry: CompanyEntry; companyKey: string }) {
  const t = useT();
  const { event, contacts } = entry;
  const days = [event.starts_on, event.ends_on].filter((day) => day !== null);
  return (
    <Card
      as="article"
      title={event.display_name}
      {...(isExhibition(event.type) && { href: links.exhibition(event.key) })}
      tools={
        entry.can.edit && (
          <ButtonLink size="small" href={links.eventContacts(event.key, { company: companyKey })}>
            {t("company-events.keep-contacts")}
          </ButtonLink>
        )
      }
    >
      {entry.description && <p className={layout.text}>{entry.description}</p>}
      <Facts
        facts={[
          { name: t("portal-companies.field.display-name"), value: entry.display_name },
          {
            name: t("company-events.days"),
            value: [...new Set(days)].map((day) => formatDay(day)).join(" – "),
          },
          { name: t("company-events.place"), value: event.place },
          { name: t("portal-companies.field.hall"), value: entry.hall },
          { name: t("portal-companies.field.stand"), value: entry.stand },
          {
            name: t("portals.right.product"),
            value: entry.products > 0 && (
              <Link to={links.company(companyKey)}>
                {t("company-events.products", { count: entry.products })}
              </Link>
            ),
          },
        ].map((fact) => ({ ...fact, value: fact.value || null }))}
      />
      {contacts && contacts.length > 0 && (
        <>
          <h3>{t("company-page.contacts")}</h3>
          <ul className={`${layout.list} ${layout.close}`}>
            {contacts.map((contact) => (
              <li key={`${contact.product_type} ${contact.contact_type} ${contact.value}`}>
                <strong>{contact.person_of_contact}</strong>{" "}
                <span className={layout.soft}>
                  {words(t, "offerings", contact.product_type)},{" "}
                  {words(t, "contact-types", contact.contact_type)}
                </span>{" "}
                <a href={addressOf(contact.value)}>{contact.value}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const addressOf = (value: string) =>
  value.includes("@") ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, "")}`;
