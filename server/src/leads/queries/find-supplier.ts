import { defaultScoring, type LeadScoring, withDefaults } from "@neroli/contract/leads/scoring.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { publishedCompanies } from "../../published/companies.ts";
import { publishedInteractionThings } from "../../published/interactions.ts";

/** Whose leads are read, and by what they are scored. */
export interface Supplier {
  key: string;
  name: string;
  /** Its number among the interactions; -1 before there are any. */
  scope: number;
  scoring: LeadScoring & { version: number };
}

export async function findSupplier(company: string): Promise<Supplier> {
  const row = found(
    await db()
      .selectFrom(publishedCompanies())
      .leftJoin(publishedInteractionThings(), "things.company_key", "companies.key")
      .leftJoin("lead_scoring", "lead_scoring.company_key", "companies.key")
      .where("companies.key", "=", company)
      .select(["companies.key", "companies.name", "things.id as scope"])
      .select(["weights", "threshold", "lead_scoring.version"])
      .executeTakeFirst(),
  );
  return {
    ...{ key: row.key, name: row.name, scope: row.scope ?? -1 },
    scoring: {
      weights: withDefaults(row.weights ?? {}),
      threshold: row.threshold ?? defaultScoring.threshold,
      version: row.version ?? 0,
    },
  };
}
