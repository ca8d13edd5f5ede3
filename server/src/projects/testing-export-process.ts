import "../kernel/testing/more-patience.ts";
import { createCatalogue } from "../catalogue/factory.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { connect } from "../kernel/db/db.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { makeProjectZip } from "./export/make-project-zip.ts";

// A process of its own that makes the zips of projects, until it is killed. Arguments: the database
// and the data folder.

const [, , url = "", data = ""] = process.argv;
connect(url);
startAssets({ data });
await createCatalogue();
await startQueued({ url, jobs: [makeProjectZip()], report: console.error });
