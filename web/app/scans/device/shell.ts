/** The worker's scope: pages of this address alone. */
const scope = "/scan/";
const worker = `${scope}worker.js`;

/**
 * Lets this page open without a connection: its worker keeps the page as it is now with every file
 * that it has loaded. Resolves when all of it is kept; of a new build that is done again.
 */
export async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register(worker, { scope });
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error("no worker");
  const { port1: ours, port2: theirs } = new MessageChannel();
  const kept = new Promise<void>((resolve, reject) => {
    ours.onmessage = ({ data }) => (data === "kept" ? resolve() : reject(new Error(String(data))));
  });
  active.postMessage({ page: location.pathname, files: loadedFiles() }, [theirs]);
  await kept;
}

/** Of this very build: what a page loads has the hash of its content in its name. */
function loadedFiles(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  const linked = [
    ...document.querySelectorAll<HTMLLinkElement>(
      "link[rel=stylesheet], link[rel=modulepreload], link[rel=preload], link[rel=icon]",
    ),
  ].map(({ href }) => href);
  const own = [...names, ...linked]
    .map((name) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

const isFile = (path: string) => path.startsWith("/assets/") || path === "/favicon.svg";
