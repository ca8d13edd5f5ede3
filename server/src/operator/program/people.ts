import { endSessions } from "../../identity/commands/end-sessions.ts";
import { listSessions } from "../../identity/queries/list-sessions.ts";
import type { PersonalRegister } from "../../kernel/personal-data/register.ts";
import { StartError } from "../../kernel/start-error.ts";
import { eraseNow } from "../../personal-data/commands/erase-person.ts";
import { writePerson } from "../../personal-data/commands/write-person.ts";
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
export async function exportPerson(
  register: PersonalRegister,
  { email, folder }: { email: string; folder: string },
): Promise<void> {
  const { parts, files } = await writePerson(register, { key: await keyOf(email), folder });
  console.log(`${parts} parts and ${files} files of ${email} are in ${folder}.`);
}

export async function erasePersonNow(
  register: PersonalRegister,
  { email, sure }: { email: string; sure: boolean },
): Promise<void> {
  const key = await keyOf(email);
  if (!sure) {
    throw new StartError(
      `This erases ${email} at once and for good. If that is meant, say --now after the address.`,
    );
  }
  await eraseNow(register, key);
  console.log(`${email} is erased.`);
}
