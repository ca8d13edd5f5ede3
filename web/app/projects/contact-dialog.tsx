import { contacts as constraints } from "@neroli/contract/projects/forms/contacts.gen.ts";
import type { ProjectContact } from "@neroli/contract/projects/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "../kernel/forms/form-dialog.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { tellDone } from "../kernel/toast.tsx";
import { useT } from "../language/phrases.tsx";
import { FieldsPair } from "../ui/fields/field-group.tsx";
import { TextField } from "../ui/fields/text-field.tsx";

const empty = { name: "", company: "", role: "", email: "", phone: "" };

interface ContactDialogProps {
  /** Null of a new one. */
  contact: ProjectContact | null;
  onSave: (contact: ProjectContact) => Promise<unknown>;
  onClose: () => void;
}

/** A person to turn to. */
export function ContactDialog({ contact, onSave, onClose }: ContactDialogProps) {
  const t = useT();
  const queries = useQueryClient();
  const form = useEntryForm({
    constraints,
    base: contact,
    valuesOf: (base: ProjectContact | null) => ({
      contacts: [{ ...empty, ...base, email: base?.email ?? "" }],
    }),
    toBody: ({ contacts }) => ({
      contacts: contacts.map((each) => ({ ...each, email: each.email.trim() || null })),
    }),
    send: ({ contacts: [only] }) => (only ? onSave(only) : Promise.resolve()),
    onSent: () => {
      void queries.invalidateQueries({ queryKey: ["projects"] });
      tellDone(t("projects.contact.saved"));
      onClose();
    },
    draft: () => null,
  });
  return (
    <FormDialog
      title={t(contact ? "projects.contact.edit" : "projects.contact.add")}
      submit={t("table.form.save")}
      {...{ form, onClose }}
    >
      <TextField
        data-autofocus
        autoComplete="off"
        label={t("projects.contact.name")}
        {...form.field("contacts.0.name")}
      />
      <FieldsPair>
        <TextField
          autoComplete="off"
          label={t("projects.contact.company")}
          {...form.field("contacts.0.company")}
        />
        <TextField
          autoComplete="off"
          label={t("projects.contact.role")}
          {...form.field("contacts.0.role")}
        />
      </FieldsPair>
      <FieldsPair>
        <TextField
          autoComplete="off"
          inputMode="email"
          label={t("projects.contact.email")}
          {...form.field("contacts.0.email")}
        />
        <TextField
          autoComplete="off"
          inputMode="tel"
          label={t("projects.contact.phone")}
          {...form.field("contacts.0.phone")}
        />
      </FieldsPair>
    </FormDialog>
  );
}
