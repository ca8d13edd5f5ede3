import { setTimeout as pause } from "node:timers/promises";
import type { Served } from "../../e2e/start-neroli.ts";
import { openConnection } from "../../server/src/kernel/db/connection.ts";

/** How long whatever never comes is waited for. */
const longest = 60_000;

/** Milliseconds until the check is true, a minute at most unless said. */
export async function until(check: () => Promise<boolean>, atMost = longest): Promise<number> {
  const began = performance.now();
  while (!(await check().catch(() => false))) {
    if (performance.now() - began > atMost) throw new Error(`waited ${atMost} ms in vain`);
    await pause(20);
  }
  return Math.round(performance.now() - began);
}

interface Asked {
  status: number;
  milliseconds: number;
}

/** A status of 0 is no answer. */
export async function ask({ origin }: Pick<Served, "origin">, address: string): Promise<Asked> {
  const began = performance.now();
  const answer = await fetch(`${origin}${address}`, {
    signal: AbortSignal.timeout(longest),
  }).catch(() => null);
  await answer?.arrayBuffer().catch(() => {});
  return { status: answer?.status ?? 0, milliseconds: Math.round(performance.now() - began) };
}

/** How much the server writes until it is asked: lines but those that every request has. */
export function countLines(served: Served): () => number {
  const said = () => served.lines().filter((line) => !line.includes('"msg":"request"')).length;
  const before = said();
  return () => said() - before;
}

/** What an outage may write, however short or long it is and however many call meanwhile. */
export const mostLines = 20;

/** Reads the database for every answer. */
export const company = "/api/companies/velouria-actives";

/** Asks on, a few at a time, until it is stopped; then how often each status came. */
export function keepAsking(served: Pick<Served, "origin">, address: string) {
  const statuses = new Map<number, number>();
  let slowest = 0;
  let stopped = false;
  const one = async () => {
    while (!stopped) {
      const { status, milliseconds } = await ask(served, address);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      slowest = Math.max(slowest, milliseconds);
      await pause(20);
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, one));
  return async () => {
    stopped = true;
    await all;
    const told = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`);
    const bad = [...statuses.keys()].filter((status) => status !== 200 && status !== 503);
    return { told: told.join(", "), bad: bad.length, slowest };
  };
}

/** The rows of a statement, asked of a database by its address. */
export async function rowsOf<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = await openConnection(url);
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
