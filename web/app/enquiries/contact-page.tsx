import { links } from "@neroli/contract/access/links.ts";
import { useState } from "react";
import { onlyHere } from "../kernel/only-here.ts";
import { pageMeta } from "../kernel/page-meta.ts";
import { useSupportEmail } from "../kernel/support-email.ts";
import { metaT, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import type { Route } from "./+types/contact-page";
import { ContactForm } from "./contact-form.tsx";

/** A portal's people turn to the portal (its footer says where). */
export function loader({ context }: Route.LoaderArgs) {
  onlyHere(context);
  return null;
}
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = metaT(matches);
  return pageMeta(matches, {
    title: `${t("contact.title")} | Neroli`,
    description: t("contact.description"),
    path: links.contact(),
  });
};

/** Anybody writes to support here, and reads that it has arrived. */
export default function ContactPage() {
  const t = useT();
  const support = useSupportEmail();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  if (sentFrom !== null) {
    return (
      <EntryPage title={t("contact.sent.title")} lead={t("contact.sent.text", { email: sentFrom })}>
        <Button onClick={() => setSentFrom(null)}>{t("contact.sent.again")}</Button>
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title={t("contact.title")}
      lead={t("contact.lead")}
      more={
        <p>
          {t("contact.or")} <a href={`mailto:${support}`}>{support}</a>
        </p>
      }
    >
      <ContactForm onSent={setSentFrom} />
    </EntryPage>
  );
}
