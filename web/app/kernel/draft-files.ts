/** Files of drafts: what the browser's storage of texts has no room for. All of it may fail quietly. */
const database = "neroli.draft-files";
const store = "files";

/** Files of drafts that nobody came back to. */
const keptMilliseconds = 7 * 86_400_000;
/** Of all drafts together: a computer is not filled with what was never sent. */
const mostBytes = 150_000_000;

interface KeptFile {
  /** The key that the file is sent with (send-keys.ts). */
  key: string;
  file: File;
  kept_at: number;
}

/** Keeps a file under its key until it is forgotten; one that there is no room for is not kept. */
export const keepFile = (key: string, file: File): Promise<void> =>
  quietly(async (files) => {
    const all = (await done(files.getAll())) as KeptFile[];
    const due = Date.now() - keptMilliseconds;
    for (const each of all.filter(({ kept_at }) => kept_at < due)) files.delete(each.key);
    const bytes = all.reduce((sum, each) => sum + each.file.size, file.size);
    if (bytes <= mostBytes) await done(files.put({ key, file, kept_at: Date.now() }));
  });

/** The file that was kept; null when there is none, as after a week. */
export async function readFile(key: string): Promise<File | null> {
  let found: KeptFile | undefined;
  await quietly(async (files) => {
    found = await done(files.get(key));
  });
  return found && found.kept_at >= Date.now() - keptMilliseconds ? found.file : null;
}

export const forgetFile = (key: string): Promise<void> =>
  quietly(async (files) => {
    await done(files.delete(key));
  });

/** Whoever signs out leaves nothing to the next one at this computer. */
export const forgetFiles = (): Promise<void> =>
  quietly(async (files) => {
    await done(files.clear());
  });

async function quietly(work: (files: IDBObjectStore) => Promise<void>): Promise<void> {
  try {
    const opened = indexedDB.open(database, 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore(store, { keyPath: "key" });
    const kept = await done(opened);
    try {
      await work(kept.transaction(store, "readwrite").objectStore(store));
    } finally {
      kept.close();
    }
  } catch {
    // A private window, or a browser without room: the files are there as long as the page.
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
