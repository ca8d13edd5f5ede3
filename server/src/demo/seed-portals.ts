import type { EventType } from "@neroli/contract/enumerations/portals.ts";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { type Insertable, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import { now } from "../kernel/clock.ts";
import { db } from "../kernel/db/db.ts";
import { createEvent, createEventProduct, createEventUser } from "../portals/factory.ts";
import { seedPortalLogos } from "./files/portal-logos.ts";
import { daysBefore } from "./generate/pick.ts";
import { seedPortalContact, seedPortalTerms } from "./seed-portal-terms.ts";

const day = (days: number) => dayOf(new Date(now().getTime() + days * 86_400_000));

interface Exhibition {
  key: string;
  type: EventType;
  name: string;
  promoted: boolean;
  from: number;
  to: number;
  place: string;
  country: string;
  time_zone: string;
  description: string;
  primary_colour: string;
  companies: string[];
}

const exhibitions: Exhibition[] = [
  {
    key: "nord-ingredients-hamburg",
    type: "TRADE_SHOW",
    name: "Nord Ingredients Hamburg",
    promoted: true,
    from: 48,
    to: 50,
    place: "Hamburg Messe, Hamburg",
    country: "DE",
    time_zone: "Europe/Berlin",
    description:
      "Three days for raw materials of personal care and home care: suppliers from the north of " +
      "Europe show what is new, and answer at their stands.",
    primary_colour: "#0b4f8a",
    companies: [
      "velouria-actives",
      "haldermark-chemie",
      "quellhof-polymere",
      "kestrin-preservation",
      "fjordalg-marine",
      "nordvik-distribution",
      "epidermia-institut",
    ],
  },
  {
    key: "formulation-days-lyon",
    type: "CONGRESS",
    name: "Formulation Days Lyon",
    promoted: false,
    from: 133,
    to: 134,
    place: "Centre de Congrès, Lyon",
    country: "FR",
    time_zone: "Europe/Paris",
    description: "Two days of talks and benches for people who formulate.",
    primary_colour: "#7a3e9d",
    companies: ["velouria-actives", "ceramont-waxes", "petrichor-microbiologie", "ticinello-lab"],
  },
];

/** People whom the portals are for; they sign in like every demonstration account. */
const people: Omit<Insertable<DB["users"]>, "password_hash">[] = [
  {
    key: "portal-admin",
    email: "portal-admin@neroli.example",
    title: "Mrs.",
    firstname: "Wiebke",
    lastname: "Andresen",
    company_key: "maren-holt",
    roles: ["EVENT_ADMIN"],
    department: "INNOVATION",
    language: "en",
  },
  {
    key: "external",
    email: "external@neroli.example",
    title: "Mr.",
    firstname: "Rafael",
    lastname: "Quintana",
    company_key: null,
    roles: [],
    department: "PROCUREMENT",
    language: "es",
  },
];

/** A brand portal, a customer portal and two exhibitions, with companies and people in them. */
export async function seedPortals(): Promise<void> {
  await seedPeople();
  await seedBrandPortal();
  await seedCustomerPortal();
  for (const { name, from, to, primary_colour, ...event } of exhibitions) {
    await createEvent({
      ...event,
      name,
      display_name: name,
      starts_on: day(from),
      ends_on: day(to),
      settings: { theme: { primary_colour }, links: { site: `https://${event.key}.example` } },
    });
  }
}

/** All demonstration accounts share the password, and with it its hash. */
async function seedPeople(): Promise<void> {
  const { password_hash } = await db()
    .selectFrom("users")
    .where("key", "=", "support")
    .select("password_hash")
    .executeTakeFirstOrThrow();
  const since = { created_at: daysBefore(45), activated_at: daysBefore(45) };
  const common = { ...since, status: "VERIFIED" as const, demo: true };
  await db()
    .insertInto("users")
    .values(people.map((person) => ({ ...person, ...common, password_hash })))
    .execute();
}

/** Logos belong to a portal that is there already. */
async function showLogos(portal: Parameters<typeof seedPortalLogos>[0]): Promise<void> {
  const images = JSON.stringify({ images: await seedPortalLogos(portal) });
  await db()
    .updateTable("events")
    .set({ settings: sql`settings || ${images}::jsonb` })
    .where("key", "=", portal.event_key)
    .execute();
}

async function seedBrandPortal(): Promise<void> {
  const event_key = "maren-holt-portal";
  await createEvent({
    key: event_key,
    type: "BRAND_PORTAL",
    name: "Maren and Holt",
    display_name: "Maren and Holt Ingredient Portal",
    settings: {
      theme: { primary_colour: "#1f5e6b" },
      links: { site: "https://maren-holt.example", terms: "https://maren-holt.example/terms" },
      support: "portal@maren-holt.example",
      variant: "CONCEPTS",
      takes_sign_ups: true,
    },
    companies: [
      "velouria-actives",
      "heliodane-photoprotection",
      "sarvento-oils",
      "saebyeol-peptides",
      "blank-beaker",
    ],
  });
  await promoteIngredients(event_key);
  await showLogos({ event_key, word: "Maren & Holt", colour: "#1f5e6b" });
  await createEventUser({
    event_key,
    user_key: "portal-admin",
    permissions: {
      "product.portal.brand": "manage",
      "user.portal.brand": "manage",
      "company.portal.brand": "manage",
      "document.portal.brand": "manage",
      "search.portal.brand": "view",
    },
    terms_accepted_at: new Date(daysBefore(45)),
  });
  await createEventUser({
    event_key,
    user_key: "buyer-manager",
    permissions: { "search.portal.brand": "view" },
    terms_accepted_at: new Date(daysBefore(40)),
  });
  await seedPortalTerms(event_key, "Maren and Holt");
  await seedPortalContact(event_key, "velouria-actives", {
    ...{ product_type: "INGREDIENTS", contact_type: "SALES" },
    ...{ person_of_contact: "Élodie Marchetti", value: "maren-holt@velouria-actives.example" },
  });
}

/** The first three of each company's ingredients, turn by turn. */
async function promoteIngredients(event_key: string): Promise<void> {
  const { rows } = await sql<{ company_key: string; product_key: string; ranking: number }>`
    select company_key, product_key,
      (row_number() over (order by turn, company_key))::int as ranking
    from (
      select products.company_key, products.key as product_key,
        row_number() over (partition by products.company_key order by products.key) as turn
      from products join event_companies on event_companies.company_key = products.company_key
      where event_key = ${event_key} and products.shown and offering = 'INGREDIENTS'
    ) as ingredients
    where turn <= 3`.execute(db());
  for (const row of rows) await createEventProduct({ ...row, event_key, promoted: true });
}

async function seedCustomerPortal(): Promise<void> {
  const event_key = "haldermark-customer-desk";
  await createEvent({
    key: event_key,
    type: "CUSTOMER_PORTAL",
    name: "Haldermark",
    display_name: "Haldermark Customer Desk",
    settings: {
      theme: { primary_colour: "#8a3b12" },
      links: {
        site: "https://haldermark-chemie.example",
        terms: "https://haldermark-chemie.example/terms",
      },
      support: "desk@haldermark-chemie.example",
      takes_sign_ups: true,
    },
    companies: ["haldermark-chemie", "tamarack-partners"],
  });
  await showLogos({ event_key, word: "Haldermark", colour: "#8a3b12" });
  await createEventUser({
    event_key,
    user_key: "henning-wolters",
    permissions: { "user.portal.customer": "manage", "search.portal.customer": "view" },
  });
  await createEventUser({
    event_key,
    user_key: "external",
    type: "DIRECT_CUSTOMER",
    permissions: { "search.portal.customer": "view" },
    terms_accepted_at: new Date(daysBefore(30)),
  });
  await createEventUser({
    event_key,
    user_key: "omar-siddiqui",
    type: "INDIRECT_CUSTOMER",
    status: "AWAITING_VERIFICATION",
  });
  await seedPortalTerms(event_key, "Haldermark Chemie");
  await seedPortalContact(event_key, "haldermark-chemie", {
    ...{ product_type: "INGREDIENTS", contact_type: "SALES" },
    ...{ person_of_contact: "Henning Wolters", value: "desk@haldermark-chemie.example" },
  });
}
