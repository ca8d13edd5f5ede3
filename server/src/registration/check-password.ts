import { type Person, passwordFault } from "@neroli/contract/registration/password.ts";
import { AppError, fieldFailure } from "../kernel/errors.ts";

/** Refuses a password that is easily guessed, or made of what is known of the person. */
export function checkPassword(password: string, person: Person): void {
  const fault = passwordFault(password, person);
  if (!fault) return;
  throw new AppError("registration.weak-password", {
    fault,
    failures: [fieldFailure({ path: "password", code: `registration.password.${fault}` })],
  });
}
