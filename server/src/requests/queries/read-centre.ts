import { groups } from "@neroli/contract/access/roles.ts";
import { type SqlBool, sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedUsers } from "../../published/users.ts";
import { onSide } from "../policy.ts";

/** The companies on the other side of the actor's requests, by name; none for support. */
export const listCounterparties = (actor: SignedInActor) =>
  db()
    .selectFrom(publishedCompanies())
    .where((company) =>
      company.or([
        company(
          "companies.key",
          "in",
          company
            .selectFrom("requests")
            .where(onSide(actor, "BUYER"))
            .select("requests.company_key"),
        ),
        company(
          "companies.key",
          "in",
          company
            .selectFrom("requests")
            .where(onSide(actor, "SUPPLIER"))
            .where("requests.buyer_company_key", "is not", null)
            .select("requests.buyer_company_key"),
        ),
      ]),
    )
    .orderBy("companies.name")
    .orderBy("companies.key")
    .limit(mostOffered)
    .select(["companies.key", "companies.name"])
    .execute();

/** More than that nobody looks through; the search finds the rest. */
const mostOffered = 500;

/** The people of the actor's company who can see to requests, by name. */
export const listTeam = (actor: SignedInActor) =>
  db()
    .selectFrom(publishedUsers())
    .where("company_key", "=", actor.company_key)
    .where("enabled", "=", true)
    .where("status", "=", "VERIFIED")
    .where(sql<SqlBool>`roles && ${[...groups.ALL]}::text[]`)
    .orderBy("lastname")
    .orderBy("firstname")
    .orderBy("key")
    .select("key")
    .select(sql<string>`concat_ws(' ', firstname, lastname)`.as("name"))
    .execute();
