import { RequestPrefill, ShippingAddress } from "@neroli/contract/requests/schema.ts";
import type { RequestType } from "@neroli/contract/requests/states.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";

/** Values that a form starts with: from the last request of that type, else the profile (spec 4). */
export async function findPrefill(
  actor: SignedInActor,
  type: RequestType,
): Promise<RequestPrefill> {
  const last = await db()
    .selectFrom("requests")
    .where("buyer_key", "=", actor.user_key)
    .where("type", "=", type)
    .orderBy("created_at", "desc")
    .orderBy("key", "desc")
    .limit(1)
    .select(["contact", "shipping_address", "estimated_yearly_usage"])
    .executeTakeFirst();
  if (!last) return fromProfile(actor);
  return RequestPrefill.parse(last);
}

async function fromProfile(actor: SignedInActor): Promise<RequestPrefill> {
  const profile = await db()
    .selectFrom(publishedUsers())
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .where("users.key", "=", actor.user_key)
    .select(["title", "firstname", "lastname", "department"])
    .select(["companies.name as company", "companies.country", "companies.headquarters"])
    .executeTakeFirstOrThrow();
  const contact = {
    full_name: `${profile.firstname} ${profile.lastname}`,
    ...(profile.title && { title: profile.title }),
    ...(profile.company && { company: profile.company }),
    ...(profile.department && { department: profile.department }),
  };
  const headquarters = { ...(profile.headquarters as object | null), country: profile.country };
  return RequestPrefill.parse({
    contact,
    shipping_address: ShippingAddress.safeParse(headquarters).data ?? null,
    estimated_yearly_usage: null,
  });
}
