import type { ScanKit } from "@neroli/contract/scans/schema.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError, api } from "../../kernel/client.ts";
import { useSession } from "../../kernel/session/session.tsx";
import { onSendState, sendState, wake } from "./send.ts";
import { findKit, findScans, findUnsent, type KeptScan, keepKit, onChange } from "./store.ts";

interface Kept {
  /** Undefined until it was looked for; null where the device is not prepared. */
  kit: ScanKit | null;
  scans: KeptScan[];
  unsent: KeptScan[];
}

/** What this device keeps of an exhibition, as it is now. */
export function useKept(event: string): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let latest = 0;
    const read = async () => {
      const own = ++latest;
      const [kit, scans, unsent] = await Promise.all([
        findKit(event),
        findScans(event),
        findUnsent(),
      ]);
      if (own === latest) setKept({ kit: kit ?? null, scans, unsent });
    };
    const readLater = () => void read();
    readLater();
    return onChange(readLater);
  }, [event]);
  return kept;
}

/** Reads what the device needs while there is a connection; answers whether this account is refused. */
export function usePreparing(event: string): { refused: boolean } {
  const session = useSession();
  const company = session.state === "signed-in" ? (session.profile.company?.key ?? null) : null;
  const isSignedIn = session.state === "signed-in";
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    if (company === null) return setRefused(true);
    const params = { companyKey: company, event };
    api("GET /companies/:companyKey/events/:event/scans/kit", { params }).then(
      (kit) => {
        setRefused(false);
        return keepKit(kit);
      },
      // Without an answer the device goes on with what it has.
      (error: unknown) => setRefused(error instanceof ApiError && error.status < 500),
    );
  }, [isSignedIn, company, event]);
  return { refused };
}

/** Milliseconds after the last change: a note that is being typed is sent once. */
const untilSent = 700;

/** Sends whenever there is something, or somebody, or a connection. */
export function useSending() {
  const { state } = useSession();
  const sending = useSyncExternalStore(onSendState, sendState, () => "idle" as const);
  useEffect(() => {
    if (state) wake();
  }, [state]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(wake, untilSent);
    };
    const whenSeen = () => document.visibilityState === "visible" && wake();
    const forget = onChange(soon);
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", whenSeen);
    return () => {
      clearTimeout(timer);
      forget();
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  }, []);
  return sending;
}
