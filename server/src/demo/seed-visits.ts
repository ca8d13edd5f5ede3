import { db } from "../kernel/db/db.ts";
import { createVisit } from "../visits/factory.ts";

const event_key = "nord-ingredients-hamburg";

/** Who stands where in Hamburg. */
const stands: Record<string, readonly [hall: string, stand: string]> = {
  "velouria-actives": ["Halle A1", "A2"],
  "haldermark-chemie": ["Halle A1", "A10"],
  "quellhof-polymere": ["Halle A1", "C7"],
  "kestrin-preservation": ["Halle A4", "B3"],
  "fjordalg-marine": ["Halle A4", "B12"],
  "nordvik-distribution": ["Halle B10", "D1"],
};

/** An exhibition with halls and stands, and what a buyer wants to see there. */
export async function seedVisits(): Promise<void> {
  await db()
    .updateTable("events")
    .where("key", "=", event_key)
    .set({
      description:
        "Raw materials for cosmetics and home care from the north: three days of stands, talks and meetings.",
      place: "Hamburg Messe",
      country: "DE",
      time_zone: "Europe/Berlin",
    })
    .execute();
  for (const [company_key, [hall, stand]] of Object.entries(stands)) {
    await db()
      .updateTable("event_companies")
      .where("event_key", "=", event_key)
      .where("company_key", "=", company_key)
      .set({ hall, stand })
      .execute();
  }
  const kept = { event_key, user_key: await keyOf("buyer@neroli.example") };
  await createVisit({ ...kept, company_key: "velouria-actives", note: "Retinal: which grades?" });
  await createVisit({ ...kept, company_key: "fjordalg-marine" });
}

async function keyOf(email: string): Promise<string> {
  const { key } = await db()
    .selectFrom("users")
    .where("email", "=", email)
    .select("key")
    .executeTakeFirstOrThrow();
  return key;
}
