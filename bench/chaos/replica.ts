import { setTimeout as pause } from "node:timers/promises";
import { journalHeader } from "@neroli/contract/kernel/journal-header.ts";
import { tokenOf } from "../../e2e/session-of.ts";
import { startCluster } from "../nodes/cluster.ts";
import { company, keepAsking, rowsOf } from "./asking.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

const product = "velourine-b3-pc";
const people = ["buyer", "buyer-manager", "manager", "editor"];
/** Milliseconds of each state that the standby is in. */
const each = 6_000;

/** The standby serves, falls silent, serves, is late, and serves again, under people at two nodes. */
export const replica: Scenario = {
  name: "replica",
  target:
    "two nodes that read from a standby: whoever did something finds it, and no call fails or waits over 3 s, while it is lost and late",
  rounds: 1,
  async run(chaos: Chaos) {
    const cluster = await startCluster(chaos, 2, { withStandby: true });
    const { database, front, standby } = cluster;
    if (!standby) throw new Error("no standby");
    const visitors = keepAsking(front, company);
    const watch = { missed: 0, done: 0, failed: 0 };
    let over = false;
    const busy = people.map(async (name) => {
      const person = new Person(
        front.origin,
        await tokenOf(front.origin, `${name}@neroli.example`),
      );
      while (!over) await person.changeAndLook(watch);
    });
    const counts: Record<string, number> = {};
    const phase = async (name: string) => {
      const before = watch.done;
      const asked = await readOnStandby(standby.url);
      await pause(each);
      counts[`${name}: changes found`] = watch.done - before;
      counts[`${name}: rows read on the standby`] = (await readOnStandby(standby.url)) - asked;
    };
    await phase("serving");
    standby.way.fallSilent();
    await phase("silent");
    standby.way.letNewOnesPass();
    await phase("serving again");
    await rowsOf(standby.url, "select pg_wal_replay_pause()");
    await phase("late");
    await rowsOf(standby.url, "select pg_wal_replay_resume()");
    await phase("caught up");
    over = true;
    await Promise.all(busy);
    const asked = await visitors();
    const [{ rows: primary = 0 } = {}] = await rowsOf<{ rows: number }>(database, rowsRead);
    return {
      holds:
        watch.missed === 0 &&
        watch.failed === 0 &&
        asked.bad === 0 &&
        !asked.told.includes("503") &&
        asked.slowest < 3_000 &&
        Number(counts["serving: rows read on the standby"]) > 0 &&
        Number(counts["caught up: rows read on the standby"]) > 0,
      figures: {
        "changes looked for": watch.done,
        "not found": watch.missed,
        failed: watch.failed,
        "visitors' answers": asked.told,
        "slowest, ms": asked.slowest,
        ...counts,
        "rows read on the primary": primary,
      },
    };
  },
};

/** Somebody whose browser brings along how far it has seen what was done. */
class Person {
  readonly #origin: string;
  readonly #token: string;
  #place: string | null = null;
  #has = false;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  /** Bookmarks a product or removes it, and looks whether it is so, by whichever node. */
  async changeAndLook(watch: { missed: number; done: number; failed: number }): Promise<void> {
    const changed = this.#has
      ? await this.#call("POST", "/bookmarks/remove", { products: [product] })
      : await this.#call("PUT", `/bookmarks/${product}`, {});
    this.#has = !this.#has;
    const found = await this.#call("GET", "/bookmarks/products");
    if (!changed.ok || !found.ok) {
      watch.failed += 1;
      return;
    }
    const { content } = (await found.json()) as { content: { product_key: string }[] };
    watch.done += 1;
    if (content.some(({ product_key }) => product_key === product) !== this.#has) watch.missed += 1;
  }

  async #call(method: string, address: string, body?: object): Promise<Response> {
    const answer = await fetch(`${this.#origin}/api${address}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(this.#place && { [journalHeader]: this.#place }),
        ...(body && { "content-type": "application/json", "idempotency-key": crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    this.#place = answer.headers.get(journalHeader) ?? this.#place;
    return answer;
  }
}

const rowsRead =
  "select tup_returned as rows from pg_stat_database where datname = current_database()";

const readOnStandby = async (url: string): Promise<number> =>
  (await rowsOf<{ rows: number }>(url, rowsRead))[0]?.rows ?? 0;
