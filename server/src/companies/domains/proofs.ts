import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveSecret } from "../../identity/commands/derive-secret.ts";
import { now } from "../../kernel/clock.ts";

/** A company's claim to a domain. */
export interface Claim {
  company_key: string;
  domain: string;
}

const sign = async (purpose: string, { company_key, domain }: Claim, more = ""): Promise<string> =>
  createHmac("sha256", await deriveSecret("company-domains"))
    .update([purpose, company_key, domain, more].join(" "))
    .digest("hex");

/** The text of the record: nobody can make it up for another company. */
export const recordOf = async (claim: Claim): Promise<string> =>
  `neroli-domain=${(await sign("record", claim)).slice(0, 40)}`;

const day = 86_400_000;
const dayOf = (back: number) => Math.floor(now().getTime() / day) - back;

/** The code that is mailed today; whoever reads the mailbox tells it, and only they know it. */
export const codeOf = (claim: Claim, back = 0): Promise<string> =>
  sign("code", claim, String(dayOf(back))).then((text) => text.slice(0, 12).toUpperCase());

/** Whether this is the code of today or yesterday, however it was typed. */
export async function isCodeOf(claim: Claim, typed: string): Promise<boolean> {
  const code = Buffer.from(typed.replaceAll(/[\s-]/g, "").toUpperCase());
  for (const back of [0, 1]) {
    const right = Buffer.from(await codeOf(claim, back));
    if (code.length === right.length && timingSafeEqual(code, right)) return true;
  }
  return false;
}
