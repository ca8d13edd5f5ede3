/** By its transaction, how far telling this process's followers of what it wrote has come. */
type Told = Map<string, "being told" | "heard">;

const readers = new Set<Told>();

/**
 * Says that this process itself tells its followers of the events of a transaction. `heard` is false
 * where one of them failed, and where the transaction did: then whoever reads the outbox tells them.
 */
export function noteOwn(transaction_id: string, heard: Promise<boolean>): void {
  for (const own of readers) own.set(transaction_id, "being told");
  void heard.then((all) => {
    for (const own of readers) {
      if (!all) own.delete(transaction_id);
      else if (own.has(transaction_id)) own.set(transaction_id, "heard");
    }
  });
}

/** What somebody who reads the outbox need not tell this process again. */
export interface OwnEvents {
  /**
   * Events that were read: those that followers have to be told of, and the transactions that this
   * process is just telling them of, of which nobody can say yet whether they will hear.
   */
  sort<E extends Written>(events: readonly E[]): { news: E[]; left: string[] };
  /** What has been sorted is read for good, but for what was left. */
  read(): void;
  stop(): void;
}

interface Written {
  transaction_id: string;
}

export function keepOwnEvents(): OwnEvents {
  const told: Told = new Map();
  const passed = new Set<string>();
  readers.add(told);
  return {
    sort(events) {
      const news = events.filter(({ transaction_id }) => !told.has(transaction_id));
      const own = new Set(events.map(({ transaction_id }) => transaction_id));
      const left: string[] = [];
      for (const transaction_id of own) {
        const state = told.get(transaction_id);
        if (state === "heard") passed.add(transaction_id);
        if (state === "being told") left.push(transaction_id);
      }
      return { news, left };
    },
    read() {
      for (const each of passed) told.delete(each);
      passed.clear();
    },
    stop: () => void readers.delete(told),
  };
}
