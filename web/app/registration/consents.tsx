import { links } from "@neroli/contract/access/links.ts";
import { ShownTerms } from "../kernel/places/shown-terms.tsx";
import { useT } from "../language/phrases.tsx";
import { CheckField } from "../ui/fields/check-field.tsx";
import { Fields } from "../ui/fields/field-group.tsx";
import type { SignUpTarget } from "./sign-up-values.ts";
import type { SignUpFields } from "./use-sign-up.ts";

interface ConsentsProps {
  form: SignUpFields;
  event: SignUpTarget["event"];
}

export function Consents({ form, event }: ConsentsProps) {
  const t = useT();
  return (
    <Fields legend={t("registration.consents")}>
      <CheckField
        label={t("registration.terms")}
        hint={<NewTab to={links.terms()}>{t("registration.terms.read")}</NewTab>}
        {...form.check("terms_accepted")}
      />
      {event?.shown && <ShownTerms event={event.name} terms={event.shown} />}
      {event && (
        <CheckField
          label={t("registration.event-terms", { event: event.name })}
          hint={
            event.terms &&
            !event.shown && (
              <NewTab to={event.terms}>
                {t("registration.event-terms.read", { event: event.name })}
              </NewTab>
            )
          }
          {...form.check("event_terms_accepted")}
        />
      )}
      <CheckField
        label={`${t("registration.digest")} (${t("registration.optional")})`}
        {...form.check("neroli_digest_enabled")}
      />
    </Fields>
  );
}

/** Beside the form: what was typed stays where it is. */
export const NewTab = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {children}
  </a>
);
