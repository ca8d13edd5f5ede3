import { networkOf } from "../../../kernel/network.ts";
import { noteSecurity } from "../../../kernel/security-log.ts";
import { createThrottle } from "../../../kernel/throttle.ts";
import { useAppCode } from "./authenticator-app.ts";
import { useRecoveryCode } from "./recovery-codes.ts";

/** One in 300,000 guesses is right: 60 of a day are found out in 14 years. */
const byMinutes = createThrottle({ name: "factor-code", failures: 10, seconds: 600 });
const byDay = createThrottle({ name: "factor-code-day", failures: 60, seconds: 86_400 });

/** One network that tries codes of many accounts; more, as a whole company may stand behind one. */
const byNetwork = createThrottle({ name: "factor-code-network", failures: 100, seconds: 600 });

interface Attempt {
  userKey: string;
  typed: string;
  /** The network address that it comes from, where it is known. */
  address: string | null;
}

export type CodeVerdict =
  | { is: "right"; factor: "totp" | "recovery-code" }
  | { is: "wrong" | "throttled" };

/**
 * Uses up a code of somebody's authenticator app, six digits, or one of his recovery codes. Who gets
 * here knows the password or holds a session: nobody else can shut the person out by trying.
 */
export async function checkCode({ userKey, typed, address }: Attempt): Promise<CodeVerdict> {
  const network = networkOf(address ?? "");
  // An attempt that is refused for its network is not counted for the account.
  const admitted =
    (await byNetwork.count(network)) &&
    (await byMinutes.count(userKey)) &&
    (await byDay.count(userKey));
  if (!admitted) return { is: "throttled" };
  const code = typed.replaceAll(/[\s-]/g, "");
  const factor = /^\d{6}$/.test(code) ? "totp" : "recovery-code";
  const right =
    factor === "totp" ? await useAppCode(userKey, code) : await useRecoveryCode(userKey, code);
  if (!right) {
    await noteSecurity({ kind: "factor-failed", user_key: userKey, details: { factor } });
    return { is: "wrong" };
  }
  await Promise.all([
    byNetwork.takeBack(network),
    byMinutes.takeBack(userKey),
    byDay.takeBack(userKey),
  ]);
  return { is: "right", factor };
}
