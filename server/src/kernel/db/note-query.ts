import type { LogEvent } from "kysely";
import { log } from "../log/log.ts";
import { queries } from "../measures/metrics.ts";
import { noteSpan } from "../measures/spans.ts";

/** Milliseconds from which on a query is named in the log; none before it is said. */
let slow = Number.POSITIVE_INFINITY;
const longest = 500;

/** From now on the log has queries that take so long, by their text, which has no value of anybody. */
export function nameSlowQueries(milliseconds: number): void {
  slow = milliseconds;
}

/** Hears of every query that Kysely made, when it is over. */
export function noteQuery({ level, query, queryDurationMillis: ms, ...event }: LogEvent): void {
  queries.observe({ outcome: level === "error" ? "failed" : "ok" }, ms / 1_000);
  const error = "error" in event ? event.error : undefined;
  const attributes = {
    "db.system.name": "postgresql",
    "db.query.text": query.sql.slice(0, longest),
  };
  noteSpan({ name: nameOf(query.sql), kind: "client", attributes }, { milliseconds: ms, error });
  if (ms < slow) return;
  log.warn({ ms: Math.round(ms), query: oneLine(query.sql) }, "a slow query");
}

/** What it does, as traces list it: "select", "insert". */
const nameOf = (text: string) => /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "query";

const oneLine = (text: string) => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};
