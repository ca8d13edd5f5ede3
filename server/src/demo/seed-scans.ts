import type { BadgeField } from "@neroli/contract/enumerations/badges.ts";
import { createBadge } from "../badges/factory.ts";
import { db } from "../kernel/db/db.ts";
import { createScan } from "../scans/factory.ts";
import { daysBefore } from "./generate/pick.ts";

const event_key = "nord-ingredients-hamburg";
const company_key = "velouria-actives";
const devices = ["5ca00000-0000-4000-8000-000000000001", "5ca00000-0000-4000-8000-000000000002"];

const visitors: { user_key: string; consents: BadgeField[] }[] = [
  { user_key: "buyer", consents: ["NAME", "COMPANY", "FUNCTION", "EMAIL"] },
  { user_key: "buyer-manager", consents: ["NAME", "COMPANY"] },
  { user_key: "external", consents: [] },
];

/** Who is met at the exhibition, and what an exhibitor's two phones noted while the stand was built. */
export async function seedScans(): Promise<void> {
  const codes: string[] = [];
  for (const { user_key, consents } of visitors) {
    await db()
      .insertInto("event_users")
      .values({ event_key, user_key, status: "VERIFIED", permissions: JSON.stringify({}) })
      .onConflict((known) => known.doNothing())
      .execute();
    codes.push((await createBadge({ event_key, user_key, consents })).code);
  }
  const [buyer = "", manager = "", external = ""] = codes;
  const noted = [
    {
      read: buyer,
      rating: 5,
      notes: "Wants two samples of actives for a serum, launch in spring.",
    },
    { read: buyer, rating: 4, notes: "Asked for prices of 25 kg and 100 kg.", user_key: "editor" },
    { read: manager, rating: 3, notes: "Sends a colleague tomorrow." },
    { read: external, rating: null, notes: "Only wanted the brochure." },
    { read: "Card: Tomasz Wilk, Wilk Laboratoria", rating: 4, notes: "No badge; write to him." },
  ];
  for (const [at, scan] of noted.entries()) {
    await createScan({
      ...{ event_key, company_key, user_key: "manager", ...scan, sequence: at + 1 },
      device: devices[at % 2] ?? "",
      scanned_at: daysBefore(1),
      arrived_at: daysBefore(1),
    });
  }
}
