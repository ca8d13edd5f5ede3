import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { type SubscriptionPlan, subscriptionPlans } from "@neroli/contract/subscriptions/states.ts";
import { now } from "../kernel/clock.ts";
import { db } from "../kernel/db/db.ts";
import { between, pick } from "./generate/pick.ts";

/** Counted from the day of seeding, not from the demonstration's own: states follow the clock. */
const day = (days: number) => dayOf(new Date(now().getTime() + days * 86_400_000));

interface Plan {
  plan: SubscriptionPlan;
  starts_on: string;
  ends_on: string | null;
  deactivated_at?: Date;
  note?: string;
}

/** The subscriptions that show something; every other supplier has an active one. */
const particular: Record<string, Plan[]> = {
  "velouria-actives": [
    { plan: "BASIC", starts_on: day(-609), ends_on: day(-245) },
    { plan: "PROFESSIONAL", starts_on: day(-244), ends_on: day(120), note: "Renews in autumn" },
  ],
  "haldermark-chemie": [{ plan: "ENTERPRISE", starts_on: day(-700), ends_on: null }],
  "enzyra-biocatalysis": [{ plan: "ENTERPRISE", starts_on: day(-90), ends_on: null }],
  "sarvento-oils": [{ plan: "PROFESSIONAL", starts_on: day(-340), ends_on: day(24) }],
  "kaolba-minerals": [{ plan: "BASIC", starts_on: day(-352), ends_on: day(12) }],
  "ceramont-waxes": [{ plan: "BASIC", starts_on: day(-359), ends_on: day(5) }],
  "tervane-solvents": [{ plan: "PROFESSIONAL", starts_on: day(-400), ends_on: day(-36) }],
  "pelican-trade": [
    { plan: "BASIC", starts_on: day(-365), ends_on: day(-1), note: "Asked twice, no answer yet" },
  ],
  "aldergate-fill": [{ plan: "BASIC", starts_on: day(9), ends_on: day(373) }],
  "pinewell-resins": [
    {
      plan: "PROFESSIONAL",
      starts_on: day(21),
      ends_on: day(385),
      note: "Starts after the review",
    },
  ],
  "linhai-meridian": [
    {
      plan: "PROFESSIONAL",
      starts_on: day(-150),
      ends_on: day(214),
      deactivated_at: new Date(now().getTime() - 20 * 86_400_000),
      note: "Invoice disputed",
    },
  ],
};

const ordinary = (company: string): Plan[] => {
  const since = between(`subscribed ${company}`, 40, 320);
  const plan = pick(`plan ${company}`, subscriptionPlans);
  return [{ plan, starts_on: day(-since), ends_on: day(364 - since) }];
};

/** Every enabled company that sells has a subscription, of all states. */
export async function seedSubscriptions(): Promise<void> {
  const suppliers = await db()
    .selectFrom("companies")
    .where("enabled", "=", true)
    .where("key", "<>", "neroli-staging")
    .where((company) =>
      company.exists(
        company
          .selectFrom("products")
          .select("products.key")
          .whereRef("products.company_key", "=", "companies.key"),
      ),
    )
    .select("key")
    .orderBy("key")
    .execute();
  const rows = suppliers.flatMap(({ key }) =>
    (particular[key] ?? ordinary(key)).map((plan, index) => ({
      key: `subscription-${key}-${index + 1}`,
      company_key: key,
      ...plan,
      created_at: `${plan.starts_on < day(0) ? plan.starts_on : day(-3)}T09:00:00Z`,
    })),
  );
  await db().insertInto("subscriptions").values(rows).execute();
}
