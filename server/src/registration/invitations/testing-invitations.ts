import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Invite } from "@neroli/contract/registration/invitations.ts";
import { expect } from "vitest";
import { createCompany } from "../../companies/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { startMail } from "../../kernel/mail/mail.ts";
import { startListeners } from "../../kernel/outbox/work.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { testApp } from "../../kernel/testing/test-app.ts";
import { createUser } from "../../users/factory.ts";
import { registrationRoutes } from "../routes.ts";
import { invitationListeners } from "./listeners.ts";

export type User = Awaited<ReturnType<typeof createUser>>;

/** A company with its manager, whose invitations are mailed into a folder. */
export async function startInviting() {
  const database = await freshDatabase();
  const app = await testApp({ routes: [registrationRoutes], ...(await testIdentity()) });
  const data = await mkdtemp(path.join(tmpdir(), "neroli-invite-"));
  startMail({ data, origin: "https://neroli.example.com", support_email: "help@neroli.example" });
  const failures: unknown[] = [];
  const listeners = startListeners([invitationListeners], (error) => failures.push(error));

  /** The mails to an address, soft line breaks undone, oldest first. */
  const mailsTo = async (email: string): Promise<string[]> => {
    await listeners.idle();
    expect(failures.splice(0)).toEqual([]);
    const folder = path.join(data, "mail");
    const names = (await readdir(folder).catch(() => [])).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
    return texts
      .filter((text) => text.includes(`To: ${email}\r`))
      .map((text) => text.replaceAll("=\r\n", "").replaceAll("=3D", "="));
  };

  return {
    app,
    mailsTo,
    async close() {
      await listeners.stop();
      await app.close();
      await database.close();
      await rm(data, { recursive: true });
    },
  };
}
export type Inviting = Awaited<ReturnType<typeof startInviting>>;

/** A company of its own, with somebody who may invite to it, and the call. */
export async function newTeam({ app }: Inviting) {
  const { key: company } = await createCompany({ name: "Alpenkraut" });
  const manager = await createUser({
    roles: ["SUPPLIER_MANAGER"],
    company_key: company,
    firstname: "Urs",
    lastname: "Keller",
  });
  const invite = (
    as: User,
    emails: readonly string[],
    more: Partial<Invite> & { headers?: Record<string, string> } = {},
  ) => {
    const { headers, ...body } = more;
    return app.call("POST /users/invite", {
      as: as.key,
      body: { users: emails.map((email) => ({ email })), company, ...body },
      ...(headers && { headers }),
    });
  };
  const open = () =>
    db().selectFrom("invitations").where("company_key", "=", company).selectAll().execute();
  return { company, manager, invite, open };
}

/** The token in a mail's link, which only the mail knows. */
export const tokenIn = (mail: string | undefined) =>
  /\/register\/([\w-]{43})/.exec(mail ?? "")?.[1] ?? "";
