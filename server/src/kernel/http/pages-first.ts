/** Milliseconds after which what has waited begins, however many pages follow each other. */
const longest = 200;

let making = 0;
const waiting = new Set<() => void>();

/** Makes a page; what nobody waits for gives way to it. */
export async function makingPage<Page>(make: () => Promise<Page>): Promise<Page> {
  making += 1;
  try {
    return await make();
  } finally {
    making -= 1;
    // The page leaves before.
    setImmediate(beginWaiting);
  }
}

function beginWaiting(): void {
  if (making > 0) return;
  for (const begin of waiting) begin();
}

/** Done when no page is being made, or a fifth of a second later. */
export function pagesFirst(): Promise<void> {
  if (making === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const begin = () => {
      waiting.delete(begin);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(begin, longest);
    waiting.add(begin);
  });
}
