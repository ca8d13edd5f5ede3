import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mailedKinds } from "@neroli/contract/notifications/table.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../kernel/actor.ts";
import { db, emit, transaction } from "../kernel/db/db.ts";
import { found } from "../kernel/errors.ts";
import { createRequest } from "../requests/factory.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { openStream } from "./streams/open-stream.ts";
import { startStreams } from "./streams/start-streams.ts";

const program = path.join(import.meta.dirname, "testing-listening-process.ts");

interface Arrival {
  /** The address of the database that this process is connected to. */
  url: string;
  people: number;
  events: number;
  /** How often the process that tells is killed, and the connection cut that is listened on. */
  kills: number;
}

/** What came of the notifications that there should be: one of each event for each person. */
export interface Arrived {
  wanted: number;
  in_bells: number;
  missing: number;
  doubled: number;
  told_by_streams: number;
  told_twice: number;
  untold: number;
  kills: number;
  cuts: number;
}

/**
 * Events happen, a process of its own tells them and is killed in the midst of it, the connection on
 * which this one listens is cut: what is in the bells in the end, and what was streamed of it.
 */
export async function arrive({ url, people, events, kills }: Arrival): Promise<Arrived> {
  const streams = startStreams(() => {});
  const told: string[] = [];
  let cuts = 0;
  const request = await prepare(people, told);
  await transaction(async () => {
    const actor = request.buyer_key;
    for (let at = 0; at < events; at++)
      emit({ topic: "request.closed", key: request.key, data: { actor } });
  });
  const wanted = events * people;
  for (let killed = 0; ; killed++) {
    const before = await countRows();
    const child = spawn(process.execPath, [program, url], { stdio: "ignore" });
    const ended = once(child, "exit");
    const left = wanted - before;
    // Each is killed with a part of what is left, the last one when everything is told.
    const enough = killed < kills ? Math.ceil(left / (kills - killed + 1) / 2) : left;
    while ((await countRows()) < before + enough && child.exitCode === null) await pause(2);
    child.kill("SIGKILL");
    await ended;
    cuts += await cut();
    // The minute is over after which others take what a killed one had in hand.
    await sql`update outbox set claimed_until = null where handled_at is null`.execute(db());
    if (killed >= kills) break;
  }
  while (new Set(told).size < (await countRows())) await pause(20);
  // What came a second time would come now.
  await pause(200);
  await streams.stop();
  return { ...(await compare(wanted, told)), kills, cuts };
}

/** A request to a company of so many people, who each listen to what is new. */
async function prepare(people: number, told: string[]) {
  const here = JSON.stringify(Object.fromEntries(mailedKinds.map((kind) => [kind, "HERE"])));
  const first = await createUser({ roles: ["SUPPLIER_USER"], notification_settings: here });
  const { company_key } = first;
  const keys = [first.key];
  while (keys.length < people) {
    const more = { roles: ["SUPPLIER_USER" as const], notification_settings: here, company_key };
    keys.push((await createUser(more)).key);
  }
  for (const key of keys) listen(found(await findAccount(key, "en")).actor, told);
  return createRequest({ company_key: company_key ?? "" });
}

function listen(actor: SignedInActor, told: string[]): void {
  let rest = "";
  openStream(actor, undefined).on("data", (part: Buffer) => {
    const blocks = (rest + part).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) told.push(...(JSON.parse(data) as { keys: string[] }).keys);
    }
  });
}

async function countRows(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from notifications`.execute(db());
  return rows[0]?.count ?? 0;
}

/**
 * Cuts the connection on which this process hears that there are notifications, as soon as there is
 * one; now and then it asks whether it still hears.
 */
export async function cut(): Promise<number> {
  for (;;) {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and query in ('listen neroli_notifications', 'select 1')`.execute(db());
    if (rows.length > 0) return rows.length;
    await pause(10);
  }
}

async function compare(wanted: number, told: readonly string[]) {
  const { rows } = await sql<{ id: string; copies: number }>`
    select id, count(*) over (partition by user_key, outbox_id) as copies
    from notifications`.execute(db());
  const heard = new Set(told);
  return {
    wanted,
    in_bells: rows.length,
    missing: wanted - rows.length,
    doubled: rows.filter(({ copies }) => copies > 1).length,
    told_by_streams: heard.size,
    told_twice: told.length - heard.size,
    untold: rows.filter(({ id }) => !heard.has(id)).length,
  };
}
