import type { ProductFields } from "@neroli/contract/products/schema.ts";
import { sql } from "kysely";
import { db, transaction } from "../kernel/db/db.ts";
import { countDocuments } from "../products/commands/count-documents.ts";
import { type IncomingProduct, saveProducts } from "../products/commands/save-products.ts";
import { texts } from "./data/texts.ts";
import { seedFiles } from "./files/seed-files.ts";
import { drafts } from "./generate/drafts.ts";
import type { DemoProduct } from "./generate/ingredients.ts";
import { buildProducts } from "./generate/products.ts";
import { seedAttributes } from "./seed-attributes.ts";
import { seedAwards } from "./seed-awards.ts";
import { seedColleagues } from "./seed-colleagues.ts";
import { seedCompanies } from "./seed-companies.ts";
import { seedFormulas } from "./seed-formulas.ts";
import { seedGrants } from "./seed-grants.ts";
import { seedInteractions } from "./seed-interactions.ts";
import { seedKept } from "./seed-kept.ts";
import { seedLaw } from "./seed-law.ts";
import { seedMeetings } from "./seed-meetings.ts";
import { seedNotifications } from "./seed-notifications.ts";
import { seedPeople } from "./seed-people.ts";
import { seedPortals } from "./seed-portals.ts";
import { seedProgramme } from "./seed-programme.ts";
import { seedProjects } from "./seed-projects.ts";
import { seedQuotes } from "./seed-quotes.ts";
import { seedRates } from "./seed-rates.ts";
import { seedRequests } from "./seed-requests.ts";
import { seedRounds } from "./seed-rounds.ts";
import { seedSamples } from "./seed-samples.ts";
import { seedScans } from "./seed-scans.ts";
import { seedSubscriptions } from "./seed-subscriptions.ts";
import { seedUsers } from "./seed-users.ts";
import { seedVisits } from "./seed-visits.ts";
import { support } from "./support.ts";

const incoming = (product: DemoProduct): IncomingProduct => ({
  key: product.key,
  company_key: product.company_key,
  offering: product.offering,
  segment: product.segment,
  fields: { ...product.fields, ...textsOf(product.key) },
  visibility: product.visibility,
  source: "demo",
  source_key: product.key,
  trashed: product.trashed,
});

/** Fills an empty database with the demonstration; does nothing when there are companies already. */
export async function seedDemo(): Promise<void> {
  if (await hasCompanies()) return;
  const products = buildProducts();
  await transaction(async () => {
    // Of processes that start together one waits here and finds what the other has written.
    await sql`lock table companies in share row exclusive mode`.execute(db());
    if (await hasCompanies()) return;
    await seedCompanies(products);
    await seedUsers();
    await seedPeople();
    await saveProducts(support, [...products.map(incoming), ...drafts]);
    await seedAttributes();
    await seedFiles(products);
    await countDocuments(products.map(({ key }) => key));
    await seedSubscriptions();
    await seedPortals();
    await seedVisits();
    await seedMeetings();
    await seedProgramme();
    await seedRequests();
    await seedColleagues();
    await seedGrants();
    await seedSamples();
    await seedRates();
    await seedLaw();
    await seedRounds();
    await seedQuotes();
    await seedKept(products);
    await seedProjects(products);
    await seedFormulas(products);
    await seedScans();
    await seedInteractions(products);
    await seedAwards();
    await seedNotifications(new Map(products.map(({ key, fields }) => [key, fields.name])));
  });
}

/** A product's texts in all languages but English, as it keeps them. */
const textsOf = (key: string): ProductFields =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, byProduct]) =>
      Object.entries(byProduct[key] ?? {}).map(([field, said]) => [`${field}@${language}`, said]),
    ),
  );

const hasCompanies = () => db().selectFrom("companies").select("key").limit(1).executeTakeFirst();
