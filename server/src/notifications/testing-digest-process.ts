import { connect, disconnect } from "../kernel/db/db.ts";
import { openForCommand } from "../kernel/db/open-embedded.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { mailNotificationDigests } from "./jobs.ts";

// A process of its own that sends the digests that are due, as the schedule has one of all do it.
// Arguments: the database by its address or the data folder of a server that runs, the mail server,
// the origin, and how much later it is, in milliseconds.

const [, , database = "", smtp_url = "", origin = "", later = "0"] = process.argv;

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + Number(later));
    else super(given[0]);
  }

  static override now(): number {
    return RealDate.now() + Number(later);
  }
} as DateConstructor;

const opened = database.startsWith("postgres:")
  ? { url: database, close: async () => {} }
  : await openForCommand(database);
connect(opened.url);
startMail({ data: "", origin, smtp_url });
try {
  await mailNotificationDigests.run();
} finally {
  await disconnect();
  await opened.close();
}
