import { sortByRight } from "../../documents/queries/sort-by-right.ts";
import { refuseLarge } from "../../downloads/commands/refuse-large.ts";
import { startDownload } from "../../downloads/commands/start-download.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { today } from "../../kernel/clock.ts";
import { enqueue } from "../../kernel/jobs/queued.ts";
import { slug } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { makeProjectZip } from "../export/make-project-zip.ts";
import type { ProjectPlace } from "../policy.ts";
import { chosenDocuments } from "../queries/list-documents.ts";
import { getOwnProject, listFiles } from "../queries/select-projects.ts";

/** Asks for a zip of a whole project; answers the key of the download. */
export async function startExport(actor: SignedInActor, place: ProjectPlace): Promise<string> {
  const { key: project_key, title, company_key } = await getOwnProject(actor, place);
  const chosen = await chosenDocuments(actor, { key: project_key, chosen: [] });
  const { allowed } = await sortByRight(actor, chosen);
  refuseLarge([...allowed, ...(await listFiles(project_key))]);
  return once(async () => {
    const name = `${slug(title)}-${today()}.zip`;
    const key = await startDownload(actor, { kind: "PROJECT", name, project_key });
    await noteSecurity({ kind: "exported", company_key, details: { what: "projects" } });
    await enqueue(makeProjectZip(), { key, place });
    return key;
  });
}
