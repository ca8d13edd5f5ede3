import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { type Person, passwordStrength } from "@neroli/contract/registration/password.ts";
import { useT } from "../language/phrases.tsx";
import classes from "./new-password.module.css";

interface Props extends PasswordInputProps {
  value: string;
  /** Whose password it is to be, as far as it is known: nothing of it may be in there. */
  person?: Partial<Person>;
}

/** A new password, with the rule before and its strength while it is typed. */
export function NewPassword({ value, person, ...input }: Props) {
  const t = useT();
  const strength = passwordStrength(value, person);
  return (
    <div>
      <PasswordInput
        required
        size="md"
        name="password"
        autoComplete="new-password"
        description={t("registration.password.hint")}
        visibilityToggleButtonProps={{ "aria-label": t("registration.password.show") }}
        {...input}
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
