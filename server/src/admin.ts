import { links } from "@neroli/contract/access/links.ts";
import { speakUsually } from "@neroli/phrases/spoken-variant.ts";
import { startAssets } from "./kernel/assets/assets.ts";
import { readConfig } from "./kernel/config.ts";
import { prepareData } from "./kernel/data/prepare-data.ts";
import { connect, disconnect } from "./kernel/db/db.ts";
import { migrate } from "./kernel/db/migrate.ts";
import { openForProgram } from "./kernel/db/open-embedded.ts";
import { pageAddress, startMail } from "./kernel/mail/mail.ts";
import { runProgram } from "./kernel/run-program.ts";
import { type Order, overview, readArguments } from "./operator/program/arguments.ts";
import {
  endAllSessions,
  erasePersonNow,
  exportPerson,
  tellSessions,
} from "./operator/program/people.ts";
import { replaceAllKeys, tellRebuilding, tellWork, tendWork } from "./operator/program/tend.ts";
import { personalRegister } from "./personal-register.ts";
import { loadRatesFile } from "./rates/commands/load-rates-file.ts";
import { createSupport, mailSupportLink } from "./registration/commands/create-support.ts";
import { resetFactorsOf } from "./registration/commands/reset-factors-of.ts";

// npm run admin: what the operator of the machine alone can have done, whether a server runs or not.

async function run(): Promise<void> {
  const order = readArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  if (!order) return console.log(overview);
  const config = readConfig(process.env);
  await prepareData(config.data);
  const database = await openForProgram(config);
  try {
    await migrate(database.url);
    connect(database.url, { max: 2 });
    speakUsually(config.branding);
    startMail(config);
    startAssets(config);
    await carryOut(order);
  } finally {
    await disconnect();
    await database.close();
  }
}

function carryOut(order: Order): Promise<void> {
  switch (order.command) {
    case "create-support":
      return tellSupport(order);
    case "reset-factors":
      return tellReset(order.email);
    case "sessions":
      return tellSessions(order.email);
    case "end-sessions":
      return endAllSessions(order.email);
    case "export-person":
      return exportPerson(personalRegister, order);
    case "erase-person":
      return erasePersonNow(personalRegister, order);
    case "work":
      return tellWork();
    case "retry":
    case "drop":
      return tendWork(order.command, order);
    case "rebuild-index":
      return tellRebuilding();
    case "replace-keys":
      return replaceAllKeys(order.dropOld);
    case "load-rates":
      return tellRates(order.file);
  }
}

async function tellSupport(order: { email: string; force: boolean }): Promise<void> {
  const { email } = order;
  const token = await createSupport(order);
  console.log(`${email} is support. This link sets the password, once, within two hours:`);
  console.log(pageAddress(links.passwordReset({ token })));
  await mailSupportLink(email, token).then(
    () => console.log(`It was mailed to ${email}, too.`),
    (error) => console.error(`It could not be mailed: ${error.message}`),
  );
  console.log("After the first log-in a second factor is set up; support's rights begin with it.");
}

async function tellReset(email: string): Promise<void> {
  await resetFactorsOf(email);
  console.log(`${email} has no second factor any more, and every session has ended.`);
  console.log("The running server, or the next one that starts, tells it the person by mail.");
}

async function tellRates(file: string): Promise<void> {
  const { currencies, first, last, added, changed } = await loadRatesFile(file);
  console.log(
    `${currencies.length} currencies, ${first} to ${last}: ${added} new, ${changed} changed.`,
  );
}

await runProgram(run);
