import type { ProjectContact } from "@neroli/contract/projects/schema.ts";
import { useState } from "react";
import { api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { RowMenu } from "../ui/data-table-row.tsx";
import layout from "../ui/layout.module.css";
import { Row, RowList } from "../ui/row-list.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { paramsOf, placeOf, type ReadProject, useDeeds } from "./project-queries.ts";

/** People outside to turn to. */
export function Contacts({ project }: { project: ReadProject }) {
  const t = useT();
  const deeds = useDeeds();
  const { contacts } = project.own;
  /** Where the one that is edited stands; behind the last one a new one begins. */
  const [at, setAt] = useState<number | null>(null);
  const { reason } = project.can.edit;
  const save = (next: readonly ProjectContact[]) =>
    api("POST /companies/:companyKey/projects/:projectKey/contacts", {
      params: paramsOf(placeOf(project)),
      body: { contacts: [...next] },
    });
  const remove = (gone: number) =>
    deeds.run({
      action: () => save(contacts.toSpliced(gone, 1)),
      done: t("projects.contact.removed"),
    });
  return (
    <Card title={t("projects.contacts")}>
      <div className={layout.stack}>
        {contacts.length === 0 && <p className={layout.soft}>{t("projects.contacts.empty")}</p>}
        <RowList label={t("projects.contacts")}>
          {contacts.map((contact, place) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a contact is its place in the list
              key={place}
              end={
                <RowMenu
                  label={t("table.actions", { row: contact.name })}
                  actions={[
                    {
                      label: t("projects.contact.edit"),
                      disabledReason: reason ?? undefined,
                      onSelect: () => setAt(place),
                    },
                    {
                      label: t("projects.contact.remove"),
                      danger: true,
                      disabledReason: reason ?? undefined,
                      onSelect: () => remove(place),
                    },
                  ]}
                />
              }
            >
              <span>
                {contact.name}
                <span className={layout.soft}>
                  {[contact.role, contact.company].filter(Boolean).map((text) => `, ${text}`)}
                </span>
              </span>
              <span className={layout.line}>
                {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
                {contact.phone && <a href={`tel:${contact.phone}`}>{contact.phone}</a>}
              </span>
            </Row>
          ))}
        </RowList>
        <div>
          <Button
            size="small"
            icon="plus"
            disabledReason={reason}
            onClick={() => setAt(contacts.length)}
          >
            {t("projects.contact.add")}
          </Button>
        </div>
      </div>
      {at !== null && (
        <ContactDialog
          contact={contacts[at] ?? null}
          onSave={(contact) => save(contacts.toSpliced(at, 1, contact))}
          onClose={() => setAt(null)}
        />
      )}
    </Card>
  );
}
