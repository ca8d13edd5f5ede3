import { contactTypes } from "@neroli/contract/enumerations/companies.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import { flushSync } from "react-dom";
import { useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import { Fields } from "../../ui/fields/field-group.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import layout from "../../ui/layout.module.css";
import type { ContactsForm, ContactsValues } from "./use-contacts-form.ts";

/** As many as the form takes (contract, portals/event-company.ts). */
const most = 50;
const addId = "add-contact";

const fresh: ContactsValues["contacts"][number] = {
  product_type: "INGREDIENTS",
  contact_type: "SALES",
  person_of_contact: "",
  value: "",
};

/** The contacts one below the other, each with its parts, and the way to add one. */
export function ContactRows({ form }: { form: ContactsForm }) {
  const t = useT();
  const { contacts } = form.values;
  const add = () => {
    const at = contacts.length;
    flushSync(() => form.add("contacts", fresh));
    form.focus(`contacts.${at}.person_of_contact`);
  };
  const remove = (at: number) => {
    form.remove("contacts", at);
    // The focus goes to what stays there.
    document.getElementById(addId)?.focus();
  };
  return (
    <div className={layout.stack} data-path="contacts" tabIndex={-1}>
      <FieldError id="contacts-error" error={form.errors.contacts} />
      {contacts.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, its inputs hold no state
        <Contact key={at} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      <div>
        <Button
          id={addId}
          size="small"
          disabledReason={contacts.length >= most ? t("table.most", { count: most }) : null}
          onClick={add}
        >
          + {t("company-editor.contact.add")}
        </Button>
      </div>
    </div>
  );
}

function Contact(props: { form: ContactsForm; at: number; onRemove: () => void }) {
  const t = useT();
  const { form, at, onRemove } = props;
  const title = t("company-editor.contact.number", { number: at + 1 });
  return (
    <Fields legend={title}>
      <div className={layout.columns}>
        <TextField
          autoComplete="off"
          label={t("company-editor.contact.person")}
          {...form.field(`contacts.${at}.person_of_contact`)}
        />
        <TextField
          autoComplete="off"
          label={t("company-editor.contact.value")}
          {...form.field(`contacts.${at}.value`)}
        />
        <ChoiceField
          label={t("company-editor.contact.offering")}
          choices={offerings.map((value) => ({ value, label: words(t, "offerings", value) }))}
          {...form.field(`contacts.${at}.product_type`)}
        />
        <ChoiceField
          label={t("company-editor.contact.type")}
          choices={contactTypes.map((value) => ({
            value,
            label: words(t, "contact-types", value),
          }))}
          {...form.field(`contacts.${at}.contact_type`)}
        />
      </div>
      <IconButton
        icon="cross"
        label={t("company-editor.remove", { what: title })}
        onClick={onRemove}
      />
    </Fields>
  );
}
