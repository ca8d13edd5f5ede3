import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { ApiError, api } from "../kernel/client.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { emailFault } from "./form-values.ts";
import classes from "./registration.module.css";

type Kind = "activation" | "password";

const calls = {
  activation: (email: string) => api("POST /registration/activate/resend", { body: { email } }),
  password: (email: string) => api("POST /registration/password/forgotten", { body: { email } }),
} satisfies Record<Kind, (email: string) => Promise<unknown>>;

const done = {
  activation: "registration.resend.done",
  password: "registration.forgotten.done",
} as const;

/** Has a link mailed. What it says afterwards is the same whether there is such an account. */
export function AskForLink({ kind, email: given = "" }: { kind: Kind; email?: string }) {
  const t = useT();
  const [email, setEmail] = useState(given);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const ask = useMutation<unknown, Error, string>({ mutationFn: calls[kind] });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = emailFault(t, email);
    setFault(found);
    if (found) input.current?.focus();
    else ask.mutate(email.trim());
  };
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <TextInput
        ref={input}
        type="email"
        name="email"
        autoComplete="username"
        size="md"
        required
        withAsterisk={false}
        label={t("registration.email.plain")}
        value={email}
        error={fault}
        errorProps={{ role: "alert" }}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div aria-live="polite" className={classes.summary}>
        {ask.isSuccess && (
          <p className={classes.notice}>{t(done[kind], { email: ask.variables })}</p>
        )}
        {ask.error && (
          <Note tone="bad" urgent>
            {ask.error instanceof ApiError ? ask.error.message : t("registration.failed")}
          </Note>
        )}
      </div>
      <Button variant="primary" wide type="submit" loading={ask.isPending}>
        {t("registration.resend.action")}
      </Button>
    </form>
  );
}
