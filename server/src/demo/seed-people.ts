import { roles } from "@neroli/contract/access/roles.ts";
import { departments, type UserStatus } from "@neroli/contract/enumerations/users.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { z } from "zod";
import { db } from "../kernel/db/db.ts";
import { slug } from "../kernel/key.ts";
import { peopleTable, specialCases } from "./data/people.ts";
import { between, chance, daysBefore } from "./generate/pick.ts";

const columns = 9;

/** People whom the team has to verify, and others for the user administration to show. */
export async function seedPeople(): Promise<void> {
  const { password_hash } = await db()
    .selectFrom("users")
    .where("key", "=", "support")
    .select("password_hash")
    .executeTakeFirstOrThrow();
  const lines = peopleTable.split("\n").filter((line) => line.trim() !== "");
  await db()
    .insertInto("users")
    .values(lines.map((line) => ({ ...personOf(line), password_hash })))
    .execute();
}

function personOf(line: string) {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== columns) throw new Error(`${cells.length} columns: ${line}`);
  const [email = "", name = "", company = "", role = "", department = ""] = cells;
  const [job_title = "", language = "", state = "", days = ""] = cells.slice(5);
  const [firstname = "", ...lastname] = name.split(" ");
  const special = specialCases[email];
  const since = daysBefore(Number(days), between(`hour ${email}`, 0, 9));
  return {
    key: slug(name),
    email,
    firstname,
    lastname: lastname.join(" "),
    company_key: company || null,
    roles: [z.enum(roles).parse(role)],
    department: z.enum(departments).parse(department),
    job_title: job_title || null,
    language: z.enum(languages).parse(language),
    status: statusOf(state),
    demo: true,
    enabled: state !== "disabled",
    source: chance(`source ${email}`, 0.2) && company ? "INVITATION" : "SIGN_UP",
    special_case: special ? JSON.stringify(special) : null,
    created_at: since,
    terms_accepted_at: since,
    activated_at: state === "unproved" ? null : since,
  };
}

function statusOf(state: string): UserStatus {
  if (state === "blocked") return "BLOCKED";
  return state === "awaiting" || state === "unproved" ? "AWAITING_VERIFICATION" : "VERIFIED";
}
