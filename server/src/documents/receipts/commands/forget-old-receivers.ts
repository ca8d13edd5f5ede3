import { sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import { formerPerson } from "../../../kernel/personal-data/former-person.ts";
import { publishedUsers } from "../../../published/users.ts";

/** As long as a supplier must be able to say who received a safety data sheet (REACH, article 36). */
const years = 10;

/** Takes the names of people who were erased off receipts that are old enough. */
export async function forgetOldReceivers(): Promise<void> {
  const { firstname, lastname } = formerPerson;
  await sql`
    update document_receipts set person = ${`${firstname} ${lastname}`}, email = users.email
    from ${publishedUsers()}
    where users.key = document_receipts.user_key and users.former
      and document_receipts.email <> users.email
      and received_at < now() - ${years} * interval '1 year'`.execute(db());
}
