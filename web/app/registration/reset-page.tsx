import { links } from "@neroli/contract/access/links.ts";
import { passwordFault } from "@neroli/contract/registration/password.ts";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, api } from "../kernel/client.ts";
import { metaT, type Translate, useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Note } from "../ui/card.tsx";
import { NewPassword } from "../ui/new-password.tsx";
import type { Route } from "./+types/reset-page";
import { LogInButton } from "./log-in-button.tsx";
import { PlainCard } from "./plain-card.tsx";
import { reasonOf } from "./reason.ts";
import classes from "./registration.module.css";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${metaT(matches)("registration.reset.title")} | Neroli` },
  { name: "robots", content: "noindex" },
];

/** Where the link of a forgotten password leads. */
export default function ResetPage() {
  const t = useT();
  const token = useSearchParams()[0].get("token") ?? "";
  const reset = useMutation({
    mutationFn: (password: string) =>
      api("POST /registration/password/reset", { body: { token, password } }),
  });
  if (reset.isSuccess) {
    return (
      <PlainCard title={t("registration.reset.done.title")}>
        <p className={classes.lead} role="status">
          {t("registration.reset.done.text")}
        </p>
        <LogInButton />
      </PlainCard>
    );
  }
  const reason = token ? reasonOf(reset.error) : "EXPIRED";
  if (reason) return <NotGood reason={reason} />;
  return (
    <PlainCard title={t("registration.reset.title")}>
      <p className={classes.lead}>{t("registration.reset.text")}</p>
      <PasswordForm
        isPending={reset.isPending}
        refused={reset.error && refusal(t, reset.error)}
        onSave={(password) => reset.mutate(password)}
      />
    </PlainCard>
  );
}

/** Names and address are known to the server alone. */
function refusal(t: Translate, error: Error): string {
  if (!(error instanceof ApiError)) return t("registration.failed");
  return error.body.additional_data?.fault === "personal"
    ? t("registration.password.personal")
    : error.message;
}

interface FormProps {
  isPending: boolean;
  refused: string | null;
  onSave: (password: string) => void;
}

function PasswordForm({ isPending, refused, onSave }: FormProps) {
  const t = useT();
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = passwordFault(password);
    setFault(found && t(`registration.password.${found}`));
    if (found) input.current?.focus();
    else onSave(password);
  };
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <noscript>
        <Note tone="bad" urgent>
          {t("registration.needs-script")}
        </Note>
      </noscript>
      {refused && !fault && (
        <Note tone="bad" urgent>
          {refused}
        </Note>
      )}
      <NewPassword
        ref={input}
        label={t("registration.reset.password")}
        value={password}
        error={fault}
        name="password"
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button variant="primary" wide type="submit" loading={isPending}>
        {t("registration.reset.action")}
      </Button>
    </form>
  );
}

function NotGood({ reason }: { reason: "USED" | "EXPIRED" }) {
  const t = useT();
  const text = reason === "USED" ? "registration.link.used.text" : "registration.link.expired.text";
  return (
    <PlainCard title={t("registration.link.expired.title")}>
      <p className={classes.lead} role="alert">
        {t(text)}
      </p>
      <div className={classes.actions}>
        <ButtonLink href={links.passwordForgotten()} variant="primary">
          {t("registration.new-link")}
        </ButtonLink>
      </div>
    </PlainCard>
  );
}
