import { connect, disconnect } from "../../server/src/kernel/db/db.ts";
import { migrate } from "../../server/src/kernel/db/migrate.ts";
import { arrive } from "../../server/src/notifications/testing-arrival.ts";
import type { Chaos, Scenario } from "./open-chaos.ts";

const people = 20;
const events = 500;

/** Who tells people what happened is killed, and the connections are cut on which that is heard. */
export const notifications: Scenario = {
  name: "notifications",
  target: "each of 10,000 notifications is in its bell once, and was told once by a stream",
  rounds: 50,
  async run(chaos: Chaos) {
    const url = await chaos.database(await chaos.emptyFolder());
    await migrate(url);
    connect(url);
    try {
      const figures = await arrive({ url, people, events, kills: chaos.rounds });
      const { missing, doubled, told_twice, untold } = figures;
      return { holds: missing + doubled + told_twice + untold === 0, figures: { ...figures } };
    } finally {
      await disconnect();
    }
  },
};
