import { AppError } from "../errors.ts";
import { callPeer } from "../measures/measured.ts";
import type { AssetStore } from "./store.ts";

/** The same store, with every call measured and traced, and known to be away when it is. */
export function measuredStore(store: AssetStore): AssetStore {
  const measured = <T>(call: string, work: () => Promise<T>) =>
    callPeer("files", call, { work, isAway });
  return {
    put: (storageKey, file) => measured("put", () => store.put(storageKey, file)),
    open: (storageKey, range) => measured("open", () => store.open(storageKey, range)),
    sizeOf: (storageKey) => measured("size", () => store.sizeOf(storageKey)),
    delete: (storageKey) => measured("delete", () => store.delete(storageKey)),
    check: (report) => store.check(report),
  };
}

const isAway = (error: unknown) =>
  error instanceof AppError && error.code === "documents.store-unavailable";
