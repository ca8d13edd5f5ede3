import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { createCompany } from "../server/src/companies/factory.ts";
import { testIdentity } from "../server/src/identity/factory.ts";
import { connect, db, disconnect } from "../server/src/kernel/db/db.ts";
import { startEmbedded } from "../server/src/kernel/db/embedded.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { testApp } from "../server/src/kernel/testing/test-app.ts";
import { createProduct } from "../server/src/products/factory.ts";
import { contentHash } from "../server/src/quotes/queries/content-hash.ts";
import { roundRoutes } from "../server/src/rounds/routes.ts";
import { createUser } from "../server/src/users/factory.ts";
import { contentOf, lines, suppliers } from "./quotes/offers.ts";

// npm run bench -- quotes: the comparison of a large round, as the server answers it: 50 suppliers
// with 40 lines each, in several units and currencies.

const warm = 5;
const runs = 60;
/** Milliseconds from the call to the last byte of the answer. */
const wanted = 300;
const batch = "bench-round";

async function fill() {
  const buyer = await createUser({ roles: ["BUYER"] });
  await sql`
    insert into exchange_rates (currency, day, rate)
    values ('USD', '2026-01-05', '1.1034'), ('CNY', '2026-01-05', '7.8531')`.execute(db());
  const ends = { buyer_key: buyer.key, buyer_company_key: buyer.company_key };
  for (let supplier = 0; supplier < suppliers; supplier += 1) {
    await fillSupplier(supplier, ends);
  }
  await db()
    .insertInto("rounds")
    .values({ key: batch, ...ends })
    .execute();
  await sql`analyze`.execute(db());
  return buyer;
}

type Ends = { buyer_key: string; buyer_company_key: string | null };

async function fillSupplier(supplier: number, ends: Ends): Promise<void> {
  const { key: company_key } = await createCompany();
  const products: string[] = [];
  for (let line = 0; line < lines; line += 1) {
    products.push((await createProduct({ company_key })).key);
  }
  const request_key = `bench-${supplier}`;
  await db()
    .insertInto("requests")
    .values({
      ...{ key: request_key, type: "QUOTE", origin: "search", batch, company_key, ...ends },
      ...{ message: "Prices, please", contact: "{}" },
    })
    .execute();
  await db()
    .insertInto("request_products")
    .values(
      products.map((product_key, line) => ({
        ...{ request_key, product_key, position: line, line },
        quantity: JSON.stringify({ value: 250, unit: "kg" }),
      })),
    )
    .execute();
  await db()
    .insertInto("request_lines")
    .values(
      products.map((product_key, line) => ({
        ...{ request_key, product_key, position: line, line_key: `line-${line}` },
        name: `Ingredient ${line}`,
        quantity: JSON.stringify({ value: "250", unit: "kg" }),
      })),
    )
    .execute();
  const content = contentOf(supplier, products);
  const quote_key = `quote-${supplier}`;
  const { valid_until } = content;
  await db()
    .insertInto("quotes")
    .values({ key: quote_key, request_key, status: "SENT", current_version: 1, valid_until })
    .execute();
  await db()
    .insertInto("quote_versions")
    .values({
      ...{ quote_key, version: 1, content: JSON.stringify(content), sent_by: ends.buyer_key },
      content_hash: contentHash(content),
    })
    .execute();
}

async function bench() {
  const buyer = await fill();
  const app = await testApp({ routes: [roundRoutes], ...(await testIdentity()) });
  const times: number[] = [];
  let offers = 0;
  for (let at = 0; at < warm + runs; at += 1) {
    // Another currency each time: nothing of the answer before is of use.
    const currency = ["EUR", "USD", "CNY"][at % 3] ?? "EUR";
    const started = performance.now();
    const { status, body } = await app.call("GET /rounds/:roundKey/matrix", {
      ...{ as: buyer.key, params: { roundKey: batch }, query: { currency } },
    });
    if (status !== 200) throw new Error(`answered ${status}`);
    offers = body.offers.length;
    if (at >= warm) times.push(performance.now() - started);
  }
  await app.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (runs - 1))] ?? 0);
  return { offers, p50_ms: at(0.5), p95_ms: at(0.95), slowest_ms: at(1) };
}

const data = await mkdtemp(path.join(tmpdir(), "neroli-bench-"));
const database = await startEmbedded(data, { durable: false });
try {
  await migrate(database.url);
  connect(database.url);
  const row = await bench();
  const holds = row.offers === suppliers * lines && row.p95_ms < wanted;
  console.log(`${suppliers} suppliers x ${lines} lines: less than ${wanted} ms wanted`);
  console.table([row]);
  console.log(
    JSON.stringify({
      name: "quotes",
      target: { p95_ms: wanted },
      holds,
      suppliers,
      lines,
      runs,
      ...row,
    }),
  );
  process.exitCode = holds ? 0 : 1;
} finally {
  await disconnect();
  await database.stop();
  await rm(data, { recursive: true, force: true });
}
