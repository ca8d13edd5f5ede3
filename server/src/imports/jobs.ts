import { transaction } from "../kernel/db/db.ts";
import { isGroupHeld } from "../kernel/jobs/hold-group.ts";
import type { Job } from "../kernel/jobs/jobs.ts";
import type { QueuedJob } from "../kernel/jobs/queued.ts";
import { trimFiles } from "./commands/trim-files.ts";
import { askForLine, importCheck, importLine } from "./commands/work/queue-work.ts";
import { lineOf } from "./commands/work/work-line.ts";
import { listWaiting } from "./queries/list-waiting.ts";

export const importWork: readonly QueuedJob[] = [importCheck, importLine];

/** Goes on with the work of programs that were killed, such as the import of the command line. */
export const goOnWithImports: Job = {
  name: "imports-go-on",
  cron: "* * * * *",
  async run() {
    for (const companyKey of await listWaiting()) {
      if (!(await isGroupHeld(lineOf(companyKey)))) await transaction(() => askForLine(companyKey));
    }
  },
};

export const trimImportFiles: Job = { name: "imports-trim", cron: "41 3 * * *", run: trimFiles };
