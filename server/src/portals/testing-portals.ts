import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { createUser } from "../users/factory.ts";
import { createEvent, createEventUser } from "./factory.ts";

/**
 * For tests: a brand portal, a closed one, a customer portal and two exhibitions; four companies
 * take part of which one has left and one is disabled. People of every standing in the portal.
 */
export async function createPortals() {
  for (const key of ["maison", "quiet", "left"]) {
    await createCompany({ key, name: key, offering: ["INGREDIENTS"] });
  }
  await createCompany({ key: "gone", name: "gone", enabled: false });
  await createCompany({ key: "lab", name: "lab", type: "TESTING_SERVICE", offering: ["SERVICES"] });
  const companies = ["maison", "left", "gone", "lab"];
  await createEvent({ key: "brand", display_name: "Brand", companies });
  await createEvent({ key: "closed", display_name: "Closed", enabled: false, companies });
  await createEvent({
    key: "show",
    display_name: "Show",
    type: "TRADE_SHOW",
    starts_on: "2026-10-06",
    ends_on: "2026-10-08",
    companies,
  });
  await createEvent({
    key: "old-show",
    display_name: "Old",
    type: "EXPO",
    enabled: false,
    companies,
  });
  await createEvent({
    key: "customers",
    display_name: "Customers",
    type: "CUSTOMER_PORTAL",
    settings: {
      theme: { primary_colour: "#0a5c5c" },
      links: { site: "https://maison.example" },
      support: "help@maison.example",
      takes_sign_ups: true,
    },
  });
  await db()
    .updateTable("event_companies")
    .where("company_key", "=", "left")
    .set({ enabled: false })
    .execute();
  const member = await createUser();
  const manager = await createUser();
  const waiting = await createUser();
  const stranger = await createUser();
  const support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
  const held = { "search.portal.brand": "view" } as const;
  for (const event_key of ["brand", "closed"]) {
    await createEventUser({ event_key, user_key: member.key, permissions: held });
  }
  await createEventUser({
    event_key: "brand",
    user_key: manager.key,
    permissions: { "company.portal.brand": "manage" },
    terms_accepted_at: new Date(),
  });
  await createEventUser({
    event_key: "brand",
    user_key: waiting.key,
    permissions: held,
    status: "AWAITING_VERIFICATION",
  });
  return { member, manager, waiting, stranger, support };
}
