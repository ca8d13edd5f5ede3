import { links } from "@neroli/contract/access/links.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import { isLanguage } from "@neroli/contract/kernel/language.ts";
import { reminderDays, subscriptionFeatures } from "@neroli/contract/subscriptions/states.ts";
import { say } from "@neroli/phrases/say.ts";
import { sql } from "kysely";
import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";
import type { MailKind } from "../../kernel/mail/kinds.ts";
import type { Letter } from "../../kernel/mail/letter.ts";
import { pageAddress, sendMail, supportAddress } from "../../kernel/mail/mail.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";
import { statusOn } from "../queries/active.ts";

/**
 * Mails the managers of each company whose subscription is about to end, once per reminder. One
 * address that is refused does not keep the others from theirs; the failure makes the job run again.
 */
export async function remindManagers(): Promise<void> {
  const today = dayOf(now());
  await noteReminders(today);
  const due = await dueReminders(today).select(["subscription_key", "days", "user_key"]).execute();
  const failures: unknown[] = [];
  for (const each of due) await mailOne(today, each).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "reminders of subscriptions");
}

/**
 * Only the last of the reminders whose time has come counts: who is told of seven days need not
 * hear of thirty. None where another subscription follows.
 */
async function noteReminders(today: string): Promise<void> {
  await sql`
    insert into subscription_reminders (subscription_key, ends_on, days, user_key)
    select subscriptions.key, subscriptions.ends_on, reminder.days, users.key
    from subscriptions
    cross join lateral (
      select min(days) as days from unnest(${sql.val([...reminderDays])}::int[]) as days
      where subscriptions.ends_on - ${today}::date <= days) as reminder
    join ${publishedUsers()} on users.company_key = subscriptions.company_key
    where ${statusOn(today)} = 'ACTIVE'
      and reminder.days is not null
      and users.roles && array['SUPPLIER_MANAGER']
      and users.enabled and users.status = 'VERIFIED'
      and not exists (
        select from subscriptions as next
        where next.company_key = subscriptions.company_key
          and next.deactivated_at is null
          and next.starts_on > subscriptions.ends_on)
    on conflict do nothing`.execute(db());
}

/** Noted and not mailed yet, of subscriptions that still end on that day. */
const dueReminders = (today: string) =>
  db()
    .selectFrom("subscription_reminders")
    .innerJoin("subscriptions", "subscriptions.key", "subscription_reminders.subscription_key")
    .whereRef("subscriptions.ends_on", "=", "subscription_reminders.ends_on")
    .where(statusOn(today), "=", "ACTIVE")
    .where("subscription_reminders.mailed_at", "is", null);

interface Reminder {
  subscription_key: string;
  days: number;
  user_key: string;
}

/** No second process does the same meanwhile: the job runs in one at a time (kernel/jobs/jobs.ts). */
async function mailOne(today: string, reminder: Reminder): Promise<void> {
  const row = await dueReminders(today)
    .innerJoin(publishedCompanies(), "companies.key", "subscriptions.company_key")
    .innerJoin(publishedUsers(), "users.key", "subscription_reminders.user_key")
    .where("subscription_reminders.subscription_key", "=", reminder.subscription_key)
    .where("subscription_reminders.days", "=", reminder.days)
    .where("subscription_reminders.user_key", "=", reminder.user_key)
    .select(["subscriptions.key", "subscription_reminders.ends_on", "companies.name"])
    .select(["users.key as user_key", "users.email", "users.firstname", "users.language"])
    .executeTakeFirst();
  if (!row) return;
  await sendMail({
    id: `reminder-${row.key}-${row.ends_on}-${reminder.days}-${row.user_key}`,
    to: row.email,
    letter: letter(row),
  });
  await db()
    .updateTable("subscription_reminders")
    .set({ mailed_at: now() })
    .where("subscription_key", "=", row.key)
    .where("ends_on", "=", row.ends_on)
    .where("days", "=", reminder.days)
    .where("user_key", "=", row.user_key)
    .execute();
}

interface MailedReminder {
  ends_on: string;
  name: string;
  firstname: string;
  language: string | null;
}

/** For the preview. */
export const subscriptionMailKind: MailKind = {
  name: "Subscription ends soon",
  sample: (language) =>
    letter({
      name: "Velouria Actives",
      ends_on: "2030-06-30",
      firstname: "Ada",
      language,
    }),
};

function letter({ ends_on, name, firstname, ...reader }: MailedReminder): Letter {
  const language = isLanguage(reader.language) ? reader.language : "en";
  const subject = say(language, "subscriptions.mail.subject", {
    company: name,
    date: formatDay(ends_on),
  });
  const off = subscriptionFeatures.map((each) => say(language, `subscriptions.feature.${each}`));
  return {
    language,
    subject,
    greeting: say(language, "subscriptions.mail.greeting", { firstname }),
    lines: [
      `${subject}.`,
      say(language, "subscriptions.mail.off", { features: off.join(", ") }),
      say(language, "subscriptions.mail.renew", { support: supportAddress() }),
    ],
    button: {
      label: say(language, "subscriptions.mail.open"),
      address: pageAddress(links.admin()),
    },
    footer: say(language, "subscriptions.mail.footer", { company: name }),
  };
}
