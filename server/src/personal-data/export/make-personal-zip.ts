import { isLanguage } from "@neroli/contract/kernel/language.ts";
import { failDownload, failureOf } from "../../downloads/commands/fail-download.ts";
import { finishZip } from "../../downloads/commands/finish-zip.ts";
import { noteProgress } from "../../downloads/commands/note-progress.ts";
import { findOwner } from "../../downloads/queries/find-owner.ts";
import { findDownload } from "../../downloads/queries/list-downloads.ts";
import type { QueuedJob } from "../../kernel/jobs/queued.ts";
import type { PersonalRegister } from "../../kernel/personal-data/register.ts";
import { mayHave } from "../policy.ts";
import { getPerson } from "../queries/find-person.ts";
import { listPersonalFiles, readPersonalRows } from "../queries/read-personal-rows.ts";
import { writeGuide } from "./write-guide.ts";

/**
 * Makes the zip of a person's data: a file of JSON of each capability, the files that the person has
 * uploaded, and a page in that person's language that says what is what.
 */
export const makePersonalZip = (register: PersonalRegister = {}): QueuedJob<{ key: string }> => ({
  name: "personal-data-zip",
  groupOf: ({ key }) => `personal-data-zip ${key}`,

  async work({ key }, signal) {
    const download = await findDownload(key);
    if (!download?.subject_key || !(await noteProgress(key, 0))) return;
    const owner = await findOwner(download.user_key);
    const person = await getPerson(download.subject_key);
    if (!owner || !mayHave(owner, person)) {
      return failDownload(key, "downloads.rights-changed");
    }
    const parts = await readPersonalRows(register, person.key);
    const stored = await listPersonalFiles(register, person.key);
    const language = isLanguage(person.language) ? person.language : "en";
    const files = stored.length;
    await finishZip(key, {
      ...{ owner, signal, refused: [], documents: [] },
      beside: {
        listed: false,
        made: [
          { name: "index.html", content: writeGuide(person, { parts, files, language }) },
          ...parts.map(({ capability, tables }) => ({
            name: `${capability}.json`,
            content: Buffer.from(JSON.stringify(tables, null, 2)),
          })),
        ],
        stored,
      },
    });
  },

  failed: ({ key }, error) => failDownload(key, failureOf(error)),
});
