import { connect, disconnect } from "../kernel/db/db.ts";
import { openForCommand } from "../kernel/db/open-embedded.ts";
import { timeResponses } from "./jobs.ts";

// A process of its own that reckons response times, as the schedule has one of all do it each hour.
// Argument: the data folder of a server that runs.

const [, , data = ""] = process.argv;

const opened = await openForCommand(data);
connect(opened.url);
try {
  await timeResponses.run();
} finally {
  await disconnect();
  await opened.close();
}
