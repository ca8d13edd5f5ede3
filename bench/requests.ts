import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Role } from "@neroli/contract/access/roles.ts";
import { sql } from "kysely";
import { createCompany } from "../server/src/companies/factory.ts";
import { type SignedInActor, visitor } from "../server/src/kernel/actor.ts";
import { connect, db, disconnect } from "../server/src/kernel/db/db.ts";
import { startEmbedded } from "../server/src/kernel/db/embedded.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { countFolders } from "../server/src/requests/queries/count-folders.ts";
import { listRequests } from "../server/src/requests/queries/list-requests.ts";
import { createUser } from "../server/src/users/factory.ts";

// npm run bench -- requests: what the request centre asks for all day, with 50,000 requests: half of
// them one supplier's, one in ten not over yet, four messages each.

const total = 50_000;
const rounds = 40;
/** Milliseconds: nobody waits for a page that takes less. */
const wanted = 300;

interface Person {
  company: string;
  user: string;
}

async function person(roles: Role[]): Promise<Person> {
  const { key: company } = await createCompany();
  const { key: user } = await createUser({ company_key: company, roles });
  return { company, user };
}

const actorOf = ({ company, user }: Person, roles: SignedInActor["roles"]): SignedInActor => ({
  ...visitor("en"),
  ...{ user_key: user, company_key: company, roles, standing: "admitted", vetted: true },
});

async function fill(busy: Person, others: readonly Person[], buyers: readonly Person[]) {
  const list = (people: readonly Person[], column: keyof Person) =>
    people.map((each) => each[column]);
  await sql`
    insert into requests (key, type, status, resolution, company_key, buyer_key, buyer_company_key,
      origin, message, contact, waiting_for, created_at, updated_at, closed_at)
    select 'r' || n, (array['QUOTE', 'SAMPLE', 'DOCUMENT', 'CONTACT'])[n % 4 + 1],
      case when n % 10 = 0 then 'OPEN' else 'CLOSED' end,
      case when n % 10 = 0 then null else 'ANSWERED' end,
      case when n % 2 = 0 then ${busy.company}
        else (${list(others, "company")}::text[])[n % ${others.length}::int + 1] end,
      (${list(buyers, "user")}::text[])[n % ${buyers.length}::int + 1],
      (${list(buyers, "company")}::text[])[n % ${buyers.length}::int + 1],
      'product', 'Price for ' || n || ' kg of a soft emollient, delivered to our plant, please', '{}',
      case when n % 10 <> 0 then null when n % 20 = 0 then 'BUYER' else 'SUPPLIER' end,
      now() - n * interval '1 minute', now() - n * interval '1 minute',
      case when n % 10 = 0 then null else now() end
    from generate_series(1, ${total}::int) as n`.execute(db());
  await sql`
    insert into request_messages (request_key, side, author_key, body, created_at)
    select key, case when n % 2 = 0 then 'BUYER' else 'SUPPLIER' end, buyer_key,
      'Batch ' || md5(key || n) || ' leaves on day ' || n, created_at + n * interval '1 hour'
    from requests, generate_series(1, 4) as n`.execute(db());
  await sql`analyze`.execute(db());
}

async function measure(name: string, ask: () => Promise<unknown>) {
  const times: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (rounds - 1))] ?? 0);
  return { name, p50_ms: at(0.5), p95_ms: at(0.95) };
}

async function bench() {
  const busy = await person(["SUPPLIER_MANAGER"]);
  const people = (role: "SUPPLIER_MANAGER" | "BUYER", count: number) =>
    Promise.all(Array.from({ length: count }, () => person([role])));
  const others = await people("SUPPLIER_MANAGER", 49);
  const buyers = await people("BUYER", 101);
  await fill(busy, others, buyers);
  const supplier = actorOf(busy, ["SUPPLIER_MANAGER"]);
  const buyer = actorOf(buyers[0] ?? busy, ["BUYER"]);
  const page = { page: 0, size: 20 };
  return [
    await measure("folders of the busy supplier", () => countFolders(supplier)),
    await measure("folders of a buyer", () => countFolders(buyer)),
    await measure("list of the busy supplier", () => listRequests(supplier, page)),
    await measure("list of a buyer", () => listRequests(buyer, page)),
    await measure("list that waits for the supplier", () =>
      listRequests(supplier, { ...page, folder__eq: "waiting-for-us" }),
    ),
    await measure("search for two words", () =>
      listRequests(supplier, { ...page, text__icontains: "emollient 4211" }),
    ),
    await measure("search for a part of a message", () =>
      listRequests(supplier, { ...page, text__icontains: "a1b2c" }),
    ),
  ];
}

const data = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
const database = await startEmbedded(data, { durable: false });
try {
  await migrate(database.url);
  connect(database.url);
  const rows = await bench();
  const holds = rows.every(({ p95_ms }) => p95_ms <= wanted);
  console.log(`${total} requests: each at most ${wanted} ms wanted`);
  console.table(rows);
  console.log(JSON.stringify({ name: "requests", target: { p95_ms: wanted }, holds, total, rows }));
  process.exitCode = holds ? 0 : 1;
} finally {
  await disconnect();
  await database.stop();
  await rm(data, { recursive: true, force: true });
}
