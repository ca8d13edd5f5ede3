/** Rights are read anew this often while one looks at the page; not longer than a minute. */
const millisecondsBetween = 45_000;
/** Who goes back and forth between windows does not ask each time. */
const shortestPause = 5_000;

/** Calls `refresh` in time while the page is seen, and when one comes back to it. */
export function watch(refresh: () => unknown): () => void {
  let last = Date.now();
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - last < shortestPause) return;
    last = Date.now();
    refresh();
  };
  const timer = setInterval(look, millisecondsBetween);
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}
