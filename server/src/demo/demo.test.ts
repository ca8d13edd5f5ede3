import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { CompanyForm } from "@neroli/contract/companies/company-form.ts";
import type { EditableCompany } from "@neroli/contract/companies/editable.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { languages } from "@neroli/contract/kernel/language.ts";
import { fieldsSchema } from "@neroli/contract/products/schema.ts";
import { parseWeight } from "@neroli/contract/products/weights.ts";
import { QuoteContent } from "@neroli/contract/quotes/content.ts";
import { subscriptionStatus, subscriptionStatuses } from "@neroli/contract/subscriptions/states.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEditable } from "../companies/present/read-editable.ts";
import { startAssets } from "../kernel/assets/assets.ts";
import { db, longWork } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { lookForHotLeads } from "../leads/commands/watch-leads.ts";
import { termsAccepted } from "../published/portals.ts";
import { expireOldQuotes } from "../quotes/commands/expire-quotes.ts";
import { contentHash } from "../quotes/queries/content-hash.ts";
import { reckonResponseTimes } from "../requests/commands/reckon-response-times.ts";
import { demoAccounts } from "./accounts.ts";
import { pictureOf, render } from "./files/pictures.ts";
import { documentsOf } from "./files/plan-documents.ts";
import { writePdf } from "./files/write-pdf.ts";
import { companies } from "./generate/companies.ts";
import { buildProducts } from "./generate/products.ts";
import { seedDemo } from "./seed.ts";
import { support } from "./support.ts";

const products = buildProducts();
const everyLanguage = languages.toSorted();
const [first] = products;
if (!first) throw new Error("the demonstration has no products");

describe("the catalogue of the demonstration", () => {
  test("has a marketplace's size and mix, with keys of their own", () => {
    const count = (offering: string) =>
      products.filter((product) => product.offering === offering).length;
    expect(products.length).toBeGreaterThanOrEqual(600);
    expect(count("INGREDIENTS")).toBeGreaterThan(400);
    expect(count("FORMULATIONS")).toBeGreaterThan(80);
    expect(count("SERVICES")).toBeGreaterThan(50);
    expect(companies.length).toBeGreaterThanOrEqual(60);
    expect(new Set(products.map(({ key }) => key)).size).toBe(products.length);
  });

  test("every product is one that the editor would accept: formats and check digits", () => {
    const schemas = {
      INGREDIENTS: fieldsSchema("INGREDIENTS"),
      FORMULATIONS: fieldsSchema("FORMULATIONS"),
      SERVICES: fieldsSchema("SERVICES"),
    };
    for (const { key, offering, fields } of products) {
      const read = schemas[offering].safeParse(fields);
      expect(read.error?.issues, key).toBeUndefined();
    }
  });

  test("every formulation adds up to a hundred, or fills up with a quantum satis", () => {
    for (const { key, fields } of products) {
      if (!fields.phases) continue;
      const weights = fields.phases.flatMap(({ ingredients }) =>
        ingredients.map(({ weight }) => parseWeight(weight)),
      );
      const filled = weights.some((weight) => weight?.form === "qs");
      const sum = weights.reduce(
        (total, weight) => total + (weight?.form === "exact" ? weight.value : 0),
        0,
      );
      expect(weights, key).not.toContain(null);
      if (filled) expect(sum, key).toBeLessThan(100);
      else expect(sum, key).toBeCloseTo(100, 1);
    }
  });

  test("is the same each time, and describes products one by one", () => {
    expect(buildProducts()).toEqual(products);
    const said = new Map<string, number>();
    for (const { fields } of products) {
      for (const sentence of (fields.description ?? "").split(/(?<=\.) /)) {
        said.set(sentence, (said.get(sentence) ?? 0) + 1);
      }
    }
    expect([...said].filter(([, times]) => times > 5)).toEqual([]);
  });

  test("formulations name no raw material twice and link to products that are there", () => {
    const there = new Set(products.filter(({ trashed }) => !trashed).map(({ key }) => key));
    for (const { key, fields } of products) {
      const used = (fields.phases ?? []).flatMap(({ ingredients }) => ingredients);
      const names = used.map(({ name }) => name);
      expect(new Set(names).size, key).toBe(names.length);
      const linked = used.flatMap(({ product }) => product ?? []);
      expect(
        linked.filter((product) => !there.has(product)),
        key,
      ).toEqual([]);
    }
  });

  test("goods say what they are for; some are out of stock, two are in the trash", () => {
    const goods = products.filter(({ offering }) => offering !== "SERVICES");
    for (const { key, fields } of goods) {
      expect(fields.functions?.length, key).toBeGreaterThan(0);
      expect(fields.applications?.length, key).toBeGreaterThan(0);
    }
    const out = goods.filter(({ fields }) => fields.in_stock === false).length / goods.length;
    expect(out).toBeGreaterThan(0.03);
    expect(out).toBeLessThan(0.13);
    expect(products.filter(({ trashed }) => trashed)).toHaveLength(2);
  });

  test("its documents are PDF, its pictures are pictures, the same each time", async () => {
    const [document] = documentsOf(first);
    if (!document) throw new Error("no document");
    const pdf = await writePdf(first, { document, company: "Velouria" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(textOf(pdf)).toContain("Demonstration document");
    expect(textOf(pdf)).toContain(first.fields.name);
    expect(await writePdf(first, { document, company: "Velouria" })).toEqual(pdf);
    const picture = await render(pictureOf(first).svg);
    expect(picture.subarray(8, 12).toString()).toBe("WEBP");
  });
});

/** What the editor of companies would refuse to save again. */
function refusedIn(company: EditableCompany): string[] {
  const names = Object.keys(CompanyForm.shape);
  const form = {
    ...Object.fromEntries(Object.entries(company).filter(([name]) => names.includes(name))),
    segments: company.segments.map(({ image: _, ...segment }) => segment),
  };
  const issues = CompanyForm.safeParse(form).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

/** The text of a PDF with compressed streams and texts in hexadecimal, as pdfkit writes them. */
function textOf(pdf: Buffer): string {
  let text = "";
  let from = pdf.indexOf("stream\n");
  while (from >= 0) {
    const to = pdf.indexOf("\nendstream", from);
    const content = inflateSync(pdf.subarray(from + 7, to)).toString("latin1");
    for (const [, hex = ""] of content.matchAll(/<([0-9a-f]+)>/g)) {
      text += Buffer.from(hex, "hex").toString("latin1");
    }
    from = pdf.indexOf("stream\n", to + 10);
  }
  return text;
}

describe("seeding", () => {
  let database: FreshDatabase;
  let data: string;
  beforeAll(async () => {
    database = await freshDatabase();
    data = await mkdtemp(join(tmpdir(), "neroli-demo-"));
    startAssets({ data });
  });
  afterAll(async () => {
    await rm(data, { recursive: true, force: true });
    await database.close();
  });

  test("fills an empty database once, with one account per role", async () => {
    // Two processes that start together: one waits as long as the other takes.
    await Promise.all([longWork(seedDemo), longWork(seedDemo)]);
    const count = async () =>
      (await db().selectFrom("products").select("key").execute()).length +
      (await db().selectFrom("assets").select("id").execute()).length;
    const seeded = await count();
    expect(seeded).toBeGreaterThan(2_000);
    await seedDemo();
    expect(await count()).toBe(seeded);
    const unread = await db()
      .selectFrom("notifications")
      .select("data")
      .where("user_key", "=", "manager")
      .where("read", "=", false)
      .execute();
    expect(unread.length).toBeGreaterThan(1);
    const subscriptions = await db().selectFrom("subscriptions").selectAll().execute();
    const states = subscriptions.map((each) => subscriptionStatus(each, dayOf(new Date())));
    expect([...new Set(states)].toSorted()).toEqual([...subscriptionStatuses].toSorted());
    const users = await db().selectFrom("users").select(["email", "roles", "demo"]).execute();
    // Whoever shares the password is shut out when the demonstration is off.
    expect(users.filter(({ demo }) => !demo)).toEqual([]);
    for (const { email, role } of demoAccounts) {
      expect(users.find((user) => user.email === email)?.roles).toEqual([role]);
    }
  });

  test("gives its portals terms in force, which everybody there has accepted", async () => {
    await seedDemo();
    const terms = await db().selectFrom("event_terms").select(["event_key", "texts"]).execute();
    expect(terms.map(({ event_key }) => event_key).toSorted()).toEqual([
      "haldermark-customer-desk",
      "maren-holt-portal",
    ]);
    for (const { texts } of terms) expect(Object.keys(texts).toSorted()).toEqual(everyLanguage);
    const due = await db()
      .selectFrom("event_users")
      .innerJoin("events", "events.key", "event_users.event_key")
      .where(termsAccepted, "=", false)
      .where("events.key", "in", ["haldermark-customer-desk", "maren-holt-portal"])
      .select("event_users.user_key")
      .execute();
    expect(due).toEqual([]);
  });

  test("says of no company how fast it answers: nobody waited", async () => {
    await seedDemo();
    const told = () => db().selectFrom("response_times").selectAll().execute();
    // Its days are fixed; as if all of it had happened today.
    await db().updateTable("requests").set({ updated_at: new Date() }).execute();
    await db().updateTable("request_events").set({ created_at: new Date() }).execute();
    await reckonResponseTimes();
    expect(await told()).toEqual([]);
    // There are answers, which would count if real buyers had asked.
    await db().updateTable("users").set({ demo: false }).execute();
    await reckonResponseTimes();
    expect((await told()).length).toBeGreaterThan(0);
    await db().updateTable("users").set({ demo: true }).execute();
  });

  test("every company is one that its editor would save again", async () => {
    await seedDemo();
    const rows = await db().selectFrom("companies").select("key").execute();
    for (const { key } of rows) {
      const company = await readEditable({ ...support, user_key: "support" }, key);
      expect(refusedIn(company), key).toEqual([]);
    }
  });

  test("whoever did something by the audit trail has a name there", async () => {
    await seedDemo();
    const rows = await db().selectFrom("audit_entries").select("actor_name").execute();
    expect(rows.filter(({ actor_name }) => actor_name === "")).toEqual([]);
  });

  test("its quotations are such as could be sent, and stand in each state", async () => {
    await seedDemo();
    const versions = await db().selectFrom("quote_versions").selectAll().execute();
    for (const { content, content_hash, quote_key } of versions) {
      expect(QuoteContent.parse(content), quote_key).toEqual(content);
      expect(contentHash(content), quote_key).toBe(content_hash);
    }
    // None of them is over before its time, whenever the demonstration begins.
    await expireOldQuotes();
    const quotes = await db().selectFrom("quotes").select(["status", "request_key"]).execute();
    const own = quotes.filter(({ request_key }) => request_key.startsWith("demo-quote-"));
    expect(own.map(({ status }) => status).toSorted()).toEqual([
      ...["ACCEPTED", "EXPIRED", "SENT", "SENT"],
    ]);
    const answered = versions.filter(({ counter_id }) => counter_id !== null);
    const counters = await db().selectFrom("quote_counters").selectAll().execute();
    expect([answered.length, counters.length]).toEqual([1, 2]);
  });

  test("has a year of readers that ends today, of whom most are nobody", async () => {
    await seedDemo();
    const months = await db()
      .selectFrom("interaction_counts")
      .where("scope", "=", 0)
      .where("grain", "=", "month")
      .where("kind", "=", "VIEW")
      .select(["starts", "events"])
      .orderBy("starts")
      .execute();
    expect(months.length).toBeGreaterThanOrEqual(12);
    expect(dayOf(months.at(-1)?.starts ?? new Date(0)).slice(0, 7)).toBe(
      dayOf(new Date()).slice(0, 7),
    );
    const { all, known } = await db()
      .selectFrom("interactions")
      .select([sql<number>`count(*)`.as("all"), sql<number>`count(reader)`.as("known")])
      .executeTakeFirstOrThrow();
    expect(all).toBeGreaterThan(20_000);
    expect(known / all).toBeLessThan(0.2);
    expect(known).toBeGreaterThan(100);
    await lookForHotLeads();
    const news = await db().selectFrom("outbox").where("topic", "=", "lead.hot").execute();
    expect(news).toEqual([]);
    const { hot } = await db()
      .selectFrom("lead_work")
      .select(sql<number>`count(hot_at)`.as("hot"))
      .executeTakeFirstOrThrow();
    expect(hot).toBeGreaterThan(0);
    const { portals, documents } = await db()
      .selectFrom("interactions")
      .select(sql<number>`count(distinct portal) filter (where kind = 'VIEW')`.as("portals"))
      .select(sql<number>`count(distinct document)`.as("documents"))
      .executeTakeFirstOrThrow();
    expect(portals).toBeGreaterThan(1);
    expect(documents).toBeGreaterThan(10);
  });
});
