import { type Person, passwordStrength } from "@neroli/contract/registration/password.ts";
import type { ComponentProps } from "react";
import { useT } from "../language/phrases.tsx";
import { PasswordField } from "./fields/password-field.tsx";
import classes from "./new-password.module.css";

interface NewPasswordProps extends ComponentProps<typeof PasswordField> {
  value: string;
  /** Whose password it is to be, as far as it is known: nothing of it may be in there. */
  person?: Partial<Person>;
}

/** A new password, with the rule before and its strength while it is typed. */
export function NewPassword({ value, person, ...field }: NewPasswordProps) {
  const t = useT();
  const strength = passwordStrength(value, person);
  return (
    <div>
      <PasswordField
        autoComplete="new-password"
        hint={t("registration.password.hint")}
        {...field}
        value={value}
      />
      <div className={classes.strength} data-strength={strength} aria-live="polite">
        <span className={classes.bars} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {strength > 0 && t(`registration.password.strength.${strength as 1 | 2 | 3}`)}
      </div>
    </div>
  );
}
