import { Anchor, Checkbox, Fieldset } from "@mantine/core";
import { links } from "@neroli/contract/access/links.ts";
import { useT } from "../language/phrases.tsx";
import layout from "../ui/layout.module.css";
import type { SignUpForm } from "./sign-up-form.ts";
import type { Target } from "./use-sign-up.ts";

export function Consents({ form, event }: { form: SignUpForm; event: Target["event"] }) {
  const t = useT();
  return (
    <Fieldset legend={t("registration.consents")}>
      <div className={layout.close}>
        <Checkbox
          size="md"
          label={t("registration.terms")}
          description={<NewTab to={links.terms()}>{t("registration.terms.read")}</NewTab>}
          {...form.getInputProps("terms_accepted", { type: "checkbox" })}
        />
        {event && (
          <Checkbox
            size="md"
            label={t("registration.event-terms", { event: event.name })}
            description={
              event.terms && (
                <NewTab to={event.terms}>
                  {t("registration.event-terms.read", { event: event.name })}
                </NewTab>
              )
            }
            {...form.getInputProps("event_terms_accepted", { type: "checkbox" })}
          />
        )}
        <Checkbox
          size="md"
          label={`${t("registration.digest")} (${t("registration.optional")})`}
          {...form.getInputProps("neroli_digest_enabled", { type: "checkbox" })}
        />
      </div>
    </Fieldset>
  );
}

/** Beside the form: what was typed stays where it is. */
function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <Anchor href={to} target="_blank" rel="noopener" size="sm" c="inherit" underline="always">
      {children}
    </Anchor>
  );
}
