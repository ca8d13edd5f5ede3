import type { FormConstraints } from "@neroli/contract/kernel/constraints.ts";
import { passwordFault } from "@neroli/contract/registration/password.ts";
import { FormAlert } from "../kernel/forms/form-alert.tsx";
import { LeaveGuard } from "../kernel/forms/leave-guard.tsx";
import { useEntryForm } from "../kernel/forms/use-entry-form.ts";
import { useT } from "../language/phrases.tsx";
import { Button } from "../ui/button.tsx";
import layout from "../ui/layout.module.css";
import { NewPassword } from "../ui/new-password.tsx";
import { faultOfError, type LinkFault } from "./link-fault.ts";
import { NeedsScript } from "./needs-script.tsx";

interface PasswordFormProps {
  constraints: FormConstraints;
  /** Of the mailed link. */
  token: string;
  label: string;
  action: string;
  send: (body: { token: string; password: string }) => Promise<unknown>;
  onSaved: () => void;
  onFault: (fault: LinkFault) => void;
}

/** A password that is chosen by a mailed link. */
export function PasswordForm({ token, label, action, ...options }: PasswordFormProps) {
  const t = useT();
  const form = useEntryForm({
    constraints: options.constraints,
    base: null,
    valuesOf: () => ({ password: "" }),
    toBody: ({ password }: { password: string }) => ({ token, password }),
    judgeMore: ({ password }) => {
      const fault = passwordFault(password);
      return fault ? [{ path: "password", code: `registration.password.${fault}` }] : [];
    },
    // The sentence of passwords says more than that of texts.
    say: ({ code }) => (code === "too-short" ? t("registration.password.too-short") : null),
    send: options.send,
    onSent: options.onSaved,
    onRefused: (error) => {
      const fault = faultOfError(error);
      if (fault) options.onFault(fault);
      return fault !== null;
    },
    draft: () => null,
  });
  return (
    <form className={layout.stack} noValidate onSubmit={form.submit}>
      <LeaveGuard changed={form.changed && !form.pending} />
      <NeedsScript />
      <FormAlert form={form} />
      <NewPassword label={label} {...form.field("password")} />
      <Button variant="primary" wide type="submit" loading={form.pending}>
        {action}
      </Button>
    </form>
  );
}
