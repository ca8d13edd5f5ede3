import { links } from "@neroli/contract/access/links.ts";
import { newEnquiry } from "@neroli/contract/enquiries/forms/new-enquiry.gen.ts";
import { type EnquiryTopic, enquiryTopics } from "@neroli/contract/enumerations/enquiries.ts";
import { useEffect } from "react";
import { Link } from "react-router";
import { api } from "../kernel/client.ts";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useSession } from "../kernel/session/session.tsx";
import { useT, words } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { ChoiceField } from "../ui/fields/choice-field.tsx";
import { TextArea, TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";
import classes from "./contact-form.module.css";

interface Values {
  topic: string;
  name: string;
  email: string;
  company: string;
  message: string;
  /** Seen and filled in by programs alone. */
  website: string;
}

/** `onSent` hears to which address the answer goes. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT();
  const session = useSession();
  const profile = session.state === "signed-in" ? session.profile : null;
  const form = useEntryForm({
    constraints: newEnquiry,
    base: null,
    valuesOf: (): Values => ({
      ...{ topic: "", name: "", email: "", company: "", message: "", website: "" },
    }),
    toBody: ({ topic, ...values }: Values) => ({ ...values, topic: topic as EnquiryTopic }),
    send: (body, { key }) =>
      api("PUT /enquiries/:enquiryId", { params: { enquiryId: inGroups(key) }, body }),
    onSent: (_, { values }) => onSent(values.email.trim()),
    draft: () => ({ key: "contact", place: "tab" }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known who reads
  useEffect(() => {
    if (!profile || form.values.email) return;
    const { firstname, lastname, email } = profile;
    form.set({ name: `${firstname} ${lastname}`, email, company: profile.company?.name ?? "" });
  }, [profile]);
  const topics = enquiryTopics.map((value) => ({
    value,
    label: words(t, "contact-topics", value),
  }));
  return (
    // Without scripts it cannot be sent; by this method nothing of it comes into an address either.
    <form className={layout.stack} method="post" noValidate onSubmit={form.submit}>
      <noscript>
        <Note tone="bad" urgent>
          {t("contact.needs-script")}
        </Note>
      </noscript>
      <FormAlert form={form} />
      <ChoiceField
        label={t("contact.topic")}
        none={t("contact.topic.placeholder")}
        choices={topics}
        {...form.field("topic")}
      />
      <TextField label={t("contact.name")} autoComplete="name" {...form.field("name")} />
      <TextField
        type="email"
        label={t("contact.email")}
        autoComplete="email"
        {...form.field("email")}
      />
      <TextField
        label={t("contact.company")}
        autoComplete="organization"
        {...form.field("company")}
      />
      <TextArea rows={6} label={t("contact.message")} {...form.field("message")} />
      <div className={classes.unseen} aria-hidden="true">
        <TextField
          label={t("contact.unseen")}
          tabIndex={-1}
          autoComplete="off"
          {...form.field("website")}
        />
      </div>
      <p className={classes.notice}>
        {t("contact.notice")} <Link to={links.privacy()}>{t("shell.privacy-notice")}</Link>
      </p>
      <Button variant="primary" wide type="submit" loading={form.pending}>
        {t("contact.send")}
      </Button>
    </form>
  );
}

/** The key of the form, as ids are written. */
const inGroups = (key: string) => key.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
