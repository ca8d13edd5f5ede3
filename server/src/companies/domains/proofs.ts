import { createHmac, timingSafeEqual } from "node:crypto";
import { now } from "../../kernel/clock.ts";

/** A company's claim to a domain; the secret is the company's own, and never leaves. */
export interface Claim {
  secret: string;
  domain: string;
}

const sign = (purpose: string, { secret, domain }: Claim): string =>
  createHmac("sha256", secret).update(`${purpose} ${domain}`).digest("hex");

/** The text of the record: nobody can make it up for another company. */
export const recordOf = (claim: Claim): string =>
  `neroli-domain=${sign("record", claim).slice(0, 40)}`;

const day = 86_400_000;
const dayOf = (back: number) => Math.floor(now().getTime() / day) - back;

/** The code that is mailed today; whoever reads the mailbox tells it, and only they know it. */
export const codeOf = (claim: Claim, back = 0): string =>
  sign(`code ${dayOf(back)}`, claim)
    .slice(0, 12)
    .toUpperCase();

/** Whether this is the code of today or yesterday, however it was typed. */
export function isCodeOf(claim: Claim, typed: string): boolean {
  const code = Buffer.from(typed.replaceAll(/[\s-]/g, "").toUpperCase());
  return [0, 1].some((back) => {
    const right = Buffer.from(codeOf(claim, back));
    return code.length === right.length && timingSafeEqual(code, right);
  });
}
