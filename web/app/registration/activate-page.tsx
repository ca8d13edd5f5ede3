import { activation } from "@neroli/contract/registration/forms/activation.gen.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "../kernel/client.ts";
import { hiddenMeta } from "../kernel/page-meta.ts";
import { useT } from "../language/phrases.tsx";
import { EntryPage } from "../ui/entry-page.tsx";
import type { Route } from "./+types/activate-page";
import { AskForLink } from "./ask-for-link.tsx";
import { faultOfToken, type LinkFault } from "./link-fault.ts";
import { LogInButton } from "./log-in-button.tsx";
import { PasswordForm } from "./password-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  hiddenMeta(matches, "registration.activate.title");

/** Where the mailed link leads; without a token one gets a new link here. */
export default function ActivatePage() {
  const t = useT();
  const [params] = useSearchParams();
  const token = params.get("token");
  if (token) return <Activate token={token} />;
  return (
    <EntryPage title={t("registration.resend.title")} lead={t("registration.resend.text")}>
      <AskForLink kind="activation" />
    </EntryPage>
  );
}

/** Whoever follows the link chooses the password, whoever it was that signed up. */
function Activate({ token }: { token: string }) {
  const t = useT();
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<LinkFault | null>(null);
  const fault = faultOfToken(token) ?? refused;
  if (isDone) return <Done name="done" />;
  if (fault === "USED") return <Done name="used" />;
  if (fault) return <NotGood fault={fault} />;
  return (
    <EntryPage title={t("registration.activate.title")} lead={t("registration.activate.text")}>
      <PasswordForm
        constraints={activation}
        token={token}
        label={t("registration.password")}
        action={t("registration.activate.action")}
        send={(body) => api("POST /registration/activate", { body })}
        onSaved={() => setDone(true)}
        onFault={setRefused}
      />
    </EntryPage>
  );
}

function Done({ name }: { name: "done" | "used" }) {
  const t = useT();
  return (
    <EntryPage
      title={t(`registration.activate.${name}.title`)}
      lead={<span role="status">{t(`registration.activate.${name}.text`)}</span>}
    >
      <div>
        <LogInButton />
      </div>
    </EntryPage>
  );
}

const reasons = {
  EXPIRED: "registration.link.expired.activation",
  UNKNOWN: "registration.link.unknown.text",
} as const;

function NotGood({ fault }: { fault: keyof typeof reasons }) {
  const t = useT();
  return (
    <EntryPage
      title={t("registration.link.expired.title")}
      lead={<span role="alert">{t(reasons[fault])}</span>}
    >
      <AskForLink kind="activation" />
    </EntryPage>
  );
}
