import type { EventCompanyForm } from "@neroli/contract/portals/event-company.ts";
import { sql, type Updateable } from "kysely";
import type { DB } from "../../../../db/types.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, emit, transaction } from "../../../kernel/db/db.ts";
import { AppError } from "../../../kernel/errors.ts";
import { lockCompany } from "../../../published/companies.ts";
import { presentEntry } from "../present.ts";
import { type Entry, type EntryRow, getEntry, type Named } from "../queries/get-entry.ts";

type Values = Omit<EventCompanyForm, "version">;
type Field = keyof Values;

const fields = [
  "display_name",
  "description",
  "hall",
  "stand",
  "contacts",
  "all_products",
] as const satisfies Field[];

/** What who manages the event's companies says; at an exhibition each says it of itself. */
const ofPlace: readonly Field[] = ["hall", "stand", "all_products"];

/** Writes what is given of an entry, if nobody has changed it since it was read. */
export async function saveEntry(
  actor: SignedInActor,
  { form: { version, ...form }, ...named }: Named & { form: EventCompanyForm },
): Promise<void> {
  await transaction(async () => {
    const { row } = await lockEntry(actor, named);
    const changed = fields.filter((name) => form[name] !== undefined && differs(form, row, name));
    // A form that is sent a second time has been saved already.
    if (changed.length === 0) return;
    const entry = await getEntry(actor, named);
    if (!entry.places && changed.some((name) => ofPlace.includes(name))) {
      throw new AppError("access.forbidden");
    }
    if (row.version !== version) {
      throw new AppError("conflict", {
        version: row.version,
        changed,
        current: presentEntry(entry),
      });
    }
    await write(row, { form, changed });
    const only = (values: Values) =>
      Object.fromEntries(changed.map((name) => [name, values[name]]));
    await audit(actor, {
      action: "event.company-saved",
      key: row.event_key,
      company_key: row.company_key,
      before: only(row),
      after: { company: row.company_key, ...only(form) },
    });
    emit({
      topic: "event.changed",
      key: row.event_key,
      data: { companies: [row.company_key] },
    });
  });
}

/** Of two who save at the same moment, the second sees what the first did. */
async function lockEntry(actor: SignedInActor, named: Named): Promise<Entry> {
  const { row } = await getEntry(actor, named);
  await lockCompany(row.company_key);
  return getEntry(actor, named);
}

const differs = (form: Values, row: EntryRow, name: Field): boolean =>
  JSON.stringify(form[name]) !== JSON.stringify(inOrder(row, name));

/** Contacts as the form names their parts: JSON of the database has an order of its own. */
const inOrder = (row: EntryRow, name: Field) =>
  name === "contacts"
    ? row.contacts.map(({ product_type, contact_type, person_of_contact, value }) => ({
        product_type,
        contact_type,
        person_of_contact,
        value,
      }))
    : row[name];

async function write(
  row: EntryRow,
  { form, changed }: { form: Values; changed: readonly Field[] },
): Promise<void> {
  const columns = changed.map((name) => [
    name,
    name === "contacts" ? JSON.stringify(form.contacts) : form[name],
  ]);
  await db()
    .updateTable("event_companies")
    .set({
      ...(Object.fromEntries(columns) as Updateable<DB["event_companies"]>),
      version: row.version + 1,
      updated_at: sql<Date>`now()`,
    })
    .where("event_key", "=", row.event_key)
    .where("company_key", "=", row.company_key)
    .execute();
}
