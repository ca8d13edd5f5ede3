import { addFollower, type Topic } from "../../kernel/events/events.ts";
import { runAgain } from "../../kernel/jobs/run-again.ts";
import { keepPortals, replacePortals } from "../../kernel/portal-hosts.ts";
import { readKnownPortals } from "../queries/known-portals.ts";

const topics = new Set<Topic>(["event.changed", "portal.hosts-changed"]);

/** Knows which portal is reached by which host, and hears of every change, also by other processes. */
export async function startPortalHosts(
  origin: string,
  report: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const changed = new Set<string>();
  const readChanged = async () => {
    const keys = [...changed];
    changed.clear();
    try {
      if (keys.length > 0) replacePortals(keys, await readKnownPortals(keys));
    } catch (error) {
      for (const key of keys) changed.add(key);
      throw error;
    }
  };
  const reading = runAgain(readChanged, report);
  let knowsAll = false;
  const removeFollower = addFollower(async (events) => {
    const told = events.filter(({ topic }) => topics.has(topic));
    if (told.length === 0) return;
    for (const { key } of told) changed.add(key);
    if (knowsAll) reading.ask();
    await reading.idle();
  });
  keepPortals(origin, await readKnownPortals());
  knowsAll = true;
  // Of what changed while all was read.
  reading.ask();
  await reading.idle();
  return {
    async stop() {
      removeFollower();
      await reading.stop();
      keepPortals(origin, []);
    },
  };
}
