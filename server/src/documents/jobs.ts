import type { Job } from "../kernel/jobs/jobs.ts";
import { remindOfEnding } from "./commands/remind-of-ending.ts";
import { forgetOldReceivers } from "./receipts/commands/forget-old-receivers.ts";
import { mailMissedSheets } from "./receipts/commands/mail-missed-sheets.ts";

/** Companies are told before their documents end; of each stage once, however often it runs. */
export const remindOfDocuments: Job = {
  name: "documents-ending",
  cron: "20 6 * * *",
  run: remindOfEnding,
};

/** What a mail server refused or was not there for is sent later. */
const mailSheetsAgain: Job = {
  name: "documents-missed-sheets",
  cron: "40 * * * *",
  run: mailMissedSheets,
};

/** The ledger names people who are gone for as long as the law wants it, and no longer. */
const forgetReceivers: Job = {
  name: "documents-receivers",
  cron: "52 2 * * *",
  run: forgetOldReceivers,
};

export const documentJobs: readonly Job[] = [remindOfDocuments, mailSheetsAgain, forgetReceivers];
