import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startMail } from "../mail/mail.ts";
import { parseMail, type ReadMail } from "../mail/parse-mail.ts";

export interface TestMails {
  /** The mails to this address, the oldest first. */
  to(email: string): Promise<ReadMail[]>;
  /** The token in the link of the newest mail to this address. */
  tokenFor(email: string): Promise<string>;
  close(): Promise<void>;
}

async function readWritten(file: string) {
  const [{ mtimeNs: at }, source] = await Promise.all([
    stat(file, { bigint: true }),
    readFile(file, "utf8"),
  ]);
  return { at, source };
}

/** Mail into a folder of the test's own, read back as people read it. */
export async function testMails(origin = "https://neroli.example.com"): Promise<TestMails> {
  const data = await mkdtemp(path.join(tmpdir(), "neroli-mails-"));
  startMail({ data, origin });
  const to = async (email: string) => {
    const folder = path.join(data, "mail");
    const names = await readdir(folder).catch(() => []);
    const written = await Promise.all(names.map((name) => readWritten(path.join(folder, name))));
    // By when they were written: names tell it by a clock that a test may have stopped.
    written.sort((one, other) => (one.at < other.at ? -1 : 1));
    return written
      .map(({ source }) => parseMail(source))
      .filter((mail) => mail.to.toLowerCase() === email.toLowerCase());
  };
  return {
    to,
    async tokenFor(email) {
      const mail = (await to(email)).at(-1);
      return /(?:token=|\/register\/)([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    },
    close: () => rm(data, { recursive: true }),
  };
}
