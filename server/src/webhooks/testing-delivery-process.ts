import { connect } from "../kernel/db/db.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { openNetworks } from "../kernel/outgoing/public-addresses.ts";
import { deliverWebhooks } from "./commands/deliver.ts";

// A process of its own that posts what is queued, until it is killed. Its argument is the database.

const [, , url = ""] = process.argv;
connect(url);
openNetworks(["127.0.0.1"]);
await startQueued({
  url,
  jobs: [deliverWebhooks],
  report(error) {
    throw error;
  },
});
