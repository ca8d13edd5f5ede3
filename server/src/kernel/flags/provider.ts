import type { JsonValue, Provider, ResolutionDetails } from "@openfeature/server-sdk";
import { elapsed } from "../clock.ts";
import { db } from "../db/db.ts";
import { isUnavailable } from "../outage.ts";

/**
 * Every page asks for the flags: the database is asked again after this long. While it is away what
 * was known holds.
 */
const keptMilliseconds = 5_000;

type Values = ReadonlyMap<string, JsonValue>;

/**
 * Flags of the environment, and of the table `flags` where the environment says nothing. A change
 * in the table holds within five seconds, in every process.
 */
export function embeddedFlags(environment: ReadonlyMap<string, boolean>): Provider {
  let kept: { values: Values; until: number } | undefined;

  const stored = async () => {
    const time = elapsed();
    if (!kept || time >= kept.until) {
      const until = time + keptMilliseconds;
      // Who asks meanwhile is answered by what was known.
      if (kept) kept = { ...kept, until };
      kept = { values: await read(kept?.values), until };
    }
    return kept.values;
  };

  const read = async (known: Values | undefined): Promise<Values> => {
    try {
      const rows = await db().selectFrom("flags").select(["name", "value"]).execute();
      return new Map(rows.map(({ name, value }) => [name, value as JsonValue]));
    } catch (error) {
      if (known && isUnavailable(error)) return known;
      throw error;
    }
  };

  const resolve = async <T>(name: string, otherwise: T): Promise<ResolutionDetails<T>> => {
    const value = environment.get(name) ?? (await stored()).get(name);
    return typeof value === typeof otherwise
      ? { value: value as T, reason: "STATIC" }
      : { value: otherwise, reason: "DEFAULT" };
  };

  return {
    metadata: { name: "neroli" },
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
  };
}
