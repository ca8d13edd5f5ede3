/** A hit is seen that was at least half in view for so long. */
const half = 0.5;
const seenAfter = 1_000;

/** Calls back once for each element that was seen; answers how to end that. */
export function watchSeen(
  elements: readonly Element[],
  seen: (element: Element) => void,
): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, intersectionRatio } of changes) {
        clearTimeout(timers.get(target));
        if (intersectionRatio < half) continue;
        const inView = () => {
          observer.unobserve(target);
          seen(target);
        };
        timers.set(target, setTimeout(inView, seenAfter));
      }
    },
    { threshold: half },
  );
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
