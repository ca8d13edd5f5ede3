/** Milliseconds after which it comes without a scroll, and after which it is ready (spec 15). */
const afterMilliseconds = 5_000;
const readyMilliseconds = 2_000;

/**
 * Loads the script at the first scroll, which may have been, or after five seconds; two seconds after it has come the
 * window hears that it is ready. Answers what keeps it from coming, which answers whether it has.
 */
export function loadCrm(address: string, hasScrolled: boolean): () => boolean {
  const waiting = new AbortController();
  let begun = false;
  const load = () => {
    if (begun || waiting.signal.aborted) return;
    begun = true;
    waiting.abort();
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => setTimeout(tellReady, readyMilliseconds), { once: true });
    document.head.append(script);
  };
  addEventListener("scroll", load, { once: true, passive: true, signal: waiting.signal });
  const timer = setTimeout(load, afterMilliseconds);
  if (hasScrolled) load();
  return () => {
    clearTimeout(timer);
    waiting.abort();
    return begun;
  };
}

const tellReady = () => dispatchEvent(new Event("neroli:crm-ready"));
