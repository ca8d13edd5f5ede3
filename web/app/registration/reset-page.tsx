import { links } from "@neroli/contract/access/links.ts";
import { reset } from "@neroli/contract/registration/forms/reset.gen.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import type { Route } from "./+types/reset-page";
import { faultOfToken, type LinkFault } from "./link-fault.ts";
import { LogInButton } from "./log-in-button.tsx";
import { PasswordForm } from "./password-form.tsx";

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
      <PasswordForm
        constraints={reset}
        token={token}
        label={t("registration.reset.password")}
        action={t("registration.reset.action")}
        send={(body) => api("POST /registration/password/reset", { body })}
        onSaved={() => setDone(true)}
        onFault={setRefused}
      />
    </EntryPage>
  );
}

const reasons = {
  USED: "registration.link.used.text",
  EXPIRED: "registration.link.expired.password",
  UNKNOWN: "registration.link.unknown.text",
} as const satisfies Record<LinkFault, string>;

function NotGood({ fault }: { fault: LinkFault }) {
  const t = useT();
  return (
    <EntryPage
      title={t("registration.link.expired.title")}
      lead={<span role="alert">{t(reasons[fault])}</span>}
    >
      <div>
        <ButtonLink href={links.passwordForgotten()} variant="primary">
          {t("registration.new-link")}
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
