import { sql } from "kysely";
import { db, measuredReplica, poolsInUse } from "../db/db.ts";
import { countedLines } from "../log/log.ts";
import { counter, gauge, measureProcess } from "../measures/metrics.ts";
import { maxAttempts } from "../outbox/work.ts";
import { whatIsMissing } from "../wellbeing.ts";

/** Numbers that are looked up whenever somebody asks for what is measured. */
export function beginGauges({ behind }: { behind: () => number }): void {
  measureProcess();
  gauge(
    {
      name: "neroli_database_connections",
      help: "Connections of this process by pool: open, at rest, and calls that wait for one.",
      labels: ["pool", "state"],
    },
    poolsInUse,
  );
  counter(
    {
      name: "neroli_replica_queries_total",
      help: "Queries of what is only read, by who answered them and why the primary did.",
      labels: ["answered_by"],
    },
    () =>
      Object.entries(measuredReplica()?.answered ?? {}).map(([answered_by, value]) => ({
        answered_by,
        value,
      })),
  );
  gauge(
    {
      name: "neroli_replica_behind_bytes",
      help: "Of the journal, that the replica has yet to read.",
    },
    () => [measuredReplica()].flatMap((found) => (found ? [{ value: found.behind }] : [])),
  );
  gauge(
    { name: "neroli_follower_behind_seconds", help: "Since all was read that others did." },
    () => [{ value: behind() / 1_000 }],
  );
  gauge(
    {
      name: "neroli_missing",
      help: "1 for what was away at its last call.",
      labels: ["peer"],
    },
    () => whatIsMissing().map((peer) => ({ peer, value: 1 })),
  );
  counter(
    {
      name: "neroli_log_lines_total",
      help: "Lines that warned or worse since the process began, also those that were only counted.",
      labels: ["level"],
    },
    () => Object.entries(countedLines()).map(([level, value]) => ({ level, value })),
  );
  gauge(
    {
      name: "neroli_events_waiting",
      help: "Events that no listener has handled yet: due, and given up after the last attempt.",
      labels: ["state"],
    },
    waitingEvents,
  );
  gauge(
    {
      name: "neroli_queued_work",
      help: "Work that somebody waits for, by name: waiting, and given up.",
      labels: ["name", "state"],
    },
    waitingWork,
  );
}

async function waitingEvents() {
  const { rows } = await sql<{ state: string; value: number }>`
    select case when attempts >= ${maxAttempts} then 'given up' else 'waiting' end as state, count(*) as value
    from outbox where handled_at is null group by 1`.execute(db());
  return rows;
}

async function waitingWork() {
  const { rows } = await sql<{ name: string; state: string; value: number }>`
    select name, case when failed_at is null then 'waiting' else 'given up' end as state,
      count(*) as value
    from queued_work group by 1, 2`.execute(db());
  return rows;
}
