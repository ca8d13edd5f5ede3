/** By its transaction, whether every follower has heard of what this process wrote. */
type Heard = Map<string, Promise<boolean>>;

const readers = new Set<Heard>();

/**
 * Says that this process itself tells its followers of the events of a transaction. `heard` is false
 * where one of them failed, and where the transaction did: then whoever reads the outbox tells them.
 */
export function noteOwn(transaction_id: string, heard: Promise<boolean>): void {
  for (const own of readers) own.set(transaction_id, heard);
  void heard.then((all) => {
    if (!all) for (const own of readers) own.delete(transaction_id);
  });
}

/** What somebody who reads the outbox need not tell this process again. */
export interface OwnEvents {
  /**
   * Has others' events told at once, and those of this process that it could not tell itself. Settles
   * when followers have heard of all; rejects when `tell` does.
   */
  tellNews<E extends Written>(
    events: readonly E[],
    tell: (news: E[]) => Promise<void>,
  ): Promise<void>;
  /** What has been told is read for good. */
  read(): void;
  stop(): void;
}

interface Written {
  transaction_id: string;
}

export function keepOwnEvents(): OwnEvents {
  const heard: Heard = new Map();
  const seen = new Set<string>();
  readers.add(heard);
  return {
    async tellNews(events, tell) {
      const own = events.filter((event) => heard.has(event.transaction_id));
      const isHeard = own.map((event) => heard.get(event.transaction_id));
      const mine = new Set<Written>(own);
      const others = events.filter((event) => !mine.has(event));
      if (others.length > 0) await tell(others);
      const ends = await Promise.all(isHeard);
      const failed = own.filter((_, at) => ends[at] !== true);
      if (failed.length > 0) await tell(failed);
      for (const { transaction_id } of own) seen.add(transaction_id);
    },
    read() {
      for (const each of seen) heard.delete(each);
      seen.clear();
    },
    stop: () => void readers.delete(heard),
  };
}
