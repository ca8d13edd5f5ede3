import type { Actor } from "../../kernel/actor.ts";
import { existsFor } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";

/** The names of those of these companies whose products exist for this actor, by key. */
export const findCompanyNames = (actor: Actor, keys: readonly string[]): Map<string, string> =>
  new Map(
    keys.flatMap((key) => {
      const company = catalogue().companies.get(key);
      return company && existsFor(actor, { company }) ? [[key, company.reference.name]] : [];
    }),
  );
