import { isPassword } from "../kernel/passwords.ts";
import { findCredentials } from "../users/queries.ts";
import type { Throttle } from "./throttle.ts";

/** `wrong` is all that is ever said about an address whose password one does not know. */
export type Verdict =
  | { is: "right"; userKey: string }
  | { is: "wrong" }
  | { is: "blocked" }
  | { is: "throttled" };

interface Attempt {
  email: string;
  password: string;
  /** The network address that it comes from. */
  address: string;
}

const longestPassword = 1_000;

/** Decides one attempt to sign in, the same way whether the account exists or not. */
export async function checkCredentials(attempt: Attempt, throttle: Throttle): Promise<Verdict> {
  const subject = `${attempt.email.trim().toLowerCase()} ${attempt.address}`;
  if (!throttle.isOpen(subject)) return { is: "throttled" };
  // Counted before the slow check: many attempts at the same moment are many failures.
  throttle.count(subject);
  const user = await findCredentials(attempt.email);
  const known = await isPassword(
    attempt.password.slice(0, longestPassword),
    user?.password_hash ?? null,
  );
  if (!known || !user || attempt.password.length > longestPassword) return { is: "wrong" };
  throttle.forget(subject);
  if (!user.enabled || user.status === "BLOCKED") return { is: "blocked" };
  return { is: "right", userKey: user.key };
}
