import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { isLanguage } from "@neroli/contract/kernel/language.ts";
import { openAsset } from "../../kernel/assets/assets.ts";
import type { PersonalRegister } from "../../kernel/personal-data/register.ts";
import { StartError } from "../../kernel/start-error.ts";
import { writeGuide } from "../export/write-guide.ts";
import { getPerson } from "../queries/find-person.ts";
import { listPersonalFiles, readPersonalRows } from "../queries/read-personal-rows.ts";

/**
 * Writes what is kept of a person into a new folder: a page that says what is what, a file of JSON of
 * each capability, the files that the person has uploaded. Answers how many there are.
 * @throws StartError when the folder is there already or cannot be made.
 */
export async function writePerson(
  register: PersonalRegister,
  { key, folder }: { key: string; folder: string },
): Promise<{ parts: number; files: number }> {
  const person = await getPerson(key);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The folder ${folder} cannot be made: ${error.message}.`);
  });
  const parts = await readPersonalRows(register, key);
  const files = await listPersonalFiles(register, key);
  const language = isLanguage(person.language) ? person.language : "en";
  const guide = writeGuide(person, { parts, files: files.length, language });
  await writeFile(path.join(folder, "index.html"), guide);
  for (const { capability, tables } of parts) {
    await writeFile(path.join(folder, `${capability}.json`), JSON.stringify(tables, null, 2));
  }
  await mkdir(path.join(folder, "files"));
  for (const { id, name, storage_key } of files) {
    // A name is somebody's words: of it the ending alone, which nothing can come of.
    const [ending = ""] = /\.[a-z0-9]{1,8}$/i.exec(name) ?? [];
    const file = createWriteStream(path.join(folder, "files", `${id}${ending}`), { flags: "wx" });
    await pipeline(await openAsset(storage_key), file);
  }
  return { parts: parts.length, files: files.length };
}
