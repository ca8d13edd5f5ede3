import { useEffect } from "react";

const againMilliseconds = 60_000;
let isThere = false;

/** Loads the recorder once the page is usable, and looked at: what is rendered ahead tells nothing. */
export function useRecorder(): void {
  useEffect(() => {
    if (isThere) return;
    isThere = true;
    if (document.prerendering) {
      document.addEventListener("prerenderingchange", afterLoading, { once: true });
    } else afterLoading();
  }, []);
}

function afterLoading(): void {
  if (document.readyState === "complete") void load();
  else addEventListener("load", () => void load(), { once: true });
}

async function load(): Promise<void> {
  try {
    const { record } = await import("./recorder.ts");
    record();
  } catch {
    // The server is away: readers do not notice.
    setTimeout(() => void load(), againMilliseconds);
  }
}

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}
