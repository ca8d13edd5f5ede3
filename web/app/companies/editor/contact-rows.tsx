import { contactTypes, mediaTypes } from "@neroli/contract/enumerations/companies.ts";
import { offerings } from "@neroli/contract/enumerations/products.ts";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { useT, words } from "../../language/phrases.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { FieldError } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import layout from "../../ui/layout.module.css";
import { networkNames } from "../networks.ts";
import classes from "./editor.module.css";
import type { ContactValues } from "./form-values.ts";
import type { CompanyFields } from "./use-company-form.ts";

/** Contacts end at so many lines, media links at so many (contract, company-form.ts). */
const most = { contacts: 50, verified_contacts: 50, media_links: 20 };
type ListName = keyof typeof most;
type ContactList = "contacts" | "verified_contacts";

export function ContactsSection({ form }: { form: CompanyFields }) {
  const t = useT();
  return (
    <>
      <Contacts
        form={form}
        name="contacts"
        hint={t("company-editor.contacts.hint")}
        add={t("company-editor.contact.add")}
      />
      <Contacts
        form={form}
        name="verified_contacts"
        hint={t("company-editor.verified-contacts.hint")}
        add={t("company-editor.contact.add-verified")}
      />
    </>
  );
}

interface ContactsProps {
  form: CompanyFields;
  name: ContactList;
  hint: string;
  add: string;
}

function Contacts({ form, name, hint, add }: ContactsProps) {
  const t = useT();
  const words = name === "contacts" ? "number" : "verified-number";
  const fresh: ContactValues = {
    product_type: form.values.offering[0] ?? "INGREDIENTS",
    contact_type: "SALES",
    person_of_contact: "",
    value: "",
  };
  return (
    <fieldset className={classes.rows} data-path={name} tabIndex={-1}>
      <legend>{t(`company-fields.${name}`)}</legend>
      <p className={layout.soft}>{hint}</p>
      <FieldError id={`${name}-error`} error={form.errors[name]} />
      {form.values[name].map((_, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, its inputs hold no state
          key={at}
          title={t(`company-editor.contact.${words}`, { number: at + 1 })}
          onRemove={() => removeLine(form, name, at)}
        >
          <ContactFields form={form} path={`${name}.${at}`} />
        </Row>
      ))}
      <Add form={form} name={name} label={add} onAdd={() => form.add(name, fresh)} />
    </fieldset>
  );
}

function ContactFields({ form, path }: { form: CompanyFields; path: `${ContactList}.${number}` }) {
  const t = useT();
  return (
    <div className={layout.columns}>
      <TextField
        autoComplete="off"
        label={t("company-editor.contact.person")}
        {...form.field(`${path}.person_of_contact`)}
      />
      <TextField
        autoComplete="off"
        label={t("company-editor.contact.value")}
        {...form.field(`${path}.value`)}
      />
      <ChoiceField
        label={t("company-editor.contact.offering")}
        choices={offerings.map((value) => ({ value, label: words(t, "offerings", value) }))}
        {...form.field(`${path}.product_type`)}
      />
      <ChoiceField
        label={t("company-editor.contact.type")}
        choices={contactTypes.map((value) => ({ value, label: words(t, "contact-types", value) }))}
        {...form.field(`${path}.contact_type`)}
      />
    </div>
  );
}

export function MediaSection({ form }: { form: CompanyFields }) {
  const t = useT();
  return (
    <div className={classes.rows} data-path="media_links" tabIndex={-1}>
      <FieldError id="media-error" error={form.errors.media_links} />
      {form.values.media_links.map((_, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, its inputs hold no state
          key={at}
          title={t("company-editor.media.number", { number: at + 1 })}
          onRemove={() => removeLine(form, "media_links", at)}
        >
          <div className={layout.columns}>
            <ChoiceField
              label={t("company-editor.media.type")}
              choices={mediaTypes.map((value) => ({ value, label: networkNames[value] }))}
              {...form.field(`media_links.${at}.type`)}
            />
            <TextField
              label={t("company-editor.media.url")}
              {...form.field(`media_links.${at}.url`)}
            />
          </div>
        </Row>
      ))}
      <Add
        form={form}
        name="media_links"
        label={t("company-editor.media.add")}
        onAdd={() => form.add("media_links", { type: "linkedin", url: "" })}
      />
    </div>
  );
}

function Row(props: { title: string; onRemove: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <fieldset className={classes.row}>
      <legend>{props.title}</legend>
      {props.children}
      <IconButton
        icon="cross"
        label={t("company-editor.remove", { what: props.title })}
        onClick={props.onRemove}
      />
    </fieldset>
  );
}

const addId = (name: ListName) => `add-${name}`;

/** The focus goes to what stays there. */
function removeLine(form: CompanyFields, name: ListName, at: number): void {
  form.remove(name, at);
  document.getElementById(addId(name))?.focus();
}

function Add(props: {
  form: CompanyFields;
  name: ListName;
  label: string;
  /** Puts a line at the end. */
  onAdd: () => void;
}) {
  const t = useT();
  const { form, name, label } = props;
  const full = form.values[name].length >= most[name];
  const add = () => {
    const at = form.values[name].length;
    flushSync(props.onAdd);
    const first = name === "media_links" ? "url" : "person_of_contact";
    form.focus(`${name}.${at}.${first}`);
  };
  return (
    <div>
      <Button
        id={addId(name)}
        size="small"
        disabledReason={full ? t("table.most", { count: most[name] }) : null}
        onClick={add}
      >
        + {label}
      </Button>
    </div>
  );
}
