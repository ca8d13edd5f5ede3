import { forgotten } from "@neroli/contract/registration/forms/forgotten.gen.ts";
import { resend } from "@neroli/contract/registration/forms/resend.gen.ts";
import { useEffect, useState } from "react";
import { api } from "../kernel/client.ts";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { typedAddress } from "../kernel/session/typed-address.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/card.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import layout from "../ui/layout.module.css";

const kinds = {
  activation: {
    constraints: resend,
    send: (body: { email: string }) => api("POST /registration/activate/resend", { body }),
    done: "registration.resend.done",
  },
  password: {
    constraints: forgotten,
    send: (body: { email: string }) => api("POST /registration/password/forgotten", { body }),
    done: "registration.forgotten.done",
  },
} as const;

interface AskForLinkProps {
  kind: keyof typeof kinds;
}

/** Has a link mailed. What it says afterwards is the same whether there is such an account. */
export function AskForLink({ kind }: AskForLinkProps) {
  const t = useT();
  const { constraints, send, done } = kinds[kind];
  const [mailed, setMailed] = useState<string | null>(null);
  const form = useEntryForm({
    constraints,
    base: null,
    valuesOf: () => ({ email: "" }),
    toBody: (values: { email: string }) => ({ email: values.email.trim() }),
    send,
    onSent: (_, { values }) => setMailed(values.email.trim()),
    draft: () => null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the server knows none
  useEffect(() => {
    if (typedAddress()) form.set({ email: typedAddress() });
  }, []);
  return (
    <form className={layout.stack} noValidate onSubmit={form.submit}>
      <FormAlert form={form} />
      <TextField
        type="email"
        autoComplete="username"
        label={t("registration.email.plain")}
        {...form.field("email")}
      />
      <div role="status">
        {mailed !== null && <Note tone="good">{t(done, { email: mailed })}</Note>}
      </div>
      <Button variant="primary" wide type="submit" loading={form.pending}>
        {t("registration.resend.action")}
      </Button>
    </form>
  );
}
