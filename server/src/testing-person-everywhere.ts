import { sql } from "kysely";
import { createBadge } from "./badges/factory.ts";
import { createCompany } from "./companies/factory.ts";
import { createFactor, createSession } from "./identity/factory.ts";
import { rollUp } from "./interactions/commands/roll-up.ts";
import { createConsent } from "./interactions/factory.ts";
import { putAsset } from "./kernel/assets/assets.ts";
import { db } from "./kernel/db/db.ts";
import { tablesOf } from "./kernel/personal-data/register.ts";
import { createHours, createMeeting, tomorrow } from "./meetings/factory.ts";
import { createNotification } from "./notifications/factory.ts";
import { personalRegister } from "./personal-register.ts";
import { createEvent, createEventUser } from "./portals/factory.ts";
import { createQuote } from "./quotes/factory.ts";
import { createSample } from "./samples/factory.ts";
import { createForeignWorld } from "./testing-foreign-world.ts";
import { createUser } from "./users/factory.ts";
import { createVisit } from "./visits/factory.ts";

/**
 * Somebody whom every column names that holds keys of people, in a row of its own or in one of
 * somebody else, and whose name and address stand in what others were told.
 */
export async function createPersonEverywhere() {
  const { key: company_key } = await createCompany({ name: "Maison Ambre" });
  const person = await createUser({
    ...{ company_key, firstname: "Wilhelmine", lastname: "Quandt", language: "de" },
    ...{ email: "Wilhelmine.Quandt@maison.example", phone_number: "+49 30 1234567" },
  });
  const colleague = await createUser({ company_key });
  const world = await createForeignWorld();
  const { key } = person;
  await createOwn(key);
  await createRemembered({ user_key: key, product_key: world.product });
  await createAtExhibition(key, world.company);
  await createOfRequests(world);
  await sql`insert into lead_work (lead) values (${world.lead})`.execute(db());
  for (const { table, names } of tablesOf(personalRegister)) {
    const taken = ["users", "meetings", "badges", "event_users", "erasures"];
    if (taken.includes(table)) continue;
    for (const column of Object.keys(names)) await nameIn(table, column, key);
  }
  await tellOf(person, world);
  return { ...person, colleague: colleague.key, world };
}

type World = Awaited<ReturnType<typeof createForeignWorld>>;

/** Rows of the account itself. */
async function createOwn(key: string): Promise<void> {
  await createSession({ user_key: key });
  await createNotification({ user_key: key });
  await createFactor({ user_key: key });
  await putAsset("users/picture", Buffer.from("a picture"));
  await sql`
    with picture as (
      insert into user_pictures (user_key, media_type, size, storage_key)
      values (${key}, 'image/webp', 9, 'users/picture')),
    passkey as (
      insert into passkeys (id, user_key, name, public_key, counter, transports)
      values ('a-passkey', ${key}, 'A laptop', '\\x00', 0, '{}')),
    code as (insert into recovery_codes (user_key, hash) values (${key}, 'a hash')),
    confirmation as (insert into confirmations (user_key, session) values (${key}, '')),
    device as (insert into known_devices (user_key, device) values (${key}, '\\x00')),
    step as (
      insert into sign_in_steps (uid, user_key, expires_at) values ('a-step', ${key}, now())),
    token as (
      insert into mailed_tokens (hash, purpose, user_key, expires_at)
      values ('a hash', 'PASSWORD', ${key}, now())),
    digest as (
      insert into notification_digests (user_key, period, day, begun_at)
      values (${key}, 'DAILY', '2026-11-25', now())),
    figures as (
      insert into analytics_digests (user_key, company_key, day, figures, begun_at)
      select ${key}, company_key, '2026-11-23', '{}', now() from users where key = ${key}),
    ending as (
      insert into unsubscribe_tokens (user_key, scope, token) values (${key}, 'all', 'a token')),
    news as (insert into digest_tokens (user_key, token) values (${key}, 'a token')),
    once as (
      insert into calls_made_once (user_key, call, idempotency_key, content_hash)
      values (${key}, 'POST /labels', 'a-key', 'a hash')),
    reminder as (
      insert into subscription_reminders (subscription_key, ends_on, days, user_key)
      select key, '2031-01-01', 30, ${key} from subscriptions limit 1),
    download as (
      insert into downloads (key, user_key, subject_key, kind, name)
      values ('a-download', ${key}, ${key}, 'PERSONAL', 'data.zip')),
    throttle as (
      insert into throttles (name, subject, attempts, until) values ('password', ${key}, 1, now()))
    insert into erasures (user_key, asked_by, due_at) values (${key}, ${key}, now())
  `.execute(db());
}

/** What was done with a product by somebody who has agreed to be remembered. */
export async function createRemembered(of: {
  user_key: string;
  product_key: string;
}): Promise<void> {
  await createConsent(of.user_key, "NAMED");
  const happened = sql`now(), 'VIEW'`;
  const inInbox = () =>
    sql`insert into interaction_inbox (happened_at, kind, product_key, user_key)
      values (${happened}, ${of.product_key}, ${of.user_key})`.execute(db());
  await inInbox();
  await rollUp();
  await inInbox();
}

/** A place, a badge, a meeting and a visit at an exhibition of its own, with terms that were accepted. */
async function createAtExhibition(user_key: string, company_key: string): Promise<void> {
  const days = { starts_on: tomorrow(), ends_on: tomorrow() };
  const { key: event_key } = await createEvent({
    ...{ type: "TRADE_SHOW", companies: [company_key], ...days },
  });
  await createEventUser({ event_key, user_key, status: "VERIFIED" });
  await createBadge({ event_key, user_key });
  await createHours({ event_key, company_key });
  await createMeeting({ event_key, company_key, user_key });
  await createVisit({ event_key, company_key, user_key });
  await sql`
    with terms as (
      insert into event_terms (event_key, version, texts, published_by)
      values (${event_key}, 1, '{"en":"Terms"}', ${user_key}))
    insert into event_terms_acceptances (event_key, version, user_key, language)
    values (${event_key}, 1, ${user_key}, 'de')`.execute(db());
}

async function createOfRequests(world: World): Promise<void> {
  const { request, documentRequest, formula, project, company, colleague, product } = world;
  await sql`update requests set type = 'QUOTE' where key = ${documentRequest}`.execute(db());
  const quote = await createQuote({ request_key: documentRequest });
  await createSample({ company_key: company, buyer_key: colleague });
  await sql`
    with counter as (
      insert into quote_counters (quote_key, version, comment, asked_by)
      select ${quote.key}, 1, 'Less, please', buyer_key from requests where key = ${request}),
    draft as (
      update quotes set draft = '{}', status = 'ACCEPTED', accepted_at = now(),
        accepted_by = buyer_key, accepted_lines = '{1}'
      from requests where requests.key = request_key and quotes.key = ${quote.key}),
    template as (
      insert into quote_templates (key, company_key, name, draft, created_by)
      select 'a-template', company_key, 'A template', '{}', buyer_key
      from requests where key = ${request}),
    note as (
      insert into request_notes (request_key, side, author_key, body)
      select key, 'BUYER', buyer_key, 'Ask again' from requests where key = ${request}),
    event as (
      insert into request_events (request_key, kind, actor_key)
      select key, 'closed', buyer_key from requests where key = ${request}),
    read as (
      insert into request_reads (request_key, user_key)
      select key, buyer_key from requests where key = ${request}),
    version as (
      insert into formula_versions (formula_key, version, content, note, kept_by)
      select key, 1, content, '', created_by from formulas where key = ${formula}),
    deed as (
      insert into project_events (project_key, kind, actor_key)
      select key, 'created', created_by from projects where key = ${project}),
    history as (
      insert into product_history (product_key, company_key, version, action, by_user)
      select products.key, products.company_key, 2, 'SAVED', users.key
      from products, users where products.key = ${product} and users.key = ${colleague}),
    rewriting as (
      insert into attribute_rewritings (field, from_term, into_term, started_by)
      values ('functions', 'Humectant', 'Moisturiser', ${colleague})),
    load as (
      insert into law_loads (annex, as_of, file, added, changed, loaded_by)
      values ('V', '2026-01-01', 'annex.V.csv', 0, 0, ${colleague})),
    withdrawn as (update document_grants set withdrawn_at = now(), withdrawn_by = granted_by)
    insert into document_receipts
      (supplier_key, document_id, series, version, name, document_type, user_key, person, email, how,
        received_on)
    select company_key, gen_random_uuid(), gen_random_uuid(), 1, 'Sheet.pdf', 'SDS', buyer_key,
      'Wilhelmine Quandt', 'wilhelmine.quandt@maison.example', 'DOWNLOAD', current_date
    from requests where key = ${request}`.execute(db());
}

/** Names and addresses in what others were told, or have written down. */
async function tellOf(
  person: { key: string; email: string; company_key: string | null },
  world: World,
) {
  const name = "Wilhelmine Quandt";
  const contact = { person_of_contact: name, value: person.email, contact_type: "EMAIL" };
  const other = { person_of_contact: "Jo Winter", value: "jo@maison.example" };
  const contacts = JSON.stringify([contact, other]);
  await sql`
    with told as (
      update notifications set user_key = ${world.manager}, data = jsonb_build_object(
        'request_key', ${world.request}::text, 'created_by', jsonb_build_object('firstname', 'Wilhelmine'))
      where id = ${world.notification}),
    company as (
      update companies set contacts = ${contacts}::jsonb, verified_contacts = ${contacts}::jsonb
      where key in (${person.company_key}, ${world.company})),
    exhibitor as (update event_companies set contacts = ${contacts}::jsonb),
    project as (
      update projects set contacts = ${JSON.stringify([{ name, email: person.email }])}::jsonb),
    asked as (
      update requests set cc = ${[person.email, "jo@maison.example"]}::text[],
        contact = jsonb_build_object(
          'full_name', ${name}::text, 'company', 'Maison', 'department', 'OTHER'),
        shipping_address = '{"street":"Quandt 1","city":"Berlin","country":"DE","postal_code":"1"}'
      where buyer_key = ${person.key}),
    invited as (
      insert into invitations (key, token_hash, email, invited_by, expires_at)
      values ('an-invitation', 'a hash', ${person.email}, ${world.manager}, now())),
    event as (update request_events set data = jsonb_build_object('to', ${name}::text)),
    deed as (update project_events set data = jsonb_build_object('member', ${name}::text)),
    work as (
      insert into queued_work (name, data)
      values ('a-work', jsonb_build_object('user', ${person.key}::text))),
    trail as (
      insert into audit_entries (actor_key, actor_name, actor_email, actor_roles, action, entity, entity_key)
      values (${person.key}, ${name}, ${person.email}, '{}', 'label.created', 'label', 'a-label')),
    log as (
      insert into security_events (kind, user_key, actor_key, details)
      values ('signed-in', ${person.key}, ${person.key}, '{}'))
    select 1`.execute(db());
}

/** In the first row there is, and of each in a row that has a place for it. */
async function nameIn(table: string, column: string, key: string): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${key}
    where ctid = (select min(ctid) from ${sql.table(table)})
      and not exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${key})`.execute(
    db(),
  );
}
