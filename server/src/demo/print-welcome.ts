import type { Config } from "../kernel/config.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";

/** Tells who has just started the server where it is, and who may enter. */
export function printWelcome({ origin, demo }: Config): void {
  console.log(`\nNeroli is ready: ${origin}\n`);
  if (!demo) return;
  const widest = Math.max(...demoAccounts.map(({ email }) => email.length));
  console.log(`Demonstration accounts, each with the password ${demoPassword}:`);
  for (const { email, label } of demoAccounts) {
    console.log(`  ${email.padEnd(widest)}  ${label}`);
  }
  console.log("");
}
