import type { Config } from "../kernel/config.ts";
import { log } from "../kernel/log/log.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";

/** Tells who has just started the server where it is, who reaches it and who may enter. */
export function printWelcome({ origin, demo, listen, port }: Config): void {
  if (!process.stdout.isTTY) {
    log.info({ origin, demo, listen, port }, "ready");
    return;
  }
  console.log(`\nNeroli is ready: ${origin}\n`);
  console.log(`It listens on ${placeOf(listen)}, port ${port}.`);
  if (!demo) {
    console.log("The demonstration is off: none of its accounts is let in.\n");
    return;
  }
  console.log("The demonstration is on: everyone who reaches this address can sign in to it.\n");
  const widest = Math.max(...demoAccounts.map(({ email }) => email.length));
  console.log(`Demonstration accounts, each with the password ${demoPassword}:`);
  for (const { email, label } of demoAccounts) {
    console.log(`  ${email.padEnd(widest)}  ${label}`);
  }
  console.log("");
}

function placeOf(listen: string): string {
  if (listen === "localhost") return "this machine alone";
  return listen === "::" || listen === "0.0.0.0" ? "every address of this machine" : listen;
}
