import type { JsonValue, Provider, ResolutionDetails } from "@openfeature/server-sdk";
import { now } from "../clock.ts";
import { db } from "../db/db.ts";

/** Every page asks for the flags: the database is asked again after this long. */
const keptMilliseconds = 5_000;

/**
 * Flags of the environment, and of the table `flags` where the environment says nothing. A change
 * in the table holds within five seconds, in every process.
 */
export function embeddedFlags(environment: ReadonlyMap<string, boolean>): Provider {
  let kept: { values: ReadonlyMap<string, JsonValue>; until: number } | undefined;

  const stored = async () => {
    const time = now().getTime();
    if (!kept || time >= kept.until) {
      const rows = await db().selectFrom("flags").select(["name", "value"]).execute();
      const values = new Map(rows.map(({ name, value }) => [name, value as JsonValue]));
      kept = { values, until: time + keptMilliseconds };
    }
    return kept.values;
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
