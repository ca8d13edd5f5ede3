import { networkOf } from "../../kernel/network.ts";
import { isPassword } from "../../kernel/passwords.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { createThrottle } from "../../kernel/throttle.ts";
import { findCredentials } from "../../users/queries.ts";

/** `wrong` is all that is ever said about an address whose password one does not know. */
export type Verdict =
  | { is: "right"; userKey: string }
  | { is: "wrong" | "blocked" | "disabled" | "not-activated" | "throttled" };

interface Attempt {
  email: string;
  password: string;
  /** The network address that it comes from. */
  address: string;
}

const seconds = 600;
/** One who tries passwords of one account. */
const byBoth = createThrottle({ name: "sign-in", failures: 10, seconds });
/** Many networks that try one account; more, so that one network alone cannot lock its owner out. */
const byAccount = createThrottle({ name: "sign-in-account", failures: 50, seconds });
/** One network that tries many accounts; more, as a whole company may stand behind one address. */
const byNetwork = createThrottle({ name: "sign-in-network", failures: 100, seconds });

const longestPassword = 1_000;

/** Decides one attempt to sign in, the same way whether the account exists or not. */
export async function checkCredentials(attempt: Attempt): Promise<Verdict> {
  const subjects = subjectsOf(attempt);
  // Counted before the slow check: many attempts at the same moment are many failures.
  if (!(await isAdmitted(subjects))) return { is: "throttled" };
  const user = await findCredentials(attempt.email);
  const known = await isPassword(
    attempt.password.slice(0, longestPassword),
    user?.password_hash ?? null,
  );
  const isRight = known && user !== null && attempt.password.length <= longestPassword;
  if (isRight) await acquit(subjects);
  const reason = isRight ? shutBecause(user) : "wrong";
  if (isRight && reason === null) return { is: "right", userKey: user.key };
  const failed = { is: reason ?? "wrong" } as const;
  await noteSecurity({
    kind: "sign-in-failed",
    user_key: user?.key ?? null,
    details: { reason: failed.is },
  });
  return failed;
}

type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** Why somebody who knows the password may not sign in all the same. */
function shutBecause({ status, enabled, activated_at }: Credentials) {
  if (status === "BLOCKED") return "blocked";
  if (!enabled) return "disabled";
  return activated_at === null ? "not-activated" : null;
}

interface Subjects {
  account: string;
  network: string;
  both: string;
}

function subjectsOf({ email, address }: Attempt): Subjects {
  const [account, network] = [email.trim().toLowerCase(), networkOf(address)];
  return { account, network, both: `${account} ${network}` };
}

/** An attempt that is refused for its network is not counted for the account: it is no lever. */
const isAdmitted = async ({ account, network, both }: Subjects) =>
  (await byNetwork.count(network)) &&
  (await byBoth.count(both)) &&
  (await byAccount.count(account));

/** Only the pair begins anew: one's own success must not cover for attempts at other accounts. */
const acquit = ({ account, network, both }: Subjects) =>
  Promise.all([byBoth.forget(both), byAccount.takeBack(account), byNetwork.takeBack(network)]);
