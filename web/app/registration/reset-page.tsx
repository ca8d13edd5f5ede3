import { links } from "@neroli/contract/access/links.ts";
import { reset } from "@neroli/contract/registration/forms/reset.gen.ts";
import { passwordFault } from "@neroli/contract/registration/password.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "../kernel/client.ts";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import layout from "../ui/layout.module.css";
import { NewPassword } from "../ui/new-password.tsx";
import type { Route } from "./+types/reset-page";
import { faultOfError, faultOfToken, type LinkFault } from "./link-fault.ts";
import { LogInButton } from "./log-in-button.tsx";
import { NeedsScript } from "./needs-script.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "registration.reset.title");

/** Where the link of a forgotten password leads. */
export default function ResetPage() {
  const t = useT();
  const token = useSearchParams()[0].get("token") ?? "";
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<LinkFault | null>(null);
  const fault = faultOfToken(token) ?? refused;
  if (fault) return <NotGood fault={fault} />;
  if (isDone) {
    return (
      <EntryPage
        title={t("registration.reset.done.title")}
        lead={<span role="status">{t("registration.reset.done.text")}</span>}
      >
        <div>
          <LogInButton />
        </div>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t("registration.reset.title")} lead={t("registration.reset.text")}>
      <PasswordForm token={token} onSaved={() => setDone(true)} onFault={setRefused} />
    </EntryPage>
  );
}

interface PasswordFormProps {
  token: string;
  onSaved: () => void;
  onFault: (fault: LinkFault) => void;
}

function PasswordForm({ token, onSaved, onFault }: PasswordFormProps) {
  const t = useT();
  const form = useEntryForm({
    constraints: reset,
    base: null,
    valuesOf: () => ({ password: "" }),
    toBody: ({ password }: { password: string }) => ({ token, password }),
    judgeMore: ({ password }) => {
      const fault = passwordFault(password);
      return fault ? [{ path: "password", code: `registration.password.${fault}` }] : [];
    },
    // The sentence of passwords says more than that of texts.
    say: ({ code }) => (code === "too-short" ? t("registration.password.too-short") : null),
    send: (body) => api("POST /registration/password/reset", { body }),
    onSent: onSaved,
    onRefused: (error) => {
      const fault = faultOfError(error);
      if (fault) onFault(fault);
      return fault !== null;
    },
    draft: () => null,
  });
  return (
    <form className={layout.stack} noValidate onSubmit={form.submit}>
      <NeedsScript />
      <FormAlert form={form} />
      <NewPassword label={t("registration.reset.password")} {...form.field("password")} />
      <Button variant="primary" wide type="submit" loading={form.pending}>
        {t("registration.reset.action")}
      </Button>
    </form>
  );
}

function NotGood({ fault }: { fault: LinkFault }) {
  const t = useT();
  const text = fault === "USED" ? "registration.link.used.text" : "registration.link.expired.text";
  return (
    <EntryPage
      title={t("registration.link.expired.title")}
      lead={<span role="alert">{t(text)}</span>}
    >
      <div>
        <ButtonLink href={links.passwordForgotten()} variant="primary">
          {t("registration.new-link")}
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
