import { useEffect, useState } from "react";
import { codeReader } from "./read-code.ts";
import { keepShell } from "./shell.ts";

/** Whether the page opens without a connection; kept as soon as the device is prepared. */
export function useShell(prepared: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (!prepared) return;
    // What reads codes is loaded before, so that it is among what is kept.
    const keep = async () => {
      await codeReader().catch(() => {});
      await keepShell();
      setKept(true);
    };
    const tryAgain = () => void keep().catch(() => {});
    // What is kept of an earlier visit is enough.
    setKept(navigator.serviceWorker.controller !== null && !navigator.onLine);
    tryAgain();
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [prepared]);
  return kept;
}
