import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { isLanguage } from "@neroli/contract/kernel/language.ts";
import { endSessions } from "../../identity/commands/end-sessions.ts";
import { listSessions } from "../../identity/sessions/queries/list-sessions.ts";
import { openAsset } from "../../kernel/assets/assets.ts";
import { StartError } from "../../kernel/start-error.ts";
import { eraseNow } from "../../personal-data/commands/erase-person.ts";
import { writeGuide } from "../../personal-data/export/write-guide.ts";
import { getPerson } from "../../personal-data/queries/find-person.ts";
import {
  listPersonalFiles,
  readPersonalRows,
} from "../../personal-data/queries/read-personal-rows.ts";
import { personalRegister } from "../../personal-register.ts";
import { findUserByEmail } from "../../users/queries.ts";

async function keyOf(email: string): Promise<string> {
  const user = await findUserByEmail(email);
  if (!user) throw new StartError(`There is no account with the address ${email}.`);
  return user.key;
}

export async function tellSessions(email: string): Promise<void> {
  const sessions = await listSessions({ user_key: await keyOf(email) });
  if (sessions.length === 0) console.log(`${email} is signed in nowhere.`);
  for (const { began_at, used_at, address, user_agent } of sessions) {
    const times = `since ${began_at.toISOString()}, last used ${used_at.toISOString()}`;
    console.log(`${times}, from ${address ?? "an unknown address"}: ${user_agent ?? "?"}`);
  }
}

export async function endAllSessions(email: string): Promise<void> {
  await endSessions(await keyOf(email), "operator");
  console.log(`${email} is signed out everywhere.`);
}

/** What the person would get as a zip on the page Profile, as files of a folder of its own. */
export async function exportPerson(email: string, folder: string): Promise<void> {
  const person = await getPerson(await keyOf(email));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The folder ${folder} cannot be made: ${error.message}.`);
  });
  const parts = await readPersonalRows(personalRegister, person.key);
  const files = await listPersonalFiles(personalRegister, person.key);
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
  console.log(`${parts.length} parts and ${files.length} files of ${email} are in ${folder}.`);
}

export async function erasePersonNow(email: string, sure: boolean): Promise<void> {
  const key = await keyOf(email);
  if (!sure) {
    throw new StartError(
      `This erases ${email} at once and for good. If that is meant, say --now after the address.`,
    );
  }
  await eraseNow(personalRegister, key);
  console.log(`${email} is erased.`);
}
